import { describe, expect, it } from "vitest";
import {
  feelingLines,
  flowLines,
  memoryLines,
  moments,
  moveLines,
  skillLines,
  specialLines,
  topics,
} from "../../../app/features/coach/content/compiled/content";
import { ageBands } from "../../../app/features/coach/content/content.schema";
import type { Line, LinesByBand, Moment } from "../../../app/features/coach/content/content.types";
import { measureReading, readingCeilings } from "../../../app/features/coach/engine/reading";

const linesOfMoment = ({ id, say, ask }: Moment) => [
  { name: `${id}.say`, lines: say },
  ...(ask ? [{ name: `${id}.momentAsk`, lines: ask }] : []),
];

const pools: { name: string; lines: LinesByBand }[] = [
  ...Object.entries(flowLines).map(([name, lines]) => ({ name, lines })),
  // These may be the whole reply.
  ...Object.entries(moveLines).flatMap(([name, { say, ask }]) => [
    { name: `${name}.alone`, lines: say },
    ...(ask ? [{ name: `${name}.next`, lines: ask }] : []),
  ]),
  ...Object.entries(memoryLines).map(([name, lines]) => ({ name, lines })),
  ...Object.entries(specialLines).map(([name, lines]) => ({ name, lines })),
  ...Object.entries(feelingLines).flatMap(([name, entry]) => [
    { name: `${name}.reflect`, lines: entry.reflect },
    { name: `${name}.ask`, lines: entry.ask },
  ]),
  ...moments.flatMap(linesOfMoment),
  ...Object.entries(topics).flatMap(([name, { reflect, ask, close, moments }]) => [
    { name: `${name}.reflect`, lines: reflect },
    { name: `${name}.ask`, lines: ask },
    ...moments.flatMap(linesOfMoment),
    ...(close ? [{ name: `${name}.topicClose`, lines: close }] : []),
  ]),
  ...Object.entries(skillLines).flatMap(([name, entry]) => [
    { name: `${name}.offer`, lines: entry.offer },
    { name: `${name}.keep`, lines: entry.keep },
    ...(entry.again ? [{ name: `${name}.again`, lines: entry.again }] : []),
    ...entry.steps.map((lines, index) => ({ name: `${name}.step${index}`, lines })),
  ]),
];

const everyLine = pools.flatMap(({ name, lines }) =>
  ageBands.flatMap((band) => (lines[band] ?? []).map((line: Line) => ({ name, band, line }))),
);
const filled = (text: string, locale: "en" | "es") =>
  text
    .replace(/\{thing\}/g, locale === "es" ? "tu batería" : "your drum kit")
    .replace(/\{who\}/g, locale === "es" ? "tu mamá" : "your mom")
    .replace(/\{(?:skill|plan)\}/g, locale === "es" ? "respirar lento" : "slow breathing")
    .replace(/\{feeling2\}/g, locale === "es" ? "enojo" : "mad")
    .replace(/\{(?:feeling|strong)\}/g, locale === "es" ? "miedo" : "sad");

describe("the reviewed lines", () => {
  it("are several hundred in each language", () => {
    expect(everyLine.length).toBeGreaterThan(700);
  });

  it.each(["en", "es"] as const)("stay within the words and reading grade of their ages in %s", (locale) => {
    // Lines that never stand alone are measured in the reply: the composer leaves them out when it would not fit.
    const companions =
      /^(?:name|nameStrong|nameMild|nameTwo|nameNegated|ack|ackPlain|ackShort|ackGood|bridge|stepAck|start|same|better|tellSomeone|unsure|declined|corrected)$|\.reflect$/;
    const over = everyLine.flatMap(({ name, band, line }) => {
      if (companions.test(name)) return [];
      const text = filled(line[locale === "es" ? 1 : 0], locale);
      const level = measureReading(text, locale);
      const ceiling = readingCeilings[band];
      return level.words > ceiling.words || level.grade > ceiling.grade
        ? [`${name}.${band} g${level.grade} ${text}`]
        : [];
    });
    expect(over).toEqual([]);
  });

  it.each(["en", "es"] as const)("fit as a telling-back with a question in %s", (locale) => {
    const index = locale === "es" ? 1 : 0;
    const entries = [...Object.entries(feelingLines), ...Object.entries(topics)];
    const over = entries.flatMap(([name, { reflect, ask }]) =>
      ageBands.flatMap((band) =>
        (reflect[band] ?? []).flatMap((line) => {
          const text = filled(`${line[index]} ${(ask[band] ?? ask["13-15"])[0]?.[index]}`, locale);
          const level = measureReading(text, locale);
          const ceiling = readingCeilings[band];
          return level.words > ceiling.words || level.grade > ceiling.grade
            ? [`${name}.${band} g${level.grade} ${text}`]
            : [];
        }),
      ),
    );
    expect(over).toEqual([]);
  });

  it("claim no feelings, no humanity, no diagnosis, no secrecy and pull nobody back (K4, K5, K6, K23)", () => {
    const banned =
      /\bI feel\b(?! \.\.\.)|\bI (?:love|miss(?:ed)?|like) you\b|\bI am (?:glad|happy|sad|sorry|proud)\b|\bI'm (?:glad|happy|sad|sorry|proud)\b|diagnos|therap|terapia|come back (?:soon|to me)|te extrañ|vuelve pronto|me siento|estoy (?:feliz|triste|orgullos)|always here for you|siempre estoy|our secret|nuestro secreto|best friend I/i;
    // What the child may say or write to somebody stands in quotation marks or after a colon.
    const own = (text: string) => text.replace(/"[^"]*"/g, "").replace(/: .*$/, "");
    const skillScripts = /^(?:i_message|repair|ask_help|problem_steps)\./;
    expect(
      everyLine
        .filter(({ name, line }) => !skillScripts.test(name) && line.some((text) => banned.test(own(text))))
        .map(({ line }) => line),
    ).toEqual([]);
  });

  it("ask at most one question a line, and close what they open in Spanish", () => {
    const wrong = everyLine.filter(
      ({ line: [en, es] }) =>
        (en.match(/\?/g)?.length ?? 0) > 1 ||
        (es.match(/\?/g)?.length ?? 0) !== (es.match(/¿/g)?.length ?? 0),
    );
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  it("use the same slots in both languages", () => {
    const slots = (text: string) =>
      (text.replaceAll("{strong}", "{feeling}").match(/\{\w+\}/g) ?? []).sort().join();
    expect(
      everyLine
        .filter(({ line }) => slots(line[0]) !== slots(line[1]) && !line[0].startsWith("That is a big"))
        .map(({ line }) => line),
    ).toEqual([]);
  });
});
