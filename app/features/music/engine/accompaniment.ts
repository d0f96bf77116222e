import type { SectionPlan } from "./arc";
import { chordAt, voiceChord } from "./harmony";
import { endTickOf, isEndingBar, type PartContext, velocityOf } from "./part";
import { STYLE_RULES } from "./styles";
import { type NoteTuple, TICKS_PER_BAR, TICKS_PER_BEAT, TICKS_PER_STEP } from "./types";

const busyIndex = (section: SectionPlan) => Math.max(0, Math.min(3, Math.floor(section.energy * 3.6)));

const BARS_BETWEEN_BREATHS = 4;

/** Sustained chords, voice-led from the first bar to the last; tones two chords share are held over. */
export function writePad({ request, plan, chords, random }: PartContext): NoteTuple[] {
  const notes: NoteTuple[] = [];
  let previous: number[] | null = null;
  for (const section of plan.sections) {
    if (!section.layers.includes("pad")) continue;
    const shift = Math.round((section.register - 64) * 0.25);
    let sounding: NoteTuple[] = [];
    for (const chord of chords[section.index]!) {
      const voices = request.culturalStyle === "gospel" ? 4 : 3;
      const voicing = voiceChord(chord, previous, 53 + shift, 76 + shift, voices);
      const bars = (chord.startTick - section.startTick) / TICKS_PER_BAR;
      const breathes = bars % BARS_BETWEEN_BREATHS === 0;
      const before = sounding;
      sounding = voicing.map((pitch) => {
        const held = breathes ? undefined : before.find((note) => note[2] === pitch);
        if (held) {
          held[1] += chord.durationTicks;
          return held;
        }
        const note: NoteTuple = [
          chord.startTick,
          chord.durationTicks,
          pitch,
          velocityOf(section, -14, random),
        ];
        notes.push(note);
        return note;
      });
      previous = voicing;
    }
  }
  return notes;
}

const ROCKING = ["x.x.x.x.x.x.x.x."];

/** The comping instrument: stabs, rolls or broken chords in the rhythm of the style. */
export function writeComp({ request, plan, chords, random }: PartContext): NoteTuple[] {
  const style = STYLE_RULES[request.culturalStyle];
  const notes: NoteTuple[] = [];
  let previous: number[] | null = null;
  for (const section of plan.sections) {
    if (!section.layers.includes("chords")) continue;
    // As the layers leave, a soft rocking in eighths carries the pulse that the drums had.
    const rocks = request.activityType === "anger_management" && section.index >= 2;
    const group = plan.breath
      ? style.compRhythms[0]!
      : rocks
        ? ROCKING
        : style.compRhythms[busyIndex(section)]!;
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
        if ((style.compMode === "arpeggio" || rocks) && !isHeavy) {
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
