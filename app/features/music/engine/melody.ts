import type { ArcPlan, SectionPlan } from "./arc";
import { type BreathCues, writeBreathCues } from "./breath-cues";
import { chordAt, degreePitchClass, isMajorMode, modeSteps } from "./harmony";
import { createPitcher, nearest, type Pitcher } from "./pitcher";
import { isContrast, phraseLengths } from "./progressions";
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

/** Semitones; a class can still sing along. */
const WIDEST_RANGE = 25;

export interface Melody {
  lead: NoteTuple[];
  answer: NoteTuple[];
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
  const line: Line = { lastPosition: null, mottos: new Map() };
  const cues: BreathCues = { heard: 0, bases: new Map(), lastBase: null };
  for (const section of plan.sections) {
    const chords = chordsBySection[section.index]!;
    if (plan.breath) {
      writeBreathCues(section, plan, chords, random.fork("cue"), cues, melody.lead);
      continue;
    }
    writeSection(request, section, chords, motif, random, melody, line);
  }
  if (plan.hasEndingBar) writeLastNote(request, plan, melody);
  foldRange(melody);
  return melody;
}

/** What the sections of a tune share while it is written. */
interface Line {
  lastPosition: number | null;
  /** Two bars by theme and mode, sung again whenever they return: what makes a tune one tune. */
  mottos: Map<string, Motto>;
}

interface Motto {
  centre: number;
  bars: { onsets: number[]; positions: number[] }[];
}

/** What holds for every bar of one section. */
interface SectionTune {
  request: ComposeRequest;
  section: SectionPlan;
  chords: readonly ScoreChord[];
  pitcher: Pitcher;
  /** Scale steps of the motif. */
  contour: readonly number[];
  main: string;
  second: string;
  centre: number;
  reach: number;
}

/** A contrasting part needs room; in short sections the opening comes back and what follows differs. */
const hasOwnTheme = (section: SectionPlan) => isContrast(section.name) && section.bars >= 8;

function planSection(
  request: ComposeRequest,
  section: SectionPlan,
  chords: readonly ScoreChord[],
  motif: readonly number[],
  shape: Random,
): SectionTune {
  const pitcher = createPitcher(section);
  const isSolo = section.name.startsWith("solo");
  const turnsOver = section.weight > 0.5 && isMajorMode(section.mode) && motif[motif.length - 1]! < 0;
  const barSeconds = 240 / section.bpm;
  const wanted = Math.round(section.leadRate * barSeconds * 1.18) + (isSolo ? 1 : 0);
  const density = Math.max(2, Math.min(5, wanted));
  const rhythms = STYLE_RULES[request.culturalStyle].leadRhythms;
  return {
    request,
    section,
    chords,
    pitcher,
    contour: turnsOver !== isContrast(section.name) ? motif.map((step) => -step) : motif,
    main: shape.pick(rhythms[density - 1]!),
    second: shape.pick(rhythms[Math.min(4, density)]!),
    centre: pitcher.toPosition(section.register),
    reach: request.emotion === "excited" && section.weight < 0.5 ? 5 : 4,
  };
}

function writeSection(
  request: ComposeRequest,
  section: SectionPlan,
  chords: readonly ScoreChord[],
  motif: readonly number[],
  random: Random,
  melody: Melody,
  line: Line,
): void {
  const theme = hasOwnTheme(section) ? section.name : "theme";
  // The same stream for A and its returns: they come back as the same tune.
  const shape = random.fork(theme);
  const tune = planSection(request, section, chords, motif, shape);
  const isIntro =
    section.index === 0 && (section.name === "intro" || section.name === "vamp") && section.bars >= 8;
  const isSolo = section.name.startsWith("solo") && hasOwnTheme(section);
  let bar = 0;
  for (const phraseBars of phraseLengths(section.bars)) {
    const roles = rolesFor(phraseBars, bar + phraseBars >= section.bars);
    const phrase = shape.fork(phraseBars === 2 ? "tag" : "phrase");
    const key = `${theme}/${section.mode}`;
    const known = phraseBars === 4 && !isSolo ? line.mottos.get(key) : undefined;
    const sung: Motto = { centre: tune.centre, bars: [] };
    for (let i = 0; i < phraseBars; i++, bar++) {
      if (isIntro && bar === 0) continue;
      const again = known?.bars[i];
      const shift = known ? 7 * Math.round((tune.centre - known.centre) / 7) : 0;
      const sketch = again
        ? { onsets: again.onsets, positions: again.positions.map((position) => position + shift) }
        : sketchBar(tune, bar, i, roles[i]!, phrase, line.lastPosition);
      if (phraseBars === 4 && i < 2) sung.bars.push(sketch);
      writeBar(tune, bar, i, roles[i]!, sketch, phrase, melody);
      line.lastPosition = sketch.positions[sketch.positions.length - 1] ?? line.lastPosition;
    }
    if (!known && !isSolo && sung.bars.length === 2) line.mottos.set(key, sung);
  }
}

const closesPhrase = (role: BarRole) => role === "open" || role === "close";

/** Chooses when the notes of a bar begin and which steps of the scale they are. */
function sketchBar(
  tune: SectionTune,
  bar: number,
  barOfPhrase: number,
  role: BarRole,
  random: Random,
  before: number | null,
): { onsets: number[]; positions: number[] } {
  const { section, chords, pitcher, contour, centre, reach } = tune;
  const low = centre - reach;
  const high = centre + reach;
  const barTick = section.startTick + bar * TICKS_PER_BAR;
  const arch = [0, 1, 2, 0][barOfPhrase]! * (section.valence >= 0 ? 1 : -1);
  let onsets = onsetsOf(role === "development" ? tune.second : tune.main);
  if (closesPhrase(role)) onsets = onsets.slice(0, Math.max(1, Math.min(2, onsets.length)));
  const line = role === "development" ? contour.map((step) => -step) : contour;
  // With few notes in a bar, the motif takes two bars to be told.
  const later = role === "answer" && onsets.length <= 2 ? Math.min(2, line.length - 1) : 0;
  const first = chordAt(chords, barTick);
  const tones = pitcher.chordPositions(first, low, high);
  let wanted = role === "statement" || before === null ? centre + arch : before + arch;
  if (Math.abs(wanted - centre) > reach - 1) wanted = centre;
  let base = nearest(tones, wanted);
  if (random.chance(0.6)) {
    const third = tones.filter((position) => pitcher.pitchClassAt(position) === first.pitchClasses[1]);
    if (third.length > 0) base = nearest(third, wanted);
  }
  let last = before;
  const positions = onsets.map((step, k) => {
    const chord = chordAt(chords, barTick + step * TICKS_PER_STEP);
    const choices = pitcher.chordPositions(chord, low, high);
    let position = base + line[(k + later) % line.length]! - line[later]!;
    if (closesPhrase(role) && k === onsets.length - 1) {
      const rests = role === "close" ? [0, 1] : [2, 1];
      const goals = choices.filter((p) =>
        rests.some((at) => pitcher.pitchClassAt(p) === chord.pitchClasses[at]),
      );
      position = nearest(goals.length > 0 ? goals : tones, last ?? base);
    } else {
      while (position > high) position -= 7;
      while (position < low) position += 7;
      if (step % 4 === 0) {
        const snapped = nearest(choices, position);
        if (Math.abs(snapped - position) <= 2) position = snapped;
      }
    }
    // After a wide jump a tune steps back towards where it came from.
    if (last !== null && Math.abs(position - last) > 6) {
      position += position > last ? -7 : 7;
      if (position < low || position > high) position = nearest(tones, last);
    }
    last = position;
    return position;
  });
  return { onsets, positions };
}

/** Gives the notes of a bar their length and strength. */
function writeBar(
  tune: SectionTune,
  bar: number,
  barOfPhrase: number,
  role: BarRole,
  sketch: { onsets: number[]; positions: number[] },
  random: Random,
  melody: Melody,
): void {
  const { request, section, chords, pitcher } = tune;
  const barTick = section.startTick + bar * TICKS_PER_BAR;
  sketch.onsets.forEach((step, k) => {
    const at = barTick + step * TICKS_PER_STEP;
    const position = sketch.positions[k]!;
    const isLastOfPhrase = closesPhrase(role) && k === sketch.onsets.length - 1;
    const next = sketch.onsets[k + 1];
    const slot = next === undefined ? barTick + TICKS_PER_BAR - at : (next - step) * TICKS_PER_STEP;
    const held = isLastOfPhrase ? Math.min(slot, 3 * TICKS_PER_BEAT) * 0.95 : slot * section.gate;
    const accent = step % 4 === 0 ? 8 : step % 2 === 0 ? 0 : -6;
    const swellOfPhrase = [0, 3, 8, -4][barOfPhrase]!;
    const velocity = Math.round(40 + section.velocity * 70 + accent + swellOfPhrase + random.integer(-4, 4));
    const note: NoteTuple = [
      at,
      Math.max(10, Math.round(held)),
      pitcher.toMidi(position),
      Math.max(20, Math.min(127, velocity)),
    ];
    placeNote(request, section, note, bar, position, pitcher, melody);
    maybeGrace(request, section, note, chordAt(chords, at), random, melody);
  });
}

/** A singable range: what strays beyond an octave from the middle of the tune comes back by an octave. */
function foldRange({ lead, answer }: Melody): void {
  const pitches = [...lead, ...answer].map((note) => note[2]);
  const lowest = Math.min(...pitches);
  const highest = Math.max(...pitches);
  if (highest - lowest <= WIDEST_RANGE) return;
  const middle = Math.round(pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length);
  for (const note of [...lead, ...answer]) {
    while (note[2] > middle + 12) note[2] -= 12;
    while (note[2] < middle - 12) note[2] += 12;
  }
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
