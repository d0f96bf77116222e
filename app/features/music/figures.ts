import type { Score } from "./engine";

/** The four-interval figures of a tune as one string, to compare tunes without reading whole scores. */
export function figuresOf(score: Score): string {
  const lead = score.tracks.find((track) => track.layer === "lead")?.notes ?? [];
  const steps = lead.slice(1).map((note, i) => note[2] - lead[i]![2]);
  const figures = new Set<string>();
  for (let i = 0; i + 3 < steps.length; i++) figures.add(steps.slice(i, i + 4).join(","));
  return [...figures].join(" ");
}

/** Share of figures two tunes have in common, 0-1. */
export function sharedFigures(a: string, b: string): number {
  if (a === "" || b === "") return 0;
  const first = new Set(a.split(" "));
  const second = new Set(b.split(" "));
  let common = 0;
  for (const figure of first) if (second.has(figure)) common++;
  return common / (first.size + second.size - common);
}
