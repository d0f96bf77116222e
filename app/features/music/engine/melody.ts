import type { ArcPlan, SectionPlan } from "./arc";
import { chordAt, degreePitchClass, isMajorMode, modeSteps } from "./harmony";
import { isContrast } from "./progressions";
import type { Random } from "./random";
import { STYLE_RULES } from "./styles";
import {
  type ComposeRequest,
  type Emotion,
  type NoteTuple,
  type ScoreChord,
  TICKS_PER_BAR,
  TICKS_PER_BEAT,
  TICKS_PER_STEP,
} from "./types";

/** Opening shapes as scale steps from the first note; the seed then bends one of them into its own. */
const CONTOURS: Record<Emotion, readonly (readonly number[])[]> = {
  calm: [
    [0, 1, 2, 4, 2],
    [0, 2, 1, 0, -1],
    [0, -1, 0, 2, 1],
    [0, 1, 2, 1, 0],
  ],
  anxious: [
    [0, 1, 0, -1, 0],
    [0, -1, 0, 1, 0],
    [0, 1, 0, 2, 1],
    [0, 0, 1, 0, -1],
  ],
  excited: [
    [0, 4, 2, 5, 4],
    [0, 2, 4, 7, 4],
    [0, 4, 3, 5, 2],
    [0, 5, 4, 2, 4],
  ],
  sad: [
    [0, -1, -2, -1, -3],
    [2, 1, 0, -1, -2],
    [0, -2, -1, -3, -2],
    [0, 1, -1, -2, -3],
  ],
  angry: [
    [0, 0, 1, 0, -2],
    [0, 1, 0, -2, 0],
    [0, 0, -1, 0, 1],
    [0, 1, 1, 0, -1],
  ],
  happy: [
    [0, 1, 2, 4, 2],
    [0, 1, 2, 3, 4],
    [2, 0, 1, 2, 4],
    [0, 2, 1, 2, 4],
  ],
  confident: [
    [0, 3, 4, 3, 0],
    [0, 4, 3, 0, 3],
    [0, 3, 4, 7, 4],
    [0, -3, 0, 4, 3],
  ],
};

export interface Melody {
  lead: NoteTuple[];
  answer: NoteTuple[];
}

interface Pitcher {
  toMidi(position: number): number;
  toPosition(midi: number): number;
  chordPositions(chord: ScoreChord, low: number, high: number): number[];
}

function createPitcher(section: SectionPlan): Pitcher {
  const steps = modeSteps(section.mode);
  const toMidi = (position: number) => {
    const octave = Math.floor(position / 7);
    return 60 + section.tonic + 12 * octave + steps[position - 7 * octave]!;
  };
  return {
    toMidi,
    toPosition: (midi) => Math.round(((midi - 60 - section.tonic) * 7) / 12),
    chordPositions: (chord, low, high) => {
      const found: number[] = [];
      for (let position = low; position <= high; position++) {
        if (chord.pitchClasses.slice(0, 4).includes(((toMidi(position) % 12) + 12) % 12))
          found.push(position);
      }
      return found;
    },
  };
}

function makeMotif(request: ComposeRequest, random: Random): number[] {
  const given = request.edits?.motifContour;
  if (given && given.length >= 2) return [...given];
  const contour = [...random.pick(CONTOURS[request.emotion])];
  const bends = random.integer(1, 2);
  for (let i = 0; i < bends; i++) {
    const at = random.integer(1, contour.length - 1);
    contour[at] = contour[at]! + random.pick([-1, 1]);
  }
  if (random.chance(0.35)) contour.push(contour[contour.length - 1]! + random.pick([-2, -1, 1, 2]));
  return contour;
}

function onsetsOf(rhythm: string): number[] {
  const onsets: number[] = [];
  for (let step = 0; step < rhythm.length; step++) if (rhythm[step] !== ".") onsets.push(step);
  return onsets;
}

type BarRole = "statement" | "answer" | "development" | "open" | "close";

function rolesFor(bars: number, isLastPhrase: boolean): BarRole[] {
  const end: BarRole = isLastPhrase ? "close" : "open";
  if (bars === 2) return ["statement", end];
  return ["statement", "answer", "development", end];
}

const nearest = (choices: readonly number[], wanted: number) => {
  let best = wanted;
  let distance = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    if (Math.abs(choice - wanted) < distance) {
      best = choice;
      distance = Math.abs(choice - wanted);
    }
  }
  return best;
};

/** Writes the tune: one motif, stated, answered, turned over and brought to rest, in every section anew. */
export function writeMelody(
  request: ComposeRequest,
  plan: ArcPlan,
  chordsBySection: readonly ScoreChord[][],
  rootRandom: Random,
): Melody {
  const random =
    request.edits?.melodySeed === undefined ? rootRandom : rootRandom.fork(`m${request.edits.melodySeed}`);
  const motif = makeMotif(request, random.fork("motif"));
  const melody: Melody = { lead: [], answer: [] };
  let lastPosition: number | null = null;
  for (const section of plan.sections) {
    const chords = chordsBySection[section.index]!;
    if (plan.breath) {
      writeBreathCues(section, plan, chords, random.fork("cue"), melody.lead);
      continue;
    }
    lastPosition = writeSection(request, section, chords, motif, random, melody, lastPosition);
  }
  if (plan.hasEndingBar) writeLastNote(request, plan, melody);
  return melody;
}

function writeSection(
  request: ComposeRequest,
  section: SectionPlan,
  chords: readonly ScoreChord[],
  motif: readonly number[],
  random: Random,
  melody: Melody,
  lastPosition: number | null,
): number | null {
  const style = STYLE_RULES[request.culturalStyle];
  const pitcher = createPitcher(section);
  const isSolo = section.name.startsWith("solo");
  const turnsOver = section.weight > 0.5 && isMajorMode(section.mode) && motif[motif.length - 1]! < 0;
  const contour = turnsOver !== isContrast(section.name) ? motif.map((step) => -step) : motif;
  // The same stream for A and its returns: they come back as the same tune.
  const shape = random.fork(isContrast(section.name) ? section.name : "theme");
  const barSeconds = 240 / section.bpm;
  const density = Math.max(
    1,
    Math.min(5, Math.round(section.leadRate * barSeconds * 1.18) + (isSolo ? 1 : 0)),
  );
  const rhythms = style.leadRhythms;
  const main = shape.pick(rhythms[density - 1]!);
  const second = shape.pick(rhythms[Math.min(4, density)]!);
  const centre = pitcher.toPosition(section.register);
  const reach = request.emotion === "excited" && section.weight < 0.5 ? 5 : 4;
  const low = centre - reach;
  const high = centre + reach;

  let bar = 0;
  const isIntro =
    section.index === 0 && (section.name === "intro" || section.name === "vamp") && section.bars > 4;
  while (bar < section.bars) {
    const phraseBars = section.bars - bar >= 4 ? 4 : 2;
    const roles = rolesFor(phraseBars, bar + phraseBars >= section.bars);
    const phrase = shape.fork(phraseBars === 2 ? "tag" : "phrase");
    for (let i = 0; i < phraseBars; i++, bar++) {
      if (isIntro && bar === 0) continue;
      const role = roles[i]!;
      const barTick = section.startTick + bar * TICKS_PER_BAR;
      const arch = [0, 1, 2, 0][i]! * (section.valence >= 0 ? 1 : -1);
      let onsets = onsetsOf(role === "development" ? second : main);
      if (role === "open" || role === "close")
        onsets = onsets.slice(0, Math.max(1, Math.min(2, onsets.length)));
      const line = role === "development" ? contour.map((step) => -step) : contour;
      const first = chordAt(chords, barTick);
      const tones = pitcher.chordPositions(first, low, high);
      let wanted = role === "statement" || lastPosition === null ? centre + arch : lastPosition + arch;
      if (Math.abs(wanted - centre) > reach - 1) wanted = centre;
      let base = nearest(tones, wanted);
      if (phrase.chance(0.6)) {
        const third = tones.filter(
          (position) => ((pitcher.toMidi(position) % 12) + 12) % 12 === first.pitchClasses[1],
        );
        if (third.length > 0) base = nearest(third, wanted);
      }
      const slots = onsets.map((step) => step * TICKS_PER_STEP);
      for (let k = 0; k < slots.length; k++) {
        const at = barTick + slots[k]!;
        const chord = chordAt(chords, at);
        const isStrong = onsets[k]! % 4 === 0;
        let position = base + line[k % line.length]! - line[0]!;
        const isLastOfPhrase = (role === "open" || role === "close") && k === slots.length - 1;
        if (isLastOfPhrase) {
          const rest =
            role === "close"
              ? [chord.pitchClasses[0]!, chord.pitchClasses[1]!]
              : [chord.pitchClasses[2]!, chord.pitchClasses[1]!];
          const goals = pitcher
            .chordPositions(chord, low, high)
            .filter((p) => rest.includes(((pitcher.toMidi(p) % 12) + 12) % 12));
          position = nearest(goals.length > 0 ? goals : tones, lastPosition ?? base);
        } else {
          while (position > high) position -= 7;
          while (position < low) position += 7;
          if (isStrong) {
            const choices = pitcher.chordPositions(chord, low, high);
            const snapped = nearest(choices, position);
            if (Math.abs(snapped - position) <= 2) position = snapped;
          }
        }
        // After a wide jump a tune steps back towards where it came from.
        if (lastPosition !== null && Math.abs(position - lastPosition) > 6) {
          position += position > lastPosition ? -7 : 7;
          if (position < low || position > high) position = nearest(tones, lastPosition);
        }
        const nextAt = k + 1 < slots.length ? barTick + slots[k + 1]! : barTick + TICKS_PER_BAR;
        const slot = isLastOfPhrase ? Math.min(nextAt - at, 3 * TICKS_PER_BEAT) : nextAt - at;
        const duration = Math.max(10, Math.round(slot * (isLastOfPhrase ? 0.95 : section.gate)));
        const accent = isStrong ? 8 : onsets[k]! % 2 === 0 ? 0 : -6;
        const swellOfPhrase = [0, 3, 8, -4][i]!;
        const velocity = Math.round(
          40 + section.velocity * 70 + accent + swellOfPhrase + phrase.integer(-4, 4),
        );
        const note: NoteTuple = [
          at,
          duration,
          pitcher.toMidi(position),
          Math.max(20, Math.min(127, velocity)),
        ];
        placeNote(request, section, note, bar, position, pitcher, melody);
        maybeGrace(request, section, note, chord, phrase, melody);
        lastPosition = position;
      }
    }
  }
  return lastPosition;
}

/** Trading phrases, unison and thirds: who plays the note depends on the activity. */
function placeNote(
  request: ComposeRequest,
  section: SectionPlan,
  note: NoteTuple,
  bar: number,
  position: number,
  pitcher: Pitcher,
  melody: Melody,
): void {
  const hasAnswer = section.layers.includes("answer");
  const hasLead = section.layers.includes("lead");
  const [at, duration, , velocity] = note;
  if (hasAnswer && request.activityType === "social_skills" && section.index < 3) {
    const isReply = Math.floor(bar / 2) % 2 === 1;
    if (isReply) melody.answer.push(note);
    else if (hasLead) melody.lead.push(note);
    return;
  }
  if (hasLead) melody.lead.push(note);
  if (hasAnswer) {
    const isUnison = request.activityType === "social_skills";
    const pitch = isUnison ? note[2] : pitcher.toMidi(position - 2);
    melody.answer.push([at, duration, pitch, Math.max(20, velocity - 14)]);
  }
}

/** A quick slide from the flat third into the third, the blue inflection gospel, jazz and R&B share. */
function maybeGrace(
  request: ComposeRequest,
  section: SectionPlan,
  note: NoteTuple,
  chord: ScoreChord,
  random: Random,
  melody: Melody,
): void {
  const style = request.culturalStyle;
  if (style === "ambient" || style === "contemporary_urban" || !isMajorMode(section.mode)) return;
  if (!section.layers.includes("lead") || section.arousal < -0.3) return;
  const isThird = note[2] % 12 === chord.pitchClasses[1] && chord.degree === 1;
  if (!isThird || note[0] % TICKS_PER_BEAT !== 0 || note[0] < 8 || !random.chance(0.2)) return;
  const previous = melody.lead[melody.lead.length - 2];
  if (!previous || melody.lead[melody.lead.length - 1] !== note) return;
  if (previous[0] + previous[1] > note[0] - 8) previous[1] = Math.max(6, note[0] - 8 - previous[0]);
  melody.lead.splice(-1, 0, [note[0] - 8, 8, note[2] - 1, Math.max(20, note[3] - 24)]);
}

/** In: a rising four-note cue; hold: its last note rings; out: the tune is silent. */
function writeBreathCues(
  section: SectionPlan,
  plan: ArcPlan,
  chords: readonly ScoreChord[],
  random: Random,
  lead: NoteTuple[],
): void {
  const { inBeats, holdBeats, outBeats } = plan.breath!;
  const cycleTicks = (inBeats + holdBeats + outBeats) * TICKS_PER_BEAT;
  const pitcher = createPitcher(section);
  const centre = pitcher.toPosition(section.register);
  const cycles = (section.bars * TICKS_PER_BAR) / cycleTicks;
  const rises = [
    [0, 1, 2, 4],
    [0, 2, 3, 4],
    [0, 2, 4, 5],
    [0, 1, 3, 4],
    [0, 2, 4, 7],
  ];
  // Two cues take turns, the same ones all through: a breath is easier to follow when it is known.
  const first = random.integer(0, rises.length - 1);
  const second = (first + random.integer(1, rises.length - 1)) % rises.length;
  const before = Math.round(section.startTick / cycleTicks);
  for (let cycle = 0; cycle < cycles; cycle++) {
    const start = section.startTick + cycle * cycleTicks;
    const chord = chordAt(chords, start);
    const rise = rises[(cycle + before) % 2 === 0 ? first : second]!;
    const base = nearest(pitcher.chordPositions(chord, centre - 4, centre + 1), centre - 2);
    const slot = (inBeats / 4) * TICKS_PER_BEAT;
    const top = chordAt(chords, start + inBeats * TICKS_PER_BEAT);
    for (let k = 0; k < 4; k++) {
      let position = base + rise[k]!;
      if (k === 3) position = nearest(pitcher.chordPositions(top, base + 3, base + 7), position);
      const at = start + Math.round(k * slot);
      const duration = k === 3 ? slot + holdBeats * TICKS_PER_BEAT : slot;
      const velocity = Math.round(38 + section.velocity * 50 + 6 * k);
      lead.push([at, Math.round(duration * 0.97), pitcher.toMidi(position), Math.min(110, velocity)]);
    }
  }
}

function writeLastNote(request: ComposeRequest, plan: ArcPlan, melody: Melody): void {
  const section = plan.sections[3]!;
  const at = section.startTick + section.bars * TICKS_PER_BAR;
  const steps = modeSteps(section.mode);
  const tonic = degreePitchClass(section.tonic, steps, 1);
  const before = melody.lead[melody.lead.length - 1]?.[2] ?? section.register;
  const aim = request.activityType === "confidence_building" ? before + 4 : before;
  const last = melody.lead[melody.lead.length - 1];
  if (last && last[0] + last[1] > at) last[1] = at - last[0];
  let pitch = 60 + tonic;
  while (pitch < aim - 6) pitch += 12;
  while (pitch > aim + 6 || pitch > section.register + 8) pitch -= 12;
  const velocity = Math.round(44 + section.velocity * 60);
  if (section.layers.includes("lead")) melody.lead.push([at, TICKS_PER_BAR, pitch, velocity]);
  if (section.layers.includes("answer")) {
    const lower =
      request.activityType === "social_skills" ? pitch : pitch - (isMajorMode(section.mode) ? 8 : 9);
    melody.answer.push([at, TICKS_PER_BAR, lower, velocity - 12]);
  }
}
