import type { ArcPlan, SectionPlan } from "./arc";
import { chordAt } from "./harmony";
import { createPitcher, nearest } from "./pitcher";
import type { Random } from "./random";
import { type NoteTuple, type ScoreChord, TICKS_PER_BAR, TICKS_PER_BEAT } from "./types";

/** What the sections share: breaths so far, and where each cue began, so that it returns as it was. */
export interface BreathCues {
  heard: number;
  bases: Map<string, [base: number, top: number]>;
  /** The next cue begins near the last one: no wide leap between two breaths. */
  lastBase: number | null;
}

/** Which cue comes when. Both feelings, the first and the last, hear one of them twice. */
const CUE_ORDERS = ["aabab", "aaabb", "aabba"] as const;

/** Four steps up, by one or two scale steps each. */
function drawRise(random: Random): number[] {
  const rise = [0];
  for (let k = 0; k < 3; k++) rise.push(rise[k]! + random.integer(1, 2));
  return rise;
}

/** In: a rising four-note cue; hold: its last note rings; out: the tune is silent. */
export function writeBreathCues(
  section: SectionPlan,
  plan: ArcPlan,
  chords: readonly ScoreChord[],
  random: Random,
  cues: BreathCues,
  lead: NoteTuple[],
): void {
  const { inBeats, holdBeats, outBeats } = plan.breath!;
  const cycleTicks = (inBeats + holdBeats + outBeats) * TICKS_PER_BEAT;
  const pitcher = createPitcher(section);
  const centre = pitcher.toPosition(section.register);
  const cycles = (section.bars * TICKS_PER_BAR) / cycleTicks;
  // Two cues take turns, the same ones all through: a breath is easier to follow when it is known.
  const first = drawRise(random);
  let second = drawRise(random);
  while (second.join() === first.join()) second = drawRise(random);
  const order = random.pick(CUE_ORDERS);
  for (let cycle = 0; cycle < cycles; cycle++, cues.heard++) {
    const start = section.startTick + cycle * cycleTicks;
    const isFirst = order[cues.heard % order.length] === "a";
    const rise = isFirst ? first : second;
    const key = `${section.mode}/${isFirst}`;
    let known = cues.bases.get(key);
    if (!known) {
      const chord = chordAt(chords, start);
      const wanted = cues.lastBase ?? centre - 2;
      const base = nearest(pitcher.chordPositions(chord, centre - 4, centre + 1), wanted);
      const top = chordAt(chords, start + inBeats * TICKS_PER_BEAT);
      known = [base, nearest(pitcher.chordPositions(top, base + 3, base + 6), base + rise[3]!)];
      cues.bases.set(key, known);
      cues.lastBase = base;
    }
    const [base, top] = known;
    const slot = (inBeats / 4) * TICKS_PER_BEAT;
    for (let k = 0; k < 4; k++) {
      const position = k === 3 ? top : base + rise[k]!;
      const at = start + Math.round(k * slot);
      const duration = k === 3 ? slot + holdBeats * TICKS_PER_BEAT : slot;
      const velocity = Math.round(38 + section.velocity * 50 + 6 * k);
      lead.push([at, Math.round(duration * 0.97), pitcher.toMidi(position), Math.min(110, velocity)]);
    }
  }
}
