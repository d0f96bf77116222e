import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileContent } from "../../../scripts/coach/compile-content";
import { readContent } from "../../../scripts/coach/read-content";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const content = join(root, "app/features/coach/content");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "beats-content-"));
  cpSync(content, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (name: string) => join(folder, name);
const module = () => readFileSync(pathOf("compiled/content.ts"), "utf8");

/** Changes a copied file; returns the line, counted from 1, where the text to change began. */
function change(name: string, from: string, to: string): number {
  const before = readFileSync(pathOf(name), "utf8");
  const at = before.indexOf(from);
  expect(at, `${from} in ${name}`).toBeGreaterThanOrEqual(0);
  writeFileSync(pathOf(name), before.slice(0, at) + to + before.slice(at + from.length));
  return before.slice(0, at).split("\n").length;
}

const faultsOf = () =>
  compileContent({ from: folder }).map(({ file, line, text }) => `${file}:${line} ${text}`);

describe("a counselor", () => {
  it("adds a topic by copying a file, changing it and running the command", () => {
    const copied = readFileSync(pathOf("topics/chores.yaml"), "utf8");
    writeFileSync(
      pathOf("topics/garden.yaml"),
      copied
        .replace(/^title:.*$/m, 'title: { en: "The garden", es: "El jardín" }')
        .replace(/^reflect:\n {2}6-8:\n {4}- en:.*\n.*$/m, (lines) =>
          lines
            .replace(/en: ".*"/, 'en: "A plant needs time to grow."')
            .replace(/es: ".*"/, 'es: "Una planta crece poco a poco."'),
        ),
    );
    execFileSync(
      join(root, "node_modules/.bin/tsx"),
      ["scripts/coach/compile-content.ts", "--from", folder],
      {
        cwd: root,
      },
    );
    expect(module()).toMatch(/^export type TopicId = .*"garden"/m);
    expect(module()).toContain('"garden": {"title":["The garden","El jardín"]');
    expect(module()).toContain('["A plant needs time to grow.","Una planta crece poco a poco."]');
  });

  it("is told file and line of a fault by the command, which then writes nothing", () => {
    rmSync(pathOf("compiled"), { recursive: true, force: true });
    const line = change("topics/test.yaml", "traits: [", "traits: [scary, ");
    const run = spawnSync(
      join(root, "node_modules/.bin/tsx"),
      ["scripts/coach/compile-content.ts", "--from", folder],
      { cwd: root, encoding: "utf8" },
    );
    expect(run.status).toBe(1);
    expect(run.stderr).toContain(`topics/test.yaml:${line} traits, no. 1: must be one of harm, mourning`);
    expect(run.stderr).toContain("1 to mend: nothing was written.");
    expect(existsSync(pathOf("compiled"))).toBe(false);
  });
});

describe("the content's files", () => {
  it("are whole, and compiled as they stand", () => {
    expect(faultsOf()).toEqual([]);
    expect(module()).toBe(readFileSync(join(content, "compiled/content.ts"), "utf8"));
  });

  it("may leave out ages 16-18, which hear the lines of 13-15, and examples stay out of the engine", () => {
    const whole = readFileSync(pathOf("topics/test.yaml"), "utf8");
    const lean = whole
      .replace(/^( *)16-18:\n(?:\1 {2}.*\n)+/gm, "")
      .replace(/^examples:\n {2}en:\n/m, "examples:\n  en:\n    - quizzday\n");
    writeFileSync(pathOf("topics/test.yaml"), lean);
    expect(lean).not.toContain("16-18");
    expect(faultsOf()).toEqual([]);
    expect(readContent(folder).content.topics.test?.examples?.en[0]).toBe("quizzday");
    expect(module()).not.toContain("quizzday");
  });
});

describe("a fault is named with its file and line:", () => {
  it("missing ages", () => {
    const line = change("topics/test.yaml", "  9-12:", "  9-11:");
    const at = change("topics/test.yaml", "reflect:", "reflect:");
    expect(faultsOf()).toEqual([
      `topics/test.yaml:${at} reflect, ages 9-12: is missing`,
      `topics/test.yaml:${line} reflect, ages 9-11: is not known here`,
    ]);
  });

  it("a missing language", () => {
    const line = change("topics/test.yaml", '      es: "', '      # es: "');
    expect(faultsOf()).toEqual([
      `topics/test.yaml:${line - 1} reflect, ages 6-8, no. 1, Spanish: is missing`,
    ]);
  });

  it("a missing act", () => {
    const whole = readFileSync(pathOf("topics/test.yaml"), "utf8");
    writeFileSync(pathOf("topics/test.yaml"), whole.replace(/^ask:\n(?: .*\n)+/m, ""));
    expect(faultsOf()).toEqual(["topics/test.yaml:1 ask: is missing"]);
  });

  it("a line that is too hard, and one that is too long", () => {
    const hard = change(
      "topics/test.yaml",
      "Who helps you learn for it?",
      "Which examination intimidates you?",
    );
    expect(faultsOf()).toEqual([
      expect.stringMatching(
        `^topics/test.yaml:${hard} ask, ages 6-8, no. 1, English: reads like grade [\\d.]+, and ages 6-8 read grade 2`,
      ),
    ]);
    change("topics/test.yaml", "Which examination intimidates you?", `${"It is so. ".repeat(9)}Is it?`);
    expect(faultsOf()).toContain(
      `topics/test.yaml:${hard} ask, ages 6-8, no. 1, English: has 29 words, and ages 6-8 read 25 at most`,
    );
  });

  it.each([
    ["topics/test.yaml", "skills: [", "skills: [juggle, ", "skills, no. 1: must be one of breath, "],
    ["topics/test.yaml", "about: school", "about: pupils", "about: must be one of friends, "],
    ["topics/test.yaml", "about: school", "title: school", "Map keys must be unique"],
    ["skill-talk.yaml", '- "anything but/except SKILL"', '- "anything but"', "refused, no. 7: needs SKILL, "],
    [
      "lines/flow.yaml",
      "{feeling}",
      "{feling}",
      "name, ages 6-8, no. 1, English: nothing is known to put in {feling}",
    ],
    [
      "lines/moments.yaml",
      "Oops, I read that wrong.",
      "{that}",
      "no. 1, say, ages 6-8, no. 1, English: nothing is known to put",
    ],
    ["lines/moves.yaml", "\nresult:", "\nresults:", "results: is not known here"],
    ["feelings.yaml", "\nangry:", "\ncross:", "cross: is not known here"],
    ["skills/breath.yaml", "tool: breath", "tool: lungs", "tool: must be one of dj, "],
    ["questions.yaml", "- id: real", "- id: Real", "no. 1, id: may hold small letters and _ only"],
    ["things.yaml", "  tool: dj", "  tools: dj", "no. 1, tools: is not known here"],
  ])("%s with %j as %j", (file, from, to, text) => {
    const line = change(file, from, to) + (from.startsWith("\n") ? 1 : 0);
    expect(faultsOf()).toContainEqual(expect.stringContaining(`${file}:${line} ${text}`));
  });

  it("a file that is no YAML, one with a wrong name, and a copy that was left as it was", () => {
    writeFileSync(pathOf("topics/open.yaml"), "traits: [\n");
    cpSync(pathOf("topics/test.yaml"), pathOf("topics/Copy of test.yaml"));
    cpSync(pathOf("topics/test.yaml"), pathOf("topics/tests.yaml"));
    rmSync(pathOf("skills/move.yaml"));
    cpSync(pathOf("skills/drum.yaml"), pathOf("skills/juggle.yaml"));
    const faults = faultsOf().join("\n");
    expect(faults).toContain("topics/open.yaml:2 ");
    expect(faults).toContain("topics/Copy of test.yaml:1 a file here is named by small letters and _");
    expect(faults).toContain('topics/tests.yaml:1 title: "A test" is that of test.yaml too');
    expect(faults).toContain("skills/move.yaml:1 is missing");
    expect(faults).toContain("skills/juggle.yaml:1 no code knows this skill");
  });
});
