import type { ArcPlan, SectionPlan } from "./arc";
import { fillsFor, gridToHits, grooveFor, toDoubleTimeHats, toHalfTime } from "./grooves";
import type { Random } from "./random";
import { type ComposeRequest, type DrumGrid, type HitTuple, TICKS_PER_BAR, TICKS_PER_STEP } from "./types";

function barGrid(request: ComposeRequest, section: SectionPlan, bar: number): DrumGrid {
  if (request.edits?.drumGrid) return request.edits.drumGrid;
  // Two-bar phrases: the second bar answers the first.
  let grid = grooveFor(request.culturalStyle, section.drumLevel, bar % 2);
  const isMatching = section.weight < 0.5;
  if (isMatching && request.emotion === "confident") grid = toHalfTime(grid);
  const isCalming = request.activityType === "focus" || request.activityType === "anger_management";
  if (isMatching && request.emotion === "excited" && !isCalming) grid = toDoubleTimeHats(grid);
  if (request.activityType === "social_skills") {
    // Two and four belong to the listeners' hands.
    grid = { ...grid, clap: "....x.......x..." };
  }
  return grid;
}

/** Steps whose hat is struck twice, in thirty-seconds, in the first and the second bar of a pair. */
const ROLLS = [
  [6, 14],
  [2, 6, 12, 14],
] as const;
const ROLL_SOFTER = 0.8;

/** Trap's rolling hats: some strokes split in two, between the steps of the grid. */
function rollHats(hits: readonly HitTuple[], barTick: number, bar: number): HitTuple[] {
  const steps: readonly number[] = ROLLS[bar % 2]!;
  return hits.flatMap(([tick, piece, velocity]): HitTuple[] =>
    piece === "hat" && steps.includes((tick - barTick) / TICKS_PER_STEP)
      ? [[tick + TICKS_PER_STEP / 2, piece, Math.round(velocity * ROLL_SOFTER)]]
      : [],
  );
}

/** The drum part: the style's groove at the section's level, fills before each new phrase, a clean stop. */
export function writeDrums(request: ComposeRequest, plan: ArcPlan, random: Random): HitTuple[] {
  const hits: HitTuple[] = [];
  const fills = fillsFor(request.culturalStyle);
  for (const section of plan.sections) {
    if (!section.layers.includes("drums")) continue;
    const loudness = 0.68 + 0.36 * section.energy;
    const mayFill = request.activityType !== "focus" && section.drumLevel > 0;
    for (let bar = 0; bar < section.bars; bar++) {
      const tick = section.startTick + bar * TICKS_PER_BAR;
      const isPhraseEnd = bar % 4 === 3 || bar === section.bars - 1;
      const isSectionEnd = bar === section.bars - 1;
      const grid = barGrid(request, section, bar);
      const rolls = request.culturalStyle === "contemporary_urban" && !request.edits?.drumGrid;
      const fills4 = mayFill && isPhraseEnd && (isSectionEnd || random.chance(0.6));
      if (fills4) {
        const fill = random.pick(fills);
        const from = Math.min(
          ...Object.values(fill).map((steps) => {
            const first = steps.search(/[^.]/);
            return first < 0 ? 16 : first;
          }),
        );
        hits.push(...gridToHits(grid, tick, loudness).filter((hit) => hit[0] < tick + from * TICKS_PER_STEP));
        hits.push(...gridToHits(fill, tick, loudness, from));
      } else {
        const played = gridToHits(grid, tick, loudness);
        hits.push(...played);
        if (rolls) hits.push(...rollHats(played, tick, bar));
      }
      if (bar === 0 && section.index > 0 && section.drumLevel >= 2 && mayFill) {
        hits.push([tick, "crash", Math.round(76 * loudness)]);
      }
    }
  }
  const last = plan.sections[3]!;
  if (plan.hasEndingBar && last.layers.includes("drums")) {
    const tick = last.startTick + last.bars * TICKS_PER_BAR;
    hits.push([tick, "kick", 92]);
    if (request.activityType !== "focus") {
      hits.push([tick, request.culturalStyle === "jazz" ? "ride" : "crash", last.drumLevel >= 2 ? 80 : 52]);
    }
  }
  return hits.sort((a, b) => a[0] - b[0]);
}
