import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const CODE = "[PKSRA]\\d{1,2}\\b";
/** `(K13)`, `(16 CFR 312.6; P8)`, `(K7-K9)`, "requirement K17", "safety rule K22": how a number is cited. */
const CITATIONS = [
  new RegExp(`\\((?:(?:[^()]|\\([^()]*\\))*?[ ;,])??(${CODE}(?:(?:, |-)${CODE})*)\\)`, "g"),
  new RegExp(`\\b(?:requirements?|rules?) (${CODE}(?:, ${CODE})*)`, "gi"),
];

/** The numbers a text cites. */
function citedIn(text: string): string[] {
  const found = CITATIONS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, codes = ""]) => codes));
  return found.flatMap((codes) => codes.match(new RegExp(CODE, "g")) ?? []);
}

const sources = ["app", "worker", "durable-objects", "scripts", "test"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter(
      (path) => /\.(?:tsx?|mjs|css)$/.test(path) && !/\/(?:compiled|fixtures)\/|-weights\.ts$/.test(path),
    )
    .map((path) => `${folder}/${path}`),
);

const [proved = "", unproved = ""] = read("docs/requirements.md").split("\n## Not tested\n");
const rowsOf = (part: string) =>
  [...part.matchAll(new RegExp(`^\\| (${CODE}) .*$`, "gm"))].map(([row, code = ""]) => ({ code, row }));
const requirements = rowsOf(proved).map(({ code, row }) => ({
  code,
  tests: [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, path = ""]) => path),
}));
const untested = rowsOf(unproved).map(({ code }) => code);

describe("docs/requirements.md", () => {
  it("has every number the code and the tests cite", () => {
    const known = new Set([...requirements.map(({ code }) => code), ...untested]);
    const cited = sources.flatMap((path) => citedIn(read(path)).map((code) => ({ path, code })));
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ code }) => !known.has(code))).toEqual([]);
  });

  it("has each number once", () => {
    const codes = [...requirements.map(({ code }) => code), ...untested];
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it.each(requirements.map(({ code, tests }) => [code, tests] as const))(
    "names tests of %s that name it, too",
    (code, tests) => {
      expect(tests).not.toEqual([]);
      expect(tests.filter((path) => !sources.includes(path) || !citedIn(read(path)).includes(code))).toEqual(
        [],
      );
    },
  );

  it("admits which numbers no test proves", () => {
    expect(untested).toEqual(["S2", "S17", "A4", "A6", "A7", "A9", "A11"]);
  });
});
