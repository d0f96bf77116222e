import type { ArcPlan, SectionPlan } from "./arc";
import type { Random } from "./random";
import { type ComposeRequest, type ScoreChord, TICKS_PER_BAR } from "./types";

/** What every accompanying part is written from. */
export interface PartContext {
  request: ComposeRequest;
  plan: ArcPlan;
  chords: readonly ScoreChord[][];
  random: Random;
}

/** How hard a note of a section is played, with a player's unevenness. */
export const velocityOf = (section: SectionPlan, offset: number, random: Random) =>
  Math.max(18, Math.min(124, Math.round(36 + section.velocity * 66 + offset + random.integer(-4, 4))));

/** The tick after the last bar of a section, the closing bar of the piece included. */
export function endTickOf(section: SectionPlan, plan: ArcPlan): number {
  const isLast = section.index === 3 && plan.hasEndingBar;
  return section.startTick + (section.bars + (isLast ? 1 : 0)) * TICKS_PER_BAR;
}

/** Is this the closing bar on the home chord? */
export function isEndingBar(section: SectionPlan, plan: ArcPlan, tick: number): boolean {
  return plan.hasEndingBar && section.index === 3 && tick >= section.startTick + section.bars * TICKS_PER_BAR;
}
