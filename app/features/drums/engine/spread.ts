import type { Judgement } from "./judge";

export type Side = "early" | "on_time" | "late";

/** Where the hits of a round lay around the beat: columns from early to late, a hit in each dot. */
export interface Spread {
  columns: { centreMs: number; hits: Side[] }[];
  early: number;
  onTime: number;
  late: number;
}

export const COLUMN_MS = 15;
/** Hits further away than this stand in the last column of their side. */
const COLUMNS_A_SIDE = 9;
const ORDER: Side[] = ["on_time", "early", "late"];

/** Counts a round's hits by side and stands them in columns. Free hits belong to no note and to no column. */
export function spreadHits(judgements: readonly Judgement[]): Spread {
  const columns: Spread["columns"] = Array.from({ length: 2 * COLUMNS_A_SIDE + 1 }, (_, index) => ({
    centreMs: (index - COLUMNS_A_SIDE) * COLUMN_MS,
    hits: [],
  }));
  for (const judgement of judgements) {
    if (judgement.kind === "free") continue;
    const { errorMs, grade } = judgement;
    const side: Side = grade !== "close" ? "on_time" : errorMs < 0 ? "early" : "late";
    const place = Math.round(errorMs / COLUMN_MS);
    columns[Math.max(-COLUMNS_A_SIDE, Math.min(COLUMNS_A_SIDE, place)) + COLUMNS_A_SIDE]!.hits.push(side);
  }
  for (const { hits } of columns) hits.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const count = (side: Side) =>
    columns.reduce((sum, { hits }) => sum + hits.filter((hit) => hit === side).length, 0);
  return { columns, early: count("early"), onTime: count("on_time"), late: count("late") };
}
