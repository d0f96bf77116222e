import { readdirSync, readFileSync } from "node:fs";
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
