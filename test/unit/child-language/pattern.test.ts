import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anyWords, Pattern, readAlternatives } from "~/child-language/pattern";
import { expandWordClasses } from "~/child-language/words/word-classes";
import { normalizeText } from "~/features/safety";
import { allRulePatterns } from "~/features/safety/detector/rules";

const neededIn = (source: string) => readAlternatives(source).map(({ needed }) => needed);

describe("what a pattern needs", () => {
  it("is what each of its parts needs, for each alternative", () => {
    expect(neededIn("\\b(?:my|his) (?:dad|mom) hits?\\b|go away")).toEqual([
      [["my", "his"], ["dad", "mom"], [" hit"]],
      [["go away"]],
    ]);
  });

  it("is read inside a group of whole words", () => {
    expect(readAlternatives("\\b(?:die|be dead)\\b")).toMatchObject([
      { source: "\\b(?:die)\\b", needed: [["die"]] },
      { source: "\\b(?:be dead)\\b", needed: [["be dead"]] },
    ]);
  });

  it("is nothing that may be missing, be another thing, or stand around it", () => {
    expect(neededIn("(?:so )?(?:very)* sad(?:ly){0,2} \\w+ [a-z]ing(?! out)(?<!in )")).toEqual([
      [[" sad"], ["ing"]],
    ]);
    expect(neededIn("(?:i|my dog) ran")).toEqual([[[" ran"]]]);
  });

  it("is nothing at all where anything may match", () => {
    expect(neededIn("^.{3,}$")).toEqual([[]]);
    expect(new Pattern("^.{3,}$").test("abc")).toBe(true);
  });
});

/** What authors wrote to a coach: every twenty-fifth message. */
function* messagesIn(folder: string): Generator<string> {
  for (const author of readdirSync(folder, { withFileTypes: true })) {
    if (!author.isDirectory()) continue;
    for (const file of readdirSync(`${folder}/${author.name}`))
      yield* readFileSync(`${folder}/${author.name}/${file}`, "utf8")
        .split("\n")
        .filter((_, at) => at % 25 === 7)
        .map((line) => line.split("\t")[1] ?? line);
  }
}

describe("a pattern", () => {
  const texts = ["kinds", "moments", "topics", "authors"]
    .flatMap((folder) => [...messagesIn(`app/child-language/corpus/${folder}`)])
    .map(normalizeText);

  it("of the detector matches what its regular expression does", () => {
    expect(texts.length).toBeGreaterThan(500);
    let matches = 0;
    for (const source of allRulePatterns()) {
      const pattern = new Pattern(expandWordClasses(source));
      const whole = new RegExp(pattern.source);
      for (const text of texts) {
        const isMatch = whole.test(text);
        if (isMatch !== pattern.test(text)) expect.fail(`${pattern.source.slice(0, 80)} in "${text}"`);
        if (isMatch && !pattern.mayMatch(text)) expect.fail(`${pattern.source.slice(0, 80)} needs too much`);
        matches += isMatch ? 1 : 0;
      }
    }
    expect(matches).toBeGreaterThan(300);
  });

  it("finds every match with the flag g", () => {
    const found = new Pattern("\\b(?:sad|mad)\\b", "g").matchAll("sad and mad, not madder");
    expect(found.map(([word]) => word)).toEqual(["sad", "mad"]);
    expect(anyWords("sad|mad").test("madder")).toBe(false);
  });
});
