import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const messagesRoot = new URL("../../app/messages/", import.meta.url);
const catalogue = (locale: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${locale}/${file}`, messagesRoot), "utf8"));
const files = readdirSync(new URL("en/", messagesRoot));

/** The text of every source in a folder of the project, compiled messages left out. */
function readSources(folder: string): string[] {
  const root = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes("compiled"))
    .map((path) => readFileSync(new URL(path, root), "utf8"));
}

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

  it("holds nothing that no code says any more", () => {
    const code = ["app", "worker", "durable-objects", "scripts"].flatMap(readSources).join("\n");
    const said = new Set(code.match(/\bm\.\w+/g)?.map((use) => use.slice(2)));
    const keys = files.flatMap((file) => Object.keys(catalogue("en", file)));
    expect(keys.filter((key) => key !== "$schema" && !said.has(key))).toEqual([]);
  });
});
