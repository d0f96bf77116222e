import { flowLines } from "../content/compiled/content";
import { pickLine, type Slots } from "./choose";
import { fitsAgeBand, readingCeilings } from "./reading";
import type { AgeBand, LinesByBand, Locale } from "./types";

type Part = { id: string; text: string; isRequired: boolean };

/** Conversation lines remembered; more would only make the stored state grow. */
const rememberedLines = 160;

/**
 * Gathers the lines of one reply and measures the whole before it is shown: optional lines are left out
 * until it fits the band's words and grade, and a sentence known to be plain stands in if nothing else does.
 */
export class Composer {
  private readonly parts: Part[] = [];

  constructor(
    private readonly context: {
      ageBand: AgeBand;
      locale: Locale;
      used: readonly string[];
      random: () => number;
      slots: Slots;
    },
  ) {}

  /** Adds a line of the pool. `once`: only if one of them is still unsaid. Returns whether it was added. */
  add(
    pool: string,
    lines: LinesByBand,
    options: { isRequired?: boolean; once?: boolean; isOwnAge?: boolean; slots?: Slots } = {},
  ): boolean {
    const { slots, used, ...context } = this.context;
    const chosen = pickLine(pool, lines, {
      ...context,
      used: [...used, ...this.parts.map((part) => part.id)],
      slots: { ...slots, ...options.slots },
      once: options.once ?? !options.isRequired,
      isOwnAge: options.isOwnAge ?? false,
    });
    if (!chosen) return false;
    this.parts.push({ ...chosen, isRequired: options.isRequired ?? false });
    return true;
  }

  /** Whether a line of the pool has not been said in this conversation. */
  hasUnsaid(pool: string, lines: LinesByBand): boolean {
    return pickLine(pool, lines, { ...this.context, once: true, random: () => 0 }) !== null;
  }

  /** Whether a line of the pool stands in this reply. */
  has(pool: string): boolean {
    return this.parts.some(({ id }) => id.startsWith(`${pool}.`));
  }

  /** Whether something of the child's own, or what it means, has been said back already. */
  get isSpecific(): boolean {
    return this.parts.some(({ id }) => /^(?:move|notTheirs|situation|feeling|name)/.test(id));
  }

  /** The finished text, the line memory with what was really said, and the ids of just that. */
  finish(): { text: string; used: string[]; ids: string[] } {
    const { ageBand, locale, used } = this.context;
    const join = (parts: readonly Part[]) => parts.map((part) => part.text).join(" ");
    let kept = leaveOutFewest(this.keepOneQuestion(this.parts), (parts) =>
      fitsAgeBand(join(parts), ageBand, locale),
    );
    if (kept.length === 0 || !fitsAgeBand(join(kept), ageBand, locale)) {
      const isTooLong = join(kept).split(" ").length > readingCeilings[ageBand].words;
      const safe = pickLine("safe", flowLines.safe, this.context);
      if (safe && (kept.length === 0 || isTooLong || ageBand === "6-8" || ageBand === "9-12"))
        kept = [{ ...safe, isRequired: true }];
    }
    const ids = kept.map(({ id }) => id);
    return { text: join(kept), used: [...used, ...ids].slice(-rememberedLines), ids };
  }

  /** One question a reply: two at once and a child answers neither. The last one asked stands. */
  private keepOneQuestion(parts: readonly Part[]): Part[] {
    const lastQuestion = parts.map((part) => part.text.includes("?")).lastIndexOf(true);
    return parts.filter((part, index) => !part.text.includes("?") || index === lastQuestion);
  }
}

/** The parts without the fewest optional ones that must go for it to fit, the first ones first; without all where nothing fits. */
function leaveOutFewest(parts: readonly Part[], fits: (parts: readonly Part[]) => boolean): Part[] {
  const without = (gone: readonly Part[]) => parts.filter((part) => !gone.includes(part));
  const optional = parts.filter(({ isRequired }) => !isRequired);
  const choices = optional.reduce<Part[][]>(
    (sets, part) => sets.concat(sets.map((set) => [...set, part])),
    [[]],
  );
  const fewestFirst = choices.sort((one, other) => one.length - other.length);
  return without(fewestFirst.find((gone) => fits(without(gone))) ?? optional);
}
