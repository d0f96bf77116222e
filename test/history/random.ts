/** Random choices that a seed fixes. What the machine does between them it does not. */
export type Random = {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent source, e.g. one for each tab. */
  fork(): Random;
};

/** Mulberry32: small, quick and good enough to choose operations with. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[below(from.length)];
    if (chosen === undefined) throw new Error("nothing to pick from");
    return chosen;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.map(() => rest.splice(below(rest.length), 1)[0] as T);
  };
  return { below, pick, shuffle, chance: (share) => next() < share, fork: () => randomFrom(below(2 ** 32)) };
}
