import type { AgeBand, Line, LinesByBand, Locale } from "./types";

/** What a child of a band hears: its own lines, then simpler ones; never those of the older. */
const poolsOf = (lines: LinesByBand, band: AgeBand): { mark: string; lines: readonly Line[] }[] => {
  const young = { mark: "a", lines: lines["6-8"] };
  const middle = { mark: "b", lines: lines["9-12"] };
  if (band === "6-8") return [young];
  if (band === "9-12") return [middle, young];
  return [{ mark: "t", lines: (band === "16-18" && lines["16-18"]) || lines["13-15"] }, middle];
};

export type Chosen = { id: string; text: string };
export type Slots = {
  feeling?: string | undefined;
  feeling2?: string | undefined;
  strong?: string | undefined;
  who?: string | undefined;
  /** A thing the child speaks of (engine/thing.ts). */
  thing?: string | undefined;
  /** A skill by its name, or a plan, from an earlier talk (content/lines/memory.yaml). */
  skill?: string | undefined;
  plan?: string | undefined;
};

const slotPattern = /\{(feeling2|feeling|strong|who|thing|skill|plan)\}/g;

/** Puts the slots in; null when the line needs one that is not known. */
function fill(line: Line, locale: Locale, slots: Slots): string | null {
  let isComplete = true;
  const text = (locale === "es" ? line[1] : line[0]).replace(slotPattern, (_, name: keyof Slots) => {
    const value = slots[name];
    if (!value) isComplete = false;
    return value ?? "";
  });
  const joined = locale === "es" ? text.replace(/\bde el\b/, "del") : text;
  return isComplete ? joined.charAt(0).toUpperCase() + joined.slice(1) : null;
}

/**
 * Picks a line of the pool not said in this conversation yet. When every line of the band is spent it
 * returns null if `once`, otherwise the one said longest ago. `isOwnAge`: none of the
 * lines for ages 6-8 for anybody older.
 */
export function pickLine(
  pool: string,
  lines: LinesByBand,
  options: {
    ageBand: AgeBand;
    locale: Locale;
    used: readonly string[];
    random: () => number;
    slots?: Slots;
    once?: boolean;
    isOwnAge?: boolean;
  },
): Chosen | null {
  const candidates: { id: string; text: string; rank: number; saidAt: number }[] = [];
  const all = poolsOf(lines, options.ageBand);
  const pools = options.isOwnAge && options.ageBand !== "6-8" ? all.filter(({ mark }) => mark !== "a") : all;
  for (const [rank, own] of pools.entries())
    for (const [index, line] of own.lines.entries()) {
      const text = fill(line, options.locale, options.slots ?? {});
      const id = `${pool}.${own.mark}${index}`;
      if (text !== null) candidates.push({ id, text, rank, saidAt: options.used.lastIndexOf(id) });
    }
  // The same words may stand under two ages.
  const saidTexts = new Set(candidates.flatMap(({ saidAt, text }) => (saidAt >= 0 ? [text] : [])));
  for (const rank of [0, 1]) {
    let fresh = candidates.filter((candidate) => candidate.rank === rank && !saidTexts.has(candidate.text));
    // A line about the very person or words is better than a general one.
    const own = fresh.filter(
      (candidate) =>
        options.slots?.who && candidate.text.toLowerCase().includes(options.slots.who.toLowerCase()),
    );
    if (own.length > 0) fresh = own;
    const chosen = fresh[Math.floor(options.random() * fresh.length)];
    if (chosen) return { id: chosen.id, text: chosen.text };
  }
  if (options.once) return null;
  const oldest = candidates.sort((one, other) => one.saidAt - other.saidAt)[0];
  return oldest ? { id: oldest.id, text: oldest.text } : null;
}
