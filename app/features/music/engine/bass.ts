import type { SectionPlan } from "./arc";
import { modeSteps } from "./harmony";
import { endTickOf, isEndingBar, type PartContext, velocityOf } from "./part";
import { STYLE_RULES } from "./styles";
import { type NoteTuple, type ScoreChord, TICKS_PER_BEAT, TICKS_PER_STEP } from "./types";

/** The place of a pitch class between low E and B, near where the bass was. */
export function bassPitch(pitchClass: number, near: number): number {
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
