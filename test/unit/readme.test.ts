import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const folders = (path: string) =>
  readdirSync(new URL(path, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

describe("README's file map", () => {
  it.each(folders("app/features/"))("names app/features/%s", (name) => {
    expect(readme).toContain(`\`${name}/\``);
  });

  it.each(["app", "worker", "durable-objects", "migrations", "test", "scripts"])(
    "names %s/ at the top",
    (name) => {
      expect(readme).toContain(`${name}/`);
    },
  );

  it("names every command of package.json that a person runs", () => {
    const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
    for (const name of Object.keys(scripts)) expect(readme).toContain(name);
  });
});

const pages = [
  "README.md",
  ...readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`),
];
/** A path from the top, alone in backticks; a bare name with an ending is one of the top folder. */
const PATH =
  /^(?:(?:\.ci|app|docs|durable-objects|migrations|project\.inlang|public|scripts|test|worker)\/[\w./$-]*|[\w-]+\.(?:md|json|toml))$/;

describe.each(pages)("%s", (page) => {
  const text = readFileSync(new URL(page, root), "utf8");

  it("names only files and folders there are", () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
    const paths = named.filter((word) => PATH.test(word));
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it("links only to files there are", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(links.filter((path) => !existsSync(new URL(path, new URL(page, root))))).toEqual([]);
  });

  it("names only commands there are", () => {
    const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe("decisions", () => {
  it("have a line in the README each, in order, under their own number and title", () => {
    const files = readdirSync(new URL("docs/decisions/", root)).sort();
    const lines = files.map((file, at) => {
      const page = readFileSync(new URL(`docs/decisions/${file}`, root), "utf8");
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(page) ?? [];
      expect([file.slice(0, 3), number]).toEqual([String(at + 1).padStart(3, "0"), String(at + 1)]);
      return `${number}. [${title}](docs/decisions/${file})`;
    });
    expect(readme.split("\n").filter((line) => line.includes("](docs/decisions/"))).toEqual(lines);
  });
});
