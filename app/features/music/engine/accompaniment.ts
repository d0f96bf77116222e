import type { ArcPlan, SectionPlan } from "./arc";
import { chordAt, modeSteps, voiceChord } from "./harmony";
import type { Random } from "./random";
import { STYLE_RULES } from "./styles";
import {
  type ComposeRequest,
  type NoteTuple,
  type ScoreChord,
  TICKS_PER_BAR,
  TICKS_PER_BEAT,
  TICKS_PER_STEP,
} from "./types";

export interface PartContext {
  request: ComposeRequest;
  plan: ArcPlan;
  chords: readonly ScoreChord[][];
  random: Random;
}

const velocityOf = (section: SectionPlan, offset: number, random: Random) =>
  Math.max(18, Math.min(124, Math.round(36 + section.velocity * 66 + offset + random.integer(-4, 4))));

const busyIndex = (section: SectionPlan) => Math.max(0, Math.min(3, Math.floor(section.energy * 3.6)));

function endTickOf(section: SectionPlan, plan: ArcPlan): number {
  const isLast = section.index === 3 && plan.hasEndingBar;
  return section.startTick + (section.bars + (isLast ? 1 : 0)) * TICKS_PER_BAR;
}

function isEndingBar(section: SectionPlan, plan: ArcPlan, tick: number): boolean {
  return plan.hasEndingBar && section.index === 3 && tick >= section.startTick + section.bars * TICKS_PER_BAR;
}

/** Sustained chords, voice-led from the first bar to the last. */
export function writePad({ request, plan, chords, random }: PartContext): NoteTuple[] {
  const notes: NoteTuple[] = [];
  let previous: number[] | null = null;
  for (const section of plan.sections) {
    if (!section.layers.includes("pad")) continue;
    const shift = Math.round((section.register - 64) * 0.25);
    for (const chord of chords[section.index]!) {
      const voices = request.culturalStyle === "gospel" ? 4 : 3;
      const voicing = voiceChord(chord, previous, 53 + shift, 76 + shift, voices);
      for (const pitch of voicing) {
        notes.push([chord.startTick, chord.durationTicks, pitch, velocityOf(section, -14, random)]);
      }
      previous = voicing;
    }
  }
  return notes;
}

/** The comping instrument: stabs, rolls or broken chords in the rhythm of the style. */
export function writeComp({ request, plan, chords, random }: PartContext): NoteTuple[] {
  const style = STYLE_RULES[request.culturalStyle];
  const notes: NoteTuple[] = [];
  let previous: number[] | null = null;
  for (const section of plan.sections) {
    if (!section.layers.includes("chords")) continue;
    const group = plan.breath ? style.compRhythms[0]! : style.compRhythms[busyIndex(section)]!;
    const variant = random.integer(0, 3);
    const isHeavy = request.emotion === "angry" && section.weight < 0.5;
    const low = (isHeavy ? 43 : 52) + Math.round((section.register - 64) * 0.3);
    const high = low + (isHeavy ? 16 : 21);
    const sectionChords = chords[section.index]!;
    const end = endTickOf(section, plan);
    let walk = 0;
    for (let barTick = section.startTick; barTick < end; barTick += TICKS_PER_BAR) {
      if (isEndingBar(section, plan, barTick)) {
        const last = chordAt(sectionChords, barTick);
        const voicing = voiceChord(last, previous, low, high, 4);
        for (const pitch of voicing)
          notes.push([barTick, TICKS_PER_BAR, pitch, velocityOf(section, 0, random)]);
        continue;
      }
      const bar = (barTick - section.startTick) / TICKS_PER_BAR;
      // Two-bar loops: the second bar may answer the first.
      const pattern = group[(variant + (bar % 2)) % group.length]!;
      const onsets = new Set<number>();
      for (let step = 0; step < 16; step++) if (pattern[step] !== "." && pattern[step]) onsets.add(step);
      // A chord that changes inside the bar must be heard.
      for (const chord of sectionChords) {
        const step = (chord.startTick - barTick) / TICKS_PER_STEP;
        if (step > 0 && step < 16 && !onsets.has(step) && !onsets.has(step - 2)) onsets.add(step);
      }
      const steps = [...onsets].sort((a, b) => a - b);
      steps.forEach((step, i) => {
        const at = barTick + step * TICKS_PER_STEP;
        const chord = chordAt(sectionChords, at);
        if (!previous || chord.startTick === at || i === 0) {
          previous = voiceChord(chord, previous, low, high, isHeavy ? 3 : 4);
        } else previous = voiceChord(chord, previous, low, high, previous.length);
        const slot = (i + 1 < steps.length ? steps[i + 1]! : 16) * TICKS_PER_STEP + barTick - at;
        const rings = pattern[step] === "X" || section.gate > 0.85;
        const accent = step % 8 === 0 ? 4 : step % 4 === 0 ? 0 : -6;
        if (style.compMode === "arpeggio" && !isHeavy) {
          const order = [0, 2, 1, 3, 2, 1];
          const pitch = previous[order[walk++ % order.length]! % previous.length]!;
          const length = rings ? Math.max(slot, TICKS_PER_BEAT * 1.5) : slot;
          notes.push([
            at,
            Math.round(length),
            pitch + (walk % 5 === 0 ? 12 : 0),
            velocityOf(section, accent - 2, random),
          ]);
          if (step === 0)
            notes.push([at, Math.round(length), previous[0]!, velocityOf(section, accent - 8, random)]);
          return;
        }
        const length = Math.max(12, Math.round(slot * (rings ? 0.98 : Math.max(0.35, section.gate * 0.8))));
        previous.forEach((pitch, voice) => {
          notes.push([at, length, pitch, velocityOf(section, accent - 8 - (voice === 0 ? 3 : 0), random)]);
        });
      });
    }
  }
  return notes;
}

function bassPitch(pitchClass: number, near: number): number {
  let pitch = 24 + pitchClass;
  while (pitch < near - 6 || pitch < 28) pitch += 12;
  while (pitch > 47) pitch -= 12;
  return pitch;
}

/** Roots with a purpose: sub drops, walking lines, church octaves, slides or a drone. */
export function writeBass({ request, plan, chords, random }: PartContext): NoteTuple[] {
  const style = STYLE_RULES[request.culturalStyle];
  const notes: NoteTuple[] = [];
  let near = 36;
  for (const section of plan.sections) {
    if (!section.layers.includes("bass")) continue;
    const sectionChords = chords[section.index]!;
    const steps = modeSteps(section.mode);
    const end = endTickOf(section, plan);
    const inMode = (pitch: number) => steps.includes((((pitch - section.tonic) % 12) + 12) % 12);
    const add = (at: number, ticks: number, pitch: number, accent: number) =>
      notes.push([at, Math.round(ticks), pitch, velocityOf(section, accent, random)]);
    const drives = (request.emotion === "angry" || request.emotion === "anxious") && section.weight < 0.5;
    sectionChords.forEach((chord, index) => {
      const { startTick, durationTicks } = chord;
      const holdsTonic = request.emotion === "angry" && section.weight < 0.5 && section.mode === "phrygian";
      const root = bassPitch(holdsTonic ? section.tonic : chord.pitchClasses[0]!, near);
      near = Math.round((root + 36) / 2);
      const fifth = inMode(root + 7) ? root + 7 : inMode(root + 6) ? root + 6 : root;
      const nextChord = sectionChords[index + 1] ?? chords[section.index + 1]?.[0];
      const nextRoot = nextChord ? bassPitch(nextChord.pitchClasses[0]!, near) : root;
      const beats = durationTicks / TICKS_PER_BEAT;
      const isFinal = isEndingBar(section, plan, startTick) || startTick + durationTicks >= end + 1;
      if (isFinal || plan.breath || style.bassMode === "drone") {
        const isDrone =
          style.bassMode === "drone" && !plan.breath && !isFinal && beats >= 4 && section.energy > 0.45;
        if (isDrone && drives) {
          for (let beat = 0; beat < beats; beat++)
            add(startTick + beat * TICKS_PER_BEAT, 40, root, beat % 4 === 0 ? 4 : -6);
        } else if (isDrone) {
          add(startTick, 2.5 * TICKS_PER_BEAT, root, 0);
          add(
            startTick + 2.5 * TICKS_PER_BEAT,
            durationTicks - 2.5 * TICKS_PER_BEAT,
            fifth > 47 ? root : fifth,
            -8,
          );
        } else add(startTick, durationTicks * 0.98, root, 0);
        return;
      }
      if (style.bassMode === "walking") {
        walk(startTick, beats, root, fifth, nextRoot, inMode, section, chord, add);
        return;
      }
      if (drives) {
        // Eighth-note pulse under anger and worry: the same line, firmer or lighter.
        const half = TICKS_PER_BEAT / 2;
        for (let i = 0; i < beats * 2; i++) {
          const isLift = i % 8 === 7 && i === beats * 2 - 1;
          add(startTick + i * half, half * 0.75, isLift ? fifth : root, i % 4 === 0 ? 8 : -4);
        }
        return;
      }
      const patterns: Record<
        "sub" | "slide" | "root",
        readonly (readonly [number, number, "r" | "f" | "o" | "a"])[]
      > = {
        sub:
          section.energy < 0.35
            ? [
                [0, 10, "r"],
                [10, 6, "r"],
              ]
            : [
                [0, 6, "r"],
                [6, 4, "r"],
                [10, 4, "f"],
                [14, 2, "a"],
              ],
        slide:
          section.energy < 0.35
            ? [
                [0, 12, "r"],
                [12, 4, "f"],
              ]
            : [
                [0, 3, "r"],
                [3, 7, "r"],
                [10, 3, "o"],
                [13, 3, "a"],
              ],
        root:
          section.energy < 0.35
            ? [
                [0, 8, "r"],
                [8, 8, "f"],
              ]
            : [
                [0, 6, "r"],
                [6, 2, "r"],
                [8, 4, "f"],
                [12, 2, "o"],
                [14, 2, "a"],
              ],
      };
      const approach = approachTo(nextRoot, root, inMode);
      for (const [step, length, kind] of patterns[style.bassMode as "sub" | "slide" | "root"]) {
        const offset = step * TICKS_PER_STEP;
        if (offset >= durationTicks) continue;
        const pitch =
          kind === "r"
            ? root
            : kind === "f"
              ? fifth > 47
                ? root
                : fifth
              : kind === "o"
                ? root + 12 > 50
                  ? root
                  : root + 12
                : approach;
        const ticks = Math.min(length * TICKS_PER_STEP, durationTicks - offset);
        // Touching notes slide on a voice that can glide; others are let go a little early.
        const gate =
          style.bassMode === "slide" && (kind === "o" || kind === "a")
            ? 1
            : style.bassMode === "root"
              ? 0.85
              : 0.94;
        add(startTick + offset, ticks * gate, pitch, step === 0 ? 6 : kind === "a" ? -8 : 0);
      }
    });
  }
  return notes;
}

function approachTo(nextRoot: number, root: number, inMode: (pitch: number) => boolean): number {
  const from = nextRoot > root ? -1 : 1;
  for (let distance = 1; distance <= 2; distance++) {
    const pitch = nextRoot + from * distance;
    if (inMode(pitch) && pitch >= 26) return pitch;
  }
  return root;
}

function walk(
  startTick: number,
  beats: number,
  root: number,
  fifth: number,
  nextRoot: number,
  inMode: (pitch: number) => boolean,
  section: SectionPlan,
  chord: ScoreChord,
  add: (at: number, ticks: number, pitch: number, accent: number) => void,
): void {
  const beat = TICKS_PER_BEAT;
  const thirdClass = chord.pitchClasses[1]!;
  let third = root;
  while (third % 12 !== thirdClass) third++;
  const approach = approachTo(nextRoot, root, inMode);
  // Quiet sections walk in two; the rest in four: root, third, fifth, a step into the next root.
  if (section.energy < 0.35 && beats >= 4) {
    add(startTick, 1.9 * beat, root, 2);
    add(startTick + 2 * beat, 1.9 * beat, fifth > 47 ? fifth - 12 : fifth, -4);
    return;
  }
  const line = beats >= 4 ? [root, third, fifth, approach] : [root, approach];
  for (let i = 0; i < beats; i++) {
    const pitch = i === beats - 1 ? line[line.length - 1]! : line[i % (line.length - 1)]!;
    add(
      startTick + i * beat,
      beat * 0.9,
      pitch > 50 ? pitch - 12 : pitch,
      i === 0 ? 6 : i % 2 === 1 ? 2 : -2,
    );
  }
}

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
    for (let tick = section.startTick, i = 0; tick < end; tick += eighth, i++) {
      const chord = chordAt(sectionChords, tick);
      const top = voiceChord(chord, null, 72, 88, 3);
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
          const flat = i % 16 === 14 ? steps[1]! : 0;
          notes.push([tick, Math.round(eighth * 0.7), root + flat, velocityOf(section, -2, random)]);
          notes.push([tick, Math.round(eighth * 0.7), root + flat + 7, velocityOf(section, -8, random)]);
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
