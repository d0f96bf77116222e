import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pluralsOnce } from "../../../scripts/build-messages";

type Transform = (
  this: { error(message: string): never },
  code: string,
  id: string,
) => { code: string } | null;

const transform = pluralsOnce().transform as unknown as Transform;
const build = {
  error(message: string): never {
    throw new Error(message);
  },
};
const file = "/app/messages/compiled/registry.js";
const compiled = () => readFileSync("app/messages/compiled/registry.js", "utf8");

afterEach(() => vi.restoreAllMocks());

describe("plurals of the compiled messages", () => {
  it("are found as before, by rules that are made once for each language and kind", async () => {
    const { code } = transform.call(build, compiled(), file) ?? { code: "" };
    const { plural } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { PluralRules } = Intl;
    const made = vi.spyOn(Intl, "PluralRules").mockImplementation(function make(locale, options) {
      return new PluralRules(locale, options);
    });
    for (let round = 0; round < 3; round += 1) {
      expect(plural("en", 1, {})).toBe("one");
      expect(plural("en", 2, {})).toBe("other");
      expect(plural("es", 1, {})).toBe("one");
      expect(plural("en", 2, { type: "ordinal" })).toBe("two");
    }
    expect(made).toHaveBeenCalledTimes(3);
  });

  it("stop the build when they are compiled in another way", () => {
    expect(() => transform.call(build, "export const plural = 1;", file)).toThrow("another way");
    expect(transform.call(build, compiled(), "/app/other.js")).toBeNull();
  });
});
