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
  const isRich = isJazz ? true : random.chance(Math.abs(section.valence) > 0.4 ? 0.3 : 0.65);
  if (section.mode === "harmonic minor") {
    // The leading tone against the minor third and sixth is what makes it restless.
    return degree === 5 || degree === 2 || random.chance(0.6) ? "seventh" : "triad";
  }
  // Anger bites: major sevenths and half-diminished chords inside the minor scale.
  if (request.emotion === "angry" && section.weight < 0.5)
    return degree === 6 || degree === 2 ? "seventh" : "triad";
  if (!isRich) return "triad";
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

/** Two turns of harmony take turns breath by breath: familiar enough to lean on. */
function breathSlots(section: SectionPlan, plan: ArcPlan, random: Random): Slot[] {
  const { inBeats, holdBeats, outBeats } = plan.breath!;
  const cycleBeats = inBeats + holdBeats + outBeats;
  const cycles = (section.bars * 4) / cycleBeats;
  const isMinor = !isMajorMode(section.mode);
  const turns = isMinor
    ? random.pick([
        [6, 4],
        [4, 6],
      ])
    : random.pick([
        [4, 6],
        [4, 2],
        [6, 4],
      ]);
  const before = Math.round((section.startTick / TICKS_PER_BEAT / cycleBeats) % 2);
  const slots: Slot[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const isLast = section.index === 3 && cycle === cycles - 1;
    const hold = isLast ? 4 : turns[(cycle + before) % 2]!;
    slots.push({ degree: 1, ticks: inBeats * TICKS_PER_BEAT });
    slots.push({ degree: hold, ticks: holdBeats * TICKS_PER_BEAT });
    slots.push({ degree: isLast ? 1 : 5, ticks: (outBeats / 2) * TICKS_PER_BEAT });
    slots.push({ degree: isLast ? 1 : 4, ticks: (outBeats / 2) * TICKS_PER_BEAT });
  }
  return slots;
}

function phraseSlots(cycle: readonly number[], bars: number, isSlow: boolean): Slot[] {
  const bar = TICKS_PER_BAR;
  if (bars === 2) {
    return [
      { degree: cycle[0]!, ticks: bar },
      { degree: cycle[3]!, ticks: bar },
    ];
  }
  if (isSlow) {
    return [
      { degree: cycle[0]!, ticks: 2 * bar },
      { degree: cycle[1]!, ticks: bar },
      { degree: cycle[2]!, ticks: bar },
    ];
  }
  return cycle.map((degree) => ({ degree, ticks: bar }));
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
    slots.pop();
    if (last.ticks > TICKS_PER_BAR) slots.push({ degree: last.degree, ticks: last.ticks - TICKS_PER_BAR });
    const ticks = TICKS_PER_BAR / approach.length;
    for (const degree of approach) slots.push({ degree, ticks });
    return;
  }
  if (next.mode !== section.mode || next.tonic !== section.tonic) {
    last.ticks -= half;
    slots.push({ degree: 5, ticks: half, isPivot: next.mode !== section.mode });
    return;
  }
  if (section.bars < 6) return;
  if (request.culturalStyle === "jazz" && last.degree === 5 && last.ticks === TICKS_PER_BAR) {
    last.degree = 2;
    last.ticks = half;
    slots.push({ degree: 5, ticks: half });
  } else if (request.culturalStyle === "gospel" && last.degree !== 5 && last.ticks === TICKS_PER_BAR) {
    last.ticks = half;
    slots.push({ degree: section.mode === "mixolydian" ? 7 : 5, ticks: half });
  }
}

/** Writes the chords of the whole form, section by section. The closing bar is the home chord. */
export function writeChords(request: ComposeRequest, plan: ArcPlan, random: Random): ScoreChord[][] {
  const cycleByMode = new Map<string, readonly number[]>();
  return plan.sections.map((section, index) => {
    const next = plan.sections[index + 1] ?? null;
    let slots: Slot[];
    if (plan.breath) {
      slots = breathSlots(section, plan, random.fork(`breath${section.mode}`));
    } else {
      // A and its returns share a cycle; a contrasting part long enough to settle takes another.
      // Where the mode turns on the way, that turn is contrast enough.
      const turns = plan.sections[1]!.mode !== plan.sections[2]!.mode;
      const which = isContrast(section.name) && section.bars >= 6 && !turns ? 1 : 0;
      const keyOfCycle = `${section.mode}/${which}`;
      const isShort = section.bars < 6;
      const cycle =
        cycleByMode.get(keyOfCycle) ??
        (isShort && index > 0 ? [1, 4, 1, 5] : pickCycle(request, section, random.fork(keyOfCycle), which));
      cycleByMode.set(keyOfCycle, cycle);
      const isSlow = request.emotion === "confident" && index < 2;
      slots = [];
      let bars = section.bars;
      while (bars > 0) {
        const phraseBars = bars >= 4 ? 4 : 2;
        slots.push(...phraseSlots(cycle, phraseBars, isSlow));
        bars -= phraseBars;
      }
      shapeCadence(slots, request, section, next);
    }
    const shapes = random.fork(`shape${section.mode}${section.name[0]}`);
    let tick = section.startTick;
    const chords = slots.map((slot) => {
      const isHome = slot.degree === 1 && tick === section.startTick;
      let shape: ChordShape = slot.isPivot ? "sus4" : chooseShape(request, section, slot.degree, shapes);
      if (isHome && request.culturalStyle !== "jazz" && section.mode !== "harmonic minor") shape = "triad";
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
