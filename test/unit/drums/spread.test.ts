import { expect, test } from "vitest";
import type { HitGrade, Judgement } from "~/features/drums/engine/judge";
import { spreadHits } from "~/features/drums/engine/spread";

const hit = (errorMs: number, grade: HitGrade): Judgement => ({
  kind: "note",
  noteId: 1,
  padId: "kick",
  errorMs,
  grade,
  noteTimeSec: 1,
});

test("hits stand in columns from early to late, each with its side, and free hits in none", () => {
  const spread = spreadHits([
    hit(-100, "close"),
    hit(-20, "spot_on"),
    hit(0, "spot_on"),
    hit(7, "nice"),
    hit(110, "close"),
    { kind: "free", padId: "snare", timeSec: 2 },
  ]);
  expect(spread).toMatchObject({ early: 1, onTime: 3, late: 1 });
  const filled = spread.columns.filter(({ hits }) => hits.length > 0);
  expect(filled).toEqual([
    { centreMs: -105, hits: ["early"] },
    { centreMs: -15, hits: ["on_time"] },
    { centreMs: 0, hits: ["on_time", "on_time"] },
    { centreMs: 105, hits: ["late"] },
  ]);
});

test("far hits stand in the last column of their side", () => {
  const { columns, early, late } = spreadHits([hit(-400, "close"), hit(512, "close")]);
  expect(columns.at(0)?.hits).toEqual(["early"]);
  expect(columns.at(-1)?.hits).toEqual(["late"]);
  expect([early, late]).toEqual([1, 1]);
});
