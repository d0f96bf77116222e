import type { AgeBand, Line, Locale, Tier, TieredLines } from "./types";

/** Lines a band may hear, best tier first. Older bands fall back to simpler lines, never the other way. */
const tiersOf: Record<AgeBand, readonly Tier[]> = {
  "6-8": ["a"],
  "9-12": ["b", "a"],
  "13-15": ["t", "b"],
  "16-18": ["t", "b"],
};

export type Chosen = { id: string; text: string };
export type Slots = {
  feeling?: string | undefined;
  feeling2?: string | undefined;
  strong?: string | undefined;
  who?: string | undefined;
  words?: string | undefined;
  said?: string | undefined;
  echo?: string | undefined;
  /** A skill by its name, or a plan, from an earlier talk (lines/memory.ts). */
  skill?: string | undefined;
  plan?: string | undefined;
};

const slotPattern = /\{(feeling2|feeling|strong|who|words|said|echo|skill|plan)\}/g;

/** Puts the slots in; null when the line needs one that is not known. */
function fill(line: Line, locale: Locale, slots: Slots): string | null {
  let isComplete = true;
  const text = (locale === "es" ? line[1] : line[0]).replace(slotPattern, (_, name: keyof Slots) => {
    const value = slots[name];
    if (!value) isComplete = false;
    return value ?? "";
  });
  return isComplete ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}

/**
 * Picks a line of the pool not said in this conversation yet. When every line of the band is spent it
 * returns null if `once`, otherwise the one said longest ago.
 */
export function pickLine(
  pool: string,
  lines: TieredLines,
  options: {
    ageBand: AgeBand;
    locale: Locale;
    used: readonly string[];
    random: () => number;
    slots?: Slots;
    once?: boolean;
  },
): Chosen | null {
  const candidates: { id: string; text: string; tier: number; saidAt: number }[] = [];
  tiersOf[options.ageBand].forEach((tier, tierIndex) => {
    const tierLines = [
      ...(lines[tier] ?? []),
      ...(tier === "t" && options.ageBand === "16-18" ? (lines.d ?? []) : []),
    ];
    tierLines.forEach((line, index) => {
      const text = fill(line, options.locale, options.slots ?? {});
      const id = `${pool}.${tier}${index}`;
      if (text !== null) candidates.push({ id, text, tier: tierIndex, saidAt: options.used.lastIndexOf(id) });
    });
  });
  for (const tierIndex of [0, 1]) {
    let fresh = candidates.filter((candidate) => candidate.tier === tierIndex && candidate.saidAt === -1);
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
