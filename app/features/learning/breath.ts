export type BreathPhase = "in" | "hold" | "out";
export type BreathPattern = { inSeconds: number; holdSeconds: number; outSeconds: number; rounds: number };
export type BreathMoment = {
  phase: BreathPhase;
  /** whole seconds left in this phase, counted down to 1 */
  secondsLeft: number;
  phaseSeconds: number;
  round: number;
};

/** Where a paced breath stands after some seconds, or null when all rounds are done. */
export function breathAt(pattern: BreathPattern, elapsedSeconds: number): BreathMoment | null {
  const { inSeconds, holdSeconds, outSeconds, rounds } = pattern;
  const roundSeconds = inSeconds + holdSeconds + outSeconds;
  const round = Math.floor(elapsedSeconds / roundSeconds) + 1;
  if (round > rounds) return null;
  let left = elapsedSeconds - (round - 1) * roundSeconds;
  for (const [phase, phaseSeconds] of [
    ["in", inSeconds],
    ["hold", holdSeconds],
    ["out", outSeconds],
  ] as const) {
    if (left < phaseSeconds)
      return { phase, phaseSeconds, secondsLeft: Math.ceil(phaseSeconds - left), round };
    left -= phaseSeconds;
  }
  return null;
}
