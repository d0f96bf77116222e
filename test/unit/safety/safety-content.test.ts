import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { compilePhrases, safetyContentFolder } from "../../../scripts/safety/compile-phrases";
import { copyProject } from "../../fixtures/project-copy";

describe("a fault in what the detector looks for is named with file and line:", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "beats-safety-content-"));
    cpSync(safetyContentFolder, folder, { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });

  const burden = "[burden] high: thinks that others are better off, or nobody would care";
  it.each([
    [
      burden,
      "[burden] grave: thinks that others are better off",
      "a group begins like [burden] high: and why",
    ],
    [burden, "[burden] high:", "a group begins like [burden] high: and why"],
    [burden, `${burden}\nworld ~ not need me`, "stands in its group twice"],
    [burden, `${burden}\n~ ~~`, "applies to any text"],
    [burden, `${burden}\nmaybe? ~ perhaps?`, "applies to any text"],
    [burden, `${burden}\nNOWORDS ~ me`, "Unknown word list NOWORDS"],
    [burden, `${burden}\n${burden}`, "there is a group [burden] above"],
  ])("%j changed to %j", (from, to, text) => {
    const file = join(folder, "phrases/suicide.txt");
    const before = readFileSync(file, "utf8");
    expect(before).toContain(from);
    writeFileSync(file, before.replace(from, to));
    const [fault] = compilePhrases(folder);
    expect(fault?.file).toBe("phrases/suicide.txt");
    expect(fault?.text).toContain(text);
    const lines = readFileSync(file, "utf8").split("\n");
    expect(to.split("\n").concat("world ~ not need me")).toContain(lines[(fault?.line ?? 0) - 1]);
  });

  it("a file of no kind of danger, and a class that moderation does not know", () => {
    writeFileSync(join(folder, "phrases/sadness.txt"), burden);
    const moderation = join(folder, "moderation.txt");
    writeFileSync(moderation, readFileSync(moderation, "utf8").replace("[swearing]", "[rude]"));
    expect(compilePhrases(folder)).toEqual([
      { file: "moderation.txt", line: 4, text: expect.stringContaining("must be one of harassment") },
      { file: "phrases/sadness.txt", line: 1, text: "no kind of danger has this name" },
    ]);
  });
});

describe("a counselor edits one text file", () => {
  let project = "";
  const run = (...args: string[]): string =>
    execFileSync(join(project, "node_modules/.bin/tsx"), args, { cwd: project, encoding: "utf8" });
  const weigh = (text: string): number =>
    Number(/danger: '(-?[\d.]+) of/.exec(run("scripts/safety/try.ts", text))?.[1]);
  const add = (file: string, lines: string) => {
    const path = join(project, "app/features/safety/content", file);
    writeFileSync(path, `${readFileSync(path, "utf8")}${lines}\n`);
  };

  beforeAll(() => {
    project = copyProject("safety-content");
    // A corpus of two authors trains in seconds what the whole one takes minutes for.
    const corpus = join(project, "app/child-language/corpus");
    for (const author of readdirSync(join(corpus, "authors")))
      if (author !== "hollis" && author !== "wade")
        rmSync(join(corpus, "authors", author), { recursive: true });
    for (const name of ["kinds", "moments", "topics"]) {
      rmSync(join(corpus, name), { recursive: true });
      mkdirSync(join(corpus, name));
    }
    const cases = join("test/fixtures/safety/development");
    mkdirSync(join(project, cases), { recursive: true });
    for (const name of ["suicide.txt", "benign.txt"]) cpSync(join(cases, name), join(project, cases, name));
    run("scripts/compile-content.ts");
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it("to add a phrase, which weighs at once", () => {
    const text = "on friday the lighthouse keeper goes out for good";
    const before = weigh(text);
    add(
      "phrases/suicide.txt",
      "\n[lighthouse] high: what the children of one school say\nlighthouse keeper ~ goes out",
    );
    run("scripts/compile-content.ts");
    expect(run("scripts/safety/try.ts", text)).toContain("suicide.lighthouse#");
    expect(weigh(text)).toBeGreaterThan(before);
  });

  it("to add a look-alike, which the next training learns", () => {
    const text = "our drum teacher kills the metronome with his bare hands";
    run("scripts/safety/train.ts");
    const before = weigh(text);
    add("look-alikes.txt", `${text}\n${text}, he says\nyesterday ${text}\nand then ${text}`);
    run("scripts/safety/train.ts");
    expect(weigh(text)).toBeLessThan(before);
  });
});
