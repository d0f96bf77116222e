const BARS = 5;
const LOWEST = 7;
const HIGHEST = 28;

/** Five heights between 7 and 28 that belong to a seed: the same piece always looks the same. */
export function coverBars(seed: number): number[] {
  let state = seed >>> 0;
  return Array.from({ length: BARS }, () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return LOWEST + Math.round(((state >>> 8) / 0xffffff) * (HIGHEST - LOWEST));
  });
}
