import { writeComp, writePad } from "./accompaniment";
import { type ArcPlan, planArc } from "./arc";
import { writeBass } from "./bass";
import { writeDrums } from "./drum-part";
import { keyName } from "./harmony";
import { chooseMasterGainDb, KIT_POWER, VOICE_POWER } from "./loudness";
import { writeMelody } from "./melody";
import type { PartContext } from "./part";
import { writeChords } from "./progressions";
import { createRandom } from "./random";
import { writeSparkle } from "./sparkle";
import { STYLE_RULES } from "./styles";
import { createTempoMap } from "./timing";
import {
  type ComposeRequest,
  ENGINE_VERSION,
  type NoteTuple,
  type PitchedLayer,
  type Score,
  type ScoreTrack,
  TICKS_PER_BAR,
  TICKS_PER_BEAT,
  type Voice,
} from "./types";

/** How long the last sound may ring after the last bar. */
export const TAIL_SECONDS = 2.5;

/** Where each part sits; `levelDb` is relative to the tune and evened out by the voice's own power. */
const TRACK_SEATS: Record<PitchedLayer, { pan: number; reverb: number; levelDb: number }> = {
  bass: { pan: 0, reverb: 0.1, levelDb: -4.5 },
  chords: { pan: -0.22, reverb: 0.8, levelDb: -8 },
  pad: { pan: 0, reverb: 1.1, levelDb: -13 },
  lead: { pan: 0.06, reverb: 1.1, levelDb: 0 },
  answer: { pan: 0.38, reverb: 1.1, levelDb: -1.5 },
  sparkle: { pan: -0.42, reverb: 1.3, levelDb: -7 },
};
const DRUMS_LEVEL_DB = -4;
const COMMON_POWER = 0.07;

const levelled = (levelDb: number, power: number, common: number) =>
  Math.round((levelDb - 10 * Math.log10(power / common)) * 10) / 10;

function voiceFor(request: ComposeRequest, layer: PitchedLayer): Voice {
  const edited = request.edits?.voices?.[layer];
  if (edited) return edited;
  const style = STYLE_RULES[request.culturalStyle];
  if (layer === "lead" && request.emotion === "confident") return style.boldLead;
  if (layer === "answer" && request.emotion === "confident" && style.voices.answer === "brass")
    return "organ";
  if (layer === "sparkle" && request.emotion === "angry") return "square";
  if (layer === "sparkle" && request.emotion === "happy") return "bells";
  return style.voices[layer];
}

function writeTempo(plan: ArcPlan, slowsAtEnd: boolean): [number, number][] {
  const tempo: [number, number][] = [];
  plan.sections.forEach((section, index) => {
    const next = plan.sections[index + 1];
    tempo.push([section.startTick, section.bpm]);
    if (next && next.bpm !== section.bpm) {
      // The last two bars lean towards the next tempo, half a bar at a time.
      const end = section.startTick + section.bars * TICKS_PER_BAR;
      for (let k = 1; k <= 3; k++) {
        const bpm = section.bpm + ((next.bpm - section.bpm) * k) / 4;
        tempo.push([end - TICKS_PER_BAR * 2 + (k * TICKS_PER_BAR) / 2, Math.round(bpm * 10) / 10]);
      }
    }
  });
  const last = plan.sections[3]!;
  if (slowsAtEnd) {
    const end = last.startTick + last.bars * TICKS_PER_BAR;
    tempo.push([end - TICKS_PER_BAR / 2, Math.round(last.bpm * 9.4) / 10]);
    tempo.push([end, Math.round(last.bpm * 8.8) / 10]);
  }
  return tempo;
}

/** A held breath before the last two sections: for half a bar only pad and bass ring on. */
function cutPauses(
  plan: ArcPlan,
  tracks: ScoreTrack[],
  hits: Score["drums"]["hits"],
): Score["drums"]["hits"] {
  let kept = hits;
  for (const section of plan.sections.slice(2)) {
    const from = section.startTick - TICKS_PER_BAR / 2;
    const to = section.startTick;
    kept = kept.filter((hit) => hit[0] < from || hit[0] >= to);
    for (const track of tracks) {
      if (track.layer === "pad") continue;
      track.notes = track.notes.filter((note) => note[0] < from || note[0] >= to);
      if (track.layer === "bass") {
        const last = track.notes.findLast((note) => note[0] < from);
        if (last) last[1] = to - last[0];
        continue;
      }
      track.notes = track.notes.map((note) =>
        note[0] < from && note[0] + note[1] > from ? [note[0], from - note[0], note[2], note[3]] : note,
      );
    }
  }
  return kept;
}

/**
 * Composes a piece for a feeling, an activity and a style. Pure and deterministic: the same request and
 * engine version give the same score everywhere. About a millisecond of work.
 */
export function compose(request: ComposeRequest): Score {
  const random = createRandom(request.seed);
  const style = STYLE_RULES[request.culturalStyle];
  const plan = planArc(request, random.fork("arc"));
  const chords = writeChords(request, plan, random.fork("harmony"));
  const melody = writeMelody(request, plan, chords, random.fork("melody"));
  const context = (label: string): PartContext => ({ request, plan, chords, random: random.fork(label) });
  const parts: Record<PitchedLayer, NoteTuple[]> = {
    bass: writeBass(context("bass")),
    chords: writeComp(context("comp")),
    pad: writePad(context("pad")),
    lead: melody.lead,
    answer: melody.answer,
    sparkle: writeSparkle(context("sparkle")),
  };
  const tracks: ScoreTrack[] = [];
  for (const layer of ["bass", "chords", "pad", "lead", "answer", "sparkle"] as const) {
    const notes = parts[layer];
    if (notes.length === 0) continue;
    const seat = TRACK_SEATS[layer];
    const voice = voiceFor(request, layer);
    tracks.push({
      layer,
      voice,
      gainDb: levelled(seat.levelDb, VOICE_POWER[voice], COMMON_POWER),
      pan: seat.pan,
      reverb: Math.min(1, style.reverb * seat.reverb),
      delay: layer === "lead" || layer === "answer" || layer === "sparkle" ? style.delay : 0,
      notes: [...notes].sort((a, b) => a[0] - b[0] || a[2] - b[2]),
    });
  }
  let hits = writeDrums(request, plan, random.fork("drums"));
  if (request.activityType === "anger_management") hits = cutPauses(plan, tracks, hits);

  const slowsAtEnd = plan.hasEndingBar && request.culturalStyle !== "contemporary_urban";
  const tempo = writeTempo(plan, slowsAtEnd);
  const totalTicks = plan.totalBars * TICKS_PER_BAR;
  const first = plan.sections[0]!;
  const breath = plan.breath;
  const score: Score = {
    engineVersion: ENGINE_VERSION,
    request,
    key: keyName(first.tonic, first.mode),
    bpm: Math.round(first.bpm),
    durationSeconds: Math.round((createTempoMap(tempo).secondsAt(totalTicks) + TAIL_SECONDS) * 100) / 100,
    totalTicks,
    tempo,
    sections: plan.sections.map((section, i) => ({
      name: section.name,
      startTick: section.startTick,
      bars: section.bars + (i === 3 && plan.hasEndingBar ? 1 : 0),
      bpm: section.bpm,
      tonic: section.tonic,
      mode: section.mode,
      valence: round3(section.valence),
      arousal: round3(section.arousal),
      energy: round3(section.energy),
      swing: section.swing,
      layers: section.layers,
      brightness: round3(section.brightness),
      attackScale: round3(section.attackScale),
      detuneScale: round3(section.detuneScale),
      chords: chords[i]!,
    })),
    tracks,
    drums: {
      kit: request.culturalStyle,
      gainDb: levelled(DRUMS_LEVEL_DB, KIT_POWER[request.culturalStyle], KIT_POWER.african_american),
      reverb: style.reverb * 0.5,
      hits,
    },
    swell: breath
      ? {
          cycleBeats: breath.inBeats + breath.holdBeats + breath.outBeats,
          inBeats: breath.inBeats,
          holdBeats: breath.holdBeats,
          depthDb: 4,
        }
      : null,
    duck: style.duck,
    masterGainDb: 0,
  };
  score.masterGainDb = chooseMasterGainDb(score);
  return score;
}

const round3 = (value: number) => Math.round(value * 1000) / 1000;

/** Beats in the whole piece. */
export function totalBeats(score: Score): number {
  return score.totalTicks / TICKS_PER_BEAT;
}
