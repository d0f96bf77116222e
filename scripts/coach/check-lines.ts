import type { z } from "zod";
import type { flowSchema } from "../../app/features/coach/content/content.schema";
import { fitsAgeBand, measureReading, readingCeilings } from "../../app/features/coach/engine/reading";

type LinesByBand = z.infer<typeof flowSchema>["name"];
type Band = keyof LinesByBand;
type Line = LinesByBand["6-8"][number];
type Path = readonly (string | number)[];

/**
 * Never said alone: the composer leaves such a line out where the whole reply would be too long or too hard, so it is
 * measured there.
 */
const companions =
  /^(?:name|nameStrong|nameMild|nameTwo|nameNegated|ack|ackPlain|ackShort|ackGood|bridge|stepAck|start|same|better|tellSomeone|unsure|declined|corrected)$/;

/** What may stand in a slot, for measuring. */
const samples: Record<string, Line> = {
  thing: { en: "your drum kit", es: "tu batería" },
  who: { en: "your mom", es: "tu mamá" },
  feeling: { en: "sad", es: "miedo" },
  strong: { en: "sad", es: "miedo" },
  feeling2: { en: "mad", es: "enojo" },
  skill: { en: "slow breathing", es: "respirar lento" },
  plan: { en: "breathe slowly", es: "respirar lento" },
};
const locales = ["en", "es"] as const;
type Locale = (typeof locales)[number];

/** Measures lines as children of their ages would read them, and tells which are too long or too hard. */
export class Measure {
  constructor(private readonly tell: (path: Path, text: string) => void) {}

  /** A line that may be the whole reply. */
  alone(path: Path, band: Band, line: Line) {
    for (const locale of locales) this.check([...path, locale], band, locale, line[locale]);
  }

  /** Lines that are said before the first question of their ages. */
  after(path: Path, lines: LinesByBand, questions: LinesByBand) {
    for (const band of bandsOf(lines))
      for (const [at, line] of (lines[band] ?? []).entries())
        for (const locale of locales) {
          const question = (questions[band] ?? questions["13-15"])[0]?.[locale] ?? "";
          // A question that is too hard by itself is told of where it stands.
          if (fitsAgeBand(question, band, locale))
            this.check(
              [...path, band, at, locale],
              band,
              locale,
              `${line[locale]} ${question}`,
              " with its question",
            );
        }
  }

  /** A line that is left out of a reply where it does not fit: only its slots are looked at. */
  beside(path: Path, line: Line) {
    for (const locale of locales) this.fill([...path, locale], locale, line[locale]);
  }

  private fill(path: Path, locale: Locale, text: string): string {
    return text.replace(/\{([^}]*)\}/g, (slot, name: string) => {
      const sample = samples[name];
      if (!sample) this.tell(path, `nothing is known to put in ${slot}`);
      return sample?.[locale] ?? "";
    });
  }

  private check(path: Path, band: Band, locale: Locale, text: string, how = "") {
    const { words, grade } = measureReading(this.fill(path, locale, text), locale);
    const most = readingCeilings[band];
    if (words > most.words)
      this.tell(path, `has ${words} words${how}, and ages ${band} read ${most.words} at most`);
    if (grade > most.grade)
      this.tell(path, `reads like grade ${grade}${how}, and ages ${band} read grade ${most.grade} at most`);
  }
}

const bandsOf = (lines: LinesByBand) => Object.keys(lines) as Band[];

type Check = (path: Path, band: Band, line: Line) => void;
const eachLine = (path: Path, lines: LinesByBand, check: Check) => {
  for (const band of bandsOf(lines))
    for (const [at, line] of (lines[band] ?? []).entries()) check([...path, band, at], band, line);
};

export function checkLines(path: Path, lines: LinesByBand | undefined, measure: Measure) {
  if (lines) eachLine(path, lines, (at, band, line) => measure.alone(at, band, line));
}

/** Pools of lines by their names. */
export function checkPools(pools: Record<string, LinesByBand | undefined>, measure: Measure) {
  for (const [name, lines] of Object.entries(pools))
    if (!lines) continue;
    else if (companions.test(name)) eachLine([name], lines, (at, _, line) => measure.beside(at, line));
    else checkLines([name], lines, measure);
}
