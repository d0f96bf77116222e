import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const messagesRoot = new URL("../../app/messages/", import.meta.url);
const catalogue = (locale: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${locale}/${file}`, messagesRoot), "utf8"));
const files = readdirSync(new URL("en/", messagesRoot));

describe("message catalogue", () => {
  it("has the same files in both languages, each listed in the project settings", () => {
    const settings = readFileSync(new URL("../../project.inlang/settings.json", import.meta.url), "utf8");
    expect(readdirSync(new URL("es/", messagesRoot))).toEqual(files);
    for (const file of files) expect(settings).toContain(`/{locale}/${file}`);
  });

  it.each(files)("%s has every English text in Spanish too", (file) => {
    expect(Object.keys(catalogue("es", file)).sort()).toEqual(Object.keys(catalogue("en", file)).sort());
  });

  it("uses no key twice across files, since all compile into one namespace", () => {
    const keys = files.flatMap((file) => Object.keys(catalogue("en", file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
