import type { ArcPlan, SectionPlan } from "./arc";
import { buildChord, type ChordShape, isMajorMode } from "./harmony";
import type { Random } from "./random";
import { STYLE_RULES } from "./styles";
import { type ComposeRequest, type ScoreChord, TICKS_PER_BAR, TICKS_PER_BEAT } from "./types";

interface Slot {
  degree: number;
  ticks: number;
  isPivot?: boolean;
}

/** Strong feelings speak in plain triads: sevenths blur major and minor. Jazz keeps its colours. */
function chooseShape(
  request: ComposeRequest,
  section: SectionPlan,
  degree: number,
  random: Random,
): ChordShape {
  const { richness } = STYLE_RULES[request.culturalStyle];
  const isJazz = request.culturalStyle === "jazz";
  const isMajor = isMajorMode(section.mode);
  // Calm and happy pieces keep to open chords: no tritone rubs under them.
  if (isMajor && (request.emotion === "calm" || request.emotion === "happy")) {
    if (degree === 5) return isJazz || request.culturalStyle === "ambient" ? "add9" : "triad";
    if (isJazz) return degree === 1 || degree === 4 || degree === 7 ? "add9" : "seventh";
  }
  const isRich = isJazz ? true : random.chance(Math.abs(section.valence) > 0.4 ? 0.3 : 0.65);
  if (section.mode === "harmonic minor") {
    // The leading tone against the minor third and sixth is what makes it restless.
    return degree === 5 || degree === 2 || random.chance(0.6) ? "seventh" : "triad";
  }
  // Anger bites: major sevenths and half-diminished chords inside the minor scale.
  if (request.emotion === "angry" && section.weight < 0.5) {
    if (isJazz) return "seventh";
    return degree === 6 || degree === 2 ? "seventh" : "triad";
  }
  // The home chord stays plain, so that every return is heard as one.
  // Ambient floats: a ninth colours without hiding major or minor.
  if (request.culturalStyle === "ambient" && (degree === 1 || (isMajor && !isRich))) return "add9";
  if (!isRich || (degree === 1 && !isJazz)) return "triad";
  if (isMajor && (degree === 1 || degree === 4)) return "add9";
  return richness === 5 && degree !== 7 ? "ninth" : "seventh";
}

function pickCycle(
  request: ComposeRequest,
  section: SectionPlan,
  random: Random,
  which: 0 | 1,
): readonly number[] {
  const cycles = STYLE_RULES[request.culturalStyle].progressions[section.mode];
  const chosen = request.edits?.progressionIds?.[which];
  if (chosen !== undefined) return cycles[chosen % cycles.length]!;
  const fromTonic = cycles.filter((cycle) => cycle[0] === 1);
  const others = cycles.filter((cycle) => cycle[0] !== 1);
  const pool = others.length > 0 && !random.chance(0.85) ? others : fromTonic;
  return pool[(random.integer(0, 97) + which) % pool.length]!;
}

/** One turn of harmony a breath, the same until the mode changes: familiar enough to lean on. */
function breathSlots(section: SectionPlan, plan: ArcPlan, random: Random): Slot[] {
  const { inBeats, holdBeats, outBeats } = plan.breath!;
  const cycleBeats = inBeats + holdBeats + outBeats;
  const cycles = (section.bars * 4) / cycleBeats;
  const turn = random.pick(isMajorMode(section.mode) ? [6, 2] : [6, 4]);
  // Anger leans on the step above home, which wants down.
  const [hold, out, back] = section.mode === "phrygian" ? [2, 5, 2] : [turn, 5, 4];
  const slots: Slot[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const isLast = section.index === 3 && cycle === cycles - 1;
    slots.push({ degree: 1, ticks: inBeats * TICKS_PER_BEAT });
    slots.push({ degree: hold, ticks: holdBeats * TICKS_PER_BEAT });
    slots.push({ degree: isLast ? 4 : out, ticks: (outBeats / 2) * TICKS_PER_BEAT });
    slots.push({ degree: isLast ? 1 : back, ticks: (outBeats / 2) * TICKS_PER_BEAT });
  }
  return slots;
}

/** The cycle over four bars; a phrase of two bars goes through it twice as fast, on its way to the cadence. */
function phraseSlots(cycle: readonly number[], bars: number, isSlow: boolean, isBrief: boolean): Slot[] {
  const ticks = (bars / 4) * TICKS_PER_BAR;
  if (isSlow) {
    return [
      { degree: cycle[0]!, ticks: 2 * ticks },
      { degree: cycle[1]!, ticks },
      { degree: cycle[2]!, ticks },
    ];
  }
  if (isBrief) return [...cycle, ...cycle].map((degree) => ({ degree, ticks: ticks / 2 }));
  return cycle.map((degree) => ({ degree, ticks }));
}

/** Takes the last `ticks` away from the slots. */
function trimEnd(slots: Slot[], ticks: number): void {
  let rest = ticks;
  while (rest > 0) {
    const last = slots[slots.length - 1]!;
    if (last.ticks > rest) {
      last.ticks -= rest;
      return;
    }
    rest -= last.ticks;
    slots.pop();
  }
}

/** Ends a section: a half close that leads on, a turn of mode through V sus4, or the way home. */
function shapeCadence(
  slots: Slot[],
  request: ComposeRequest,
  section: SectionPlan,
  next: SectionPlan | null,
): void {
  const style = STYLE_RULES[request.culturalStyle];
  const last = slots[slots.length - 1]!;
  const half = TICKS_PER_BAR / 2;
  if (next === null) {
    const isMixolydian = section.mode === "mixolydian";
    const approach = isMixolydian
      ? [7, 4]
      : style.ending.slice(0, -1).map((degree) => (degree === 7 ? 5 : degree));
    trimEnd(slots, TICKS_PER_BAR);
    for (const degree of approach) slots.push({ degree, ticks: TICKS_PER_BAR / approach.length });
    return;
  }
  if (next.mode !== section.mode || next.tonic !== section.tonic) {
    const ticks = Math.min(last.ticks, TICKS_PER_BAR);
    trimEnd(slots, ticks);
    slots.push({ degree: 5, ticks, isPivot: next.mode !== section.mode });
    return;
  }
  if (section.bars < 8) return;
  if (request.culturalStyle === "jazz" && last.degree === 5 && last.ticks === TICKS_PER_BAR) {
    last.degree = 2;
    last.ticks = half;
    slots.push({ degree: 5, ticks: half });
  } else if (request.culturalStyle === "gospel" && last.degree !== 5 && last.ticks === TICKS_PER_BAR) {
    last.ticks = half;
    slots.push({ degree: section.mode === "mixolydian" ? 7 : 5, ticks: half });
  }
}

/** Bars of each phrase: fours, and two more where six bars have to be filled. */
export function phraseLengths(bars: number): number[] {
  const lengths = new Array<number>(Math.floor(bars / 4)).fill(4);
  return bars % 4 === 0 ? lengths : [...lengths, bars % 4];
}

/** Writes the chords of the whole form, section by section. The closing bar is the home chord. */
export function writeChords(request: ComposeRequest, plan: ArcPlan, random: Random): ScoreChord[][] {
  const cycleByMode = new Map<string, readonly number[]>();
  // A degree keeps its colour through the piece: a returning cycle is to be recognised.
  const shapeByDegree = new Map<string, ChordShape>();
  return plan.sections.map((section, index) => {
    const next = plan.sections[index + 1] ?? null;
    let slots: Slot[];
    if (plan.breath) {
      slots = breathSlots(section, plan, random.fork(`breath${section.mode}`));
    } else {
      // A and its returns share a cycle; a contrasting part long enough to settle takes another.
      // Where the mode turns on the way, that turn is contrast enough.
      const turns = plan.sections[1]!.mode !== plan.sections[2]!.mode;
      const which = isContrast(section.name) && section.bars >= 8 && !turns ? 1 : 0;
      const keyOfCycle = `${section.mode}/${which}`;
      let cycle = cycleByMode.get(keyOfCycle) ?? pickCycle(request, section, random.fork(keyOfCycle), which);
      cycleByMode.set(keyOfCycle, cycle);
      const isShort = section.bars < 6;
      const isFirm = request.emotion === "confident" && section.weight < 0.9;
      const isSlow = isFirm && !isShort;
      // A slow piece has few bars: its chords turn twice a bar, or it would hardly come round.
      const isBrief = isShort && !isFirm && request.culturalStyle !== "ambient";
      // Ambient and a firm stride stay slow: two chords take turns.
      if (isShort && !isBrief) cycle = [cycle[0]!, cycle[3]!, cycle[0]!, cycle[3]!];
      slots = phraseLengths(section.bars).flatMap((bars) => phraseSlots(cycle, bars, isSlow, isBrief));
      shapeCadence(slots, request, section, next);
    }
    const shapes = random.fork(`shape${section.mode}`);
    let tick = section.startTick;
    const chords = slots.map((slot) => {
      const key = `${section.mode}/${slot.degree}`;
      const known = shapeByDegree.get(key) ?? chooseShape(request, section, slot.degree, shapes);
      shapeByDegree.set(key, known);
      const shape = slot.isPivot ? "sus4" : known;
      const home = slot.isPivot && next?.tonic === section.tonic ? next : section;
      const chord = buildChord(home.tonic, home.mode, slot.degree, shape, tick, slot.ticks);
      tick += slot.ticks;
      return chord;
    });
    if (next === null && plan.hasEndingBar) {
      const shape =
        request.culturalStyle === "jazz" || request.culturalStyle === "ambient" ? "add9" : "triad";
      chords.push(buildChord(section.tonic, section.mode, 1, shape, tick, TICKS_PER_BAR));
    }
    return chords;
  });
}

/** Is this part of the form the contrasting one? */
export function isContrast(name: string): boolean {
  return name === "B" || name === "verse" || name === "solo1" || name === "solo2" || name === "lift";
}
