import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const sqlFilesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
const read = (name: string) => readFileSync(join("migrations", name), "utf8");
const files = sqlFilesIn("migrations");

// What the first databases were made with; frozen for good, whatever the list beside them says.
const FROZEN = {
  "0000_init.sql": "aa37c6951062e0dba65a9c0dd611e3f7b026c8570b199a1f8e0fbb012e0b101c",
  "0001_append_only.sql": "32eab797f0b6f8f875ab89e6da36d213d59336c1d742baec0d76f3c90435032b",
};

describe("migrations", () => {
  it("are never changed once published: the list holds every one with its hash", () => {
    const hashes = Object.fromEntries(
      files.map((name) => [name, createHash("sha256").update(read(name)).digest("hex")]),
    );
    expect(hashes).toMatchObject(FROZEN);
    expect(hashes, "make migrations with: npm run db:generate -- --name what_changes").toEqual(
      JSON.parse(read("published.json")),
    );
  });

  it("stand in the journal in the order of their names", () => {
    const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(read("meta/_journal.json"));
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
    expect(journal.entries.map(({ idx }) => idx)).toEqual(files.map((_, index) => index));
  });

  it("only add: no table is dropped or rebuilt", () => {
    for (const name of files) expect(read(name), name).not.toMatch(/\bDROP\s+TABLE\b|__new_/i);
  });

  it("make exactly what app/db/schema describes", () => {
    const out = mkdtempSync(join(tmpdir(), "beats-migrations-"));
    try {
      cpSync("migrations", out, { recursive: true });
      const options = [
        "--dialect",
        "sqlite",
        "--schema",
        "./app/db/schema/index.ts",
        "--out",
        relative(".", out),
      ];
      const made = spawnSync(
        "node_modules/.bin/drizzle-kit",
        ["generate", ...options, "--name", "difference"],
        {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      // It ends with 0 even when it could not read a file, so only its own words count.
      const said = `${made.stdout}${made.stderr}`;
      expect(said).toMatch(/No schema changes|Your SQL migration/);
      const missing = sqlFilesIn(out).filter((name) => !files.includes(name));
      expect(
        missing.map((name) => readFileSync(join(out, name), "utf8")),
        "the schema changed without a migration: npm run db:generate -- --name what_changes",
      ).toEqual([]);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });
});
