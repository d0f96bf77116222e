import type { ArcPlan, SectionPlan } from "./arc";
import { bassPitch } from "./bass";
import { chordAt, modeSteps, voiceChord } from "./harmony";
import { type PartContext, velocityOf } from "./part";
import type { Random } from "./random";
import { type NoteTuple, type ScoreChord, TICKS_PER_BAR, TICKS_PER_BEAT } from "./types";

/** The glint on top: arpeggios for joy, an ostinato for worry, a low riff for anger, else sparse bells. */
export function writeSparkle({ request, plan, chords, random }: PartContext): NoteTuple[] {
  const notes: NoteTuple[] = [];
  for (const section of plan.sections) {
    if (!section.layers.includes("sparkle")) continue;
    const sectionChords = chords[section.index]!;
    const steps = modeSteps(section.mode);
    const isStart = section.weight < 0.5;
    const feeling = isStart ? request.emotion : null;
    const end = section.startTick + section.bars * TICKS_PER_BAR;
    if (plan.breath && !(feeling === "anxious" || feeling === "excited" || feeling === "happy")) {
      writeBreathOut(section, plan, sectionChords, random, notes);
      continue;
    }
    const eighth = TICKS_PER_BEAT / 2;
    const turn = random.pick([
      [0, 1, 2, 1],
      [0, 2, 1, 2],
      [2, 1, 0, 1],
      [0, 1, 2, 3],
    ]);
    let sounding: ScoreChord | null = null;
    let top: number[] = [];
    for (let tick = section.startTick, i = 0; tick < end; tick += eighth, i++) {
      const chord = chordAt(sectionChords, tick);
      if (chord !== sounding) {
        sounding = chord;
        top = voiceChord(chord, null, 72, 88, 3);
      }
      if (feeling === "anxious") {
        // Fifth and flat sixth rub against each other and never settle.
        const pitches = [steps[4]!, steps[5]!, steps[4]!, steps[6]!];
        const pitch = 60 + section.tonic + pitches[i % 4]!;
        notes.push([
          tick,
          Math.round(eighth * 0.55),
          pitch > 76 ? pitch - 12 : pitch,
          velocityOf(section, i % 4 === 0 ? -6 : -16, random),
        ]);
      } else if (feeling === "angry") {
        if ([0, 1, 3, 6].includes(i % 8)) {
          const root = bassPitch(section.tonic, 40) + 12;
          // Every other bar leans: the flat second over home, or the flat sixth over the fifth.
          const leans = i % 16 >= 8 && i % 8 !== 0;
          const low = root + (leans && steps[1] === 1 ? 1 : 0);
          const high = root + (leans ? 8 : 7);
          notes.push([tick, Math.round(eighth * 0.7), low, velocityOf(section, -2, random)]);
          notes.push([tick, Math.round(eighth * 0.7), high, velocityOf(section, -8, random)]);
        }
      } else if (feeling === "excited" || feeling === "happy" || section.energy > 0.62) {
        if (feeling === "happy" && i % 8 === 7) continue;
        const pitch = top[turn[i % 4]! % top.length]!;
        notes.push([tick, eighth, pitch, velocityOf(section, i % 4 === 0 ? -10 : -18, random)]);
      } else if (i % 8 === 5 || (i % 16 === 2 && section.energy > 0.3)) {
        notes.push([tick, TICKS_PER_BEAT * 2, top[top.length - 1]!, velocityOf(section, -14, random)]);
      }
    }
  }
  return notes;
}

function writeBreathOut(
  section: SectionPlan,
  plan: ArcPlan,
  chords: readonly ScoreChord[],
  random: Random,
  notes: NoteTuple[],
): void {
  const { inBeats, holdBeats, outBeats } = plan.breath!;
  const cycleTicks = (inBeats + holdBeats + outBeats) * TICKS_PER_BEAT;
  for (
    let start = section.startTick;
    start < section.startTick + section.bars * TICKS_PER_BAR;
    start += cycleTicks
  ) {
    const out = start + (inBeats + holdBeats) * TICKS_PER_BEAT;
    const slot = (outBeats / 3) * TICKS_PER_BEAT;
    for (let k = 0; k < 3; k++) {
      const at = out + Math.round(k * slot);
      const voicing = voiceChord(chordAt(chords, at), null, 67, 84, 3);
      notes.push([at, Math.round(slot * 1.2), voicing[2 - k]!, velocityOf(section, -14 - 4 * k, random)]);
    }
  }
}
