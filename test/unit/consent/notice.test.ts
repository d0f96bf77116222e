import readability from "text-readability";
import { describe, expect, it } from "vitest";
import { consentConfirmation, directNotice } from "~/features/consent/consent-mail";
import { CONSENT_METHODS, isMethodEnough } from "~/features/consent/methods";
import { NOTICE_BLOCKS, noticeBlocks } from "~/features/consent/notice";

const facts = { childFirstName: "Ana", noticeUrl: "https://beats.example/privacy" };
const letter = directNotice({
  childFirstName: "Ana",
  parentName: "Rosa <b>",
  consentUrl: "https://beats.example/consent/token",
  noticeUrl: facts.noticeUrl,
});
const wordsOf = (lang: "en" | "es") =>
  noticeBlocks(lang, facts)
    .flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items.map((item) => `${item}.`)])
    .join(" ")
    .replaceAll(facts.noticeUrl, "");

describe("the direct notice (P4)", () => {
  it.each(["en", "es"] as const)("has the eight named blocks in %s, in mail and text", (lang) => {
    const blocks = noticeBlocks(lang, facts);
    expect(blocks.map((block) => block.id)).toEqual([...NOTICE_BLOCKS]);
    for (const block of blocks) {
      expect(letter.text).toContain(block.paragraphs[0]);
      expect(letter.text).toContain(block.heading.toUpperCase());
    }
  });

  it("names each block in the HTML, once a language, and both links", () => {
    for (const id of NOTICE_BLOCKS) expect(letter.html.split(`data-block="${id}"`)).toHaveLength(3);
    for (const lang of ["en", "es"]) {
      expect(letter.html).toContain(`href="https://beats.example/consent/token?lang=${lang}"`);
      expect(letter.text).toContain(`https://beats.example/consent/token?lang=${lang}`);
    }
  });

  it("escapes what people typed and loads nothing from anywhere", () => {
    expect(letter.html).toContain("Rosa &lt;b&gt;");
    expect(letter.html).not.toMatch(/<img|<script|<link|@import|url\(/);
  });

  it("keeps a subject to one line, whatever the name holds", () => {
    const { subject } = directNotice({
      ...facts,
      childFirstName: "A\r\nBcc: x@y.z",
      parentName: "R",
      consentUrl: "u",
    });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it("reads at grade 8 or below", () => {
    expect(readability.fleschKincaidGrade(wordsOf("en"))).toBeLessThanOrEqual(8);
    // No grade formula fits Spanish well: Fernández Huerta's ease of 60 and more is "normal" (grades 7-8).
    expect(fernandezHuerta(wordsOf("es"))).toBeGreaterThanOrEqual(60);
  });

  it("has a second message with the way to take it back, in both languages", () => {
    const second = consentConfirmation({
      childFirstName: "Ana",
      revokeUrl: "https://beats.example/consent/r",
    });
    expect(second.text).toContain("https://beats.example/consent/r?lang=en");
    expect(second.text).toContain("https://beats.example/consent/r?lang=es");
  });
});

describe("method and feature (P5)", () => {
  it("lets every method do for Beats itself, and only the stronger ones for an outside model", () => {
    for (const method of CONSENT_METHODS) expect(isMethodEnough(method, "beats")).toBe(true);
    const enough = CONSENT_METHODS.filter((method) => isMethodEnough(method, "external_model"));
    expect(enough).toEqual([
      "signed_form",
      "card_transaction",
      "phone_call",
      "video_call",
      "government_id",
      "knowledge_questions",
      "face_match",
    ]);
  });
});

/** Reading ease of a Spanish text, 0-100 (Fernández Huerta 1959, with Law's correction). */
function fernandezHuerta(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  const sentences = text.split(/[.!?:]+\s/).filter((part) => /\p{L}/u.test(part)).length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / sentences);
}

/** Vowel groups; two strong vowels or an accented weak one make two syllables. */
function countSyllables(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouáéíóúü]+/g) ?? [];
  const inside = groups.map((group) => (group.match(/[aeoáéó][aeoáéó]|[íú][aeo]|[aeo][íú]/g) ?? []).length);
  return Math.max(1, groups.length + inside.reduce((sum, count) => sum + count, 0));
}
