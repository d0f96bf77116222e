/** Random numbers from 0 to below 1. Same seed, same numbers: a talk, and a committed file of weights, can be repeated. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
