import { isMajorMode } from "./harmony";
import { ACTIVITY_MOODS, EMOTION_MOODS, type Mood } from "./moods";
import type { Random } from "./random";
import { STYLE_RULES } from "./styles";
import {
  type ActivityType,
  BEATS_PER_BAR,
  type ComposeRequest,
  type DrumLevel,
  type Layer,
  type Mode,
  TICKS_PER_BAR,
} from "./types";

/** How far each section has moved from the feeling to the activity's goal. */
const PATH_WEIGHTS = { match: [0, 0.4, 0.75, 1], direct: [0.7, 0.85, 1, 1] } as const;
const TARGET_SECONDS = 68;
const SLOWEST_IN_BREATH_BPM = 84;

/** Beats of one breath: in, hold, out. Four, two and six for grade 4 and up; shorter for small lungs. */
export interface BreathCycle {
  inBeats: number;
  holdBeats: number;
  outBeats: number;
}

export interface SectionPlan {
  index: number;
  name: string;
  startBar: number;
  bars: number;
  startTick: number;
  bpm: number;
  tonic: number;
  mode: Mode;
  weight: number;
  valence: number;
  arousal: number;
  energy: number;
  leadRate: number;
  register: number;
  gate: number;
  velocity: number;
  swing: number;
  brightness: number;
  attackScale: number;
  detuneScale: number;
  layers: Layer[];
  drumLevel: DrumLevel;
}

export interface ArcPlan {
  sections: SectionPlan[];
  breath: BreathCycle | null;
  /** An extra bar on the home chord at the end. */
  hasEndingBar: boolean;
  totalBars: number;
}

const mix = (from: number, to: number, weight: number) => from + (to - from) * weight;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Breath cycle for a grade; breaths a minute = BPM / (sum of the beats). */
export function breathCycleFor(grade: number | undefined): BreathCycle {
  return grade !== undefined && grade <= 3
    ? { inBeats: 3, holdBeats: 1, outBeats: 4 }
    : { inBeats: 4, holdBeats: 2, outBeats: 6 };
}

function distributeCycles(total: number): number[] {
  const sections = [0, 0, 0, 0].map(() => Math.floor(total / 4));
  // The matching phase stays short: spare cycles go to the middle and the end.
  const order = [2, 1, 3];
  for (let spare = total % 4, i = 0; spare > 0; spare--, i++) sections[order[i]!]! += 1;
  return sections;
}

function chooseBars(bpms: readonly number[], breath: BreathCycle | null): number[] {
  const secondsPerBar = bpms.map((bpm) => (60 * BEATS_PER_BAR) / bpm);
  const options: number[][] = breath
    ? [4, 5, 6, 7, 8, 9, 10, 11, 12].map((cycles) => {
        const barsPerCycle = (breath.inBeats + breath.holdBeats + breath.outBeats) / BEATS_PER_BAR;
        return distributeCycles(cycles).map((count) => count * barsPerCycle);
      })
    : [4, 6, 8].map((bars) => [bars, bars, bars, bars]);
  let best = options[0]!;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const ending = breath ? 0 : secondsPerBar[3]!;
    const seconds = option.reduce((sum, bars, i) => sum + bars * secondsPerBar[i]!, ending);
    const distance = Math.abs(seconds - TARGET_SECONDS);
    if (distance < bestDistance) {
      best = option;
      bestDistance = distance;
    }
  }
  return best;
}

function layersFor(request: ComposeRequest, index: number, energy: number): Layer[] {
  const { activityType, emotion } = request;
  const isMatching = index < 2;
  const layers = new Set<Layer>(["bass", "lead"]);
  const add = (...more: Layer[]) => {
    for (const layer of more) layers.add(layer);
  };
  const byActivity: Record<ActivityType, () => void> = {
    breathing_exercise: () => {
      add("pad");
      if (index === 0 && energy > 0.5) add("chords", "sparkle");
      if (index === 1 || index === 2) add("chords");
      if (index === 2) add("sparkle");
    },
    confidence_building: () => {
      add("chords", "drums");
      if (index >= 1) add("pad");
      if (index >= 2) add("sparkle");
      if (index >= 3) add("answer");
    },
    anger_management: () => {
      add("pad", "chords", "drums", "sparkle");
      if (index >= 1) layers.delete("sparkle");
      if (index >= 2) layers.delete("pad");
      if (index >= 3) layers.delete("drums");
    },
    social_skills: () => {
      add("chords", "drums", "answer");
      if (index === 1 || index === 3) add("pad");
      if (index >= 2) add("sparkle");
    },
    focus: () => {
      add("chords", "drums");
      if (index === 1 || index === 2) add("pad");
      if (index === 2) add("sparkle");
    },
  };
  byActivity[activityType]();
  const isQuietActivity = activityType === "breathing_exercise" || activityType === "focus";
  const sparkles = emotion === "happy" || emotion === "excited" || emotion === "anxious";
  const staysOn = activityType !== "social_skills" && activityType !== "breathing_exercise";
  if (sparkles && (index === 0 || (index === 1 && staysOn))) add("sparkle");
  if (isMatching && emotion === "calm") add("pad");
  if (isMatching && emotion === "sad") {
    add("pad");
    layers.delete("sparkle");
  }
  if (emotion === "angry" && !isQuietActivity && (index === 0 || (index === 1 && staysOn))) add("sparkle");
  return [...layers];
}

function drumLevelFor(request: ComposeRequest, index: number, energy: number): DrumLevel {
  const { activityType, culturalStyle, emotion } = request;
  if (activityType === "breathing_exercise") return 0;
  let level = energy < 0.3 ? 1 : energy < 0.66 ? 2 : 3;
  if (activityType === "focus") level = index === 0 && energy > 0.6 ? 2 : 1;
  if (activityType === "anger_management") level = index <= 1 ? 2 : 1;
  if (emotion === "angry" && index === 0 && activityType !== "focus") level = 3;
  if (culturalStyle === "ambient") level -= energy > 0.7 ? 0 : 1;
  if (activityType === "anger_management" && index < 3) level = Math.max(level, 1);
  return clamp(level, 0, 3) as DrumLevel;
}

function applyEnergyEdit(layers: Layer[], energy: number): Layer[] {
  const edited = new Set(layers);
  if (energy < 0.25) for (const layer of ["drums", "sparkle", "answer"] as const) edited.delete(layer);
  else if (energy < 0.45) edited.delete("sparkle");
  if (energy > 0.55) edited.add("pad").add("chords").add("bass").add("drums");
  if (energy > 0.75) edited.add("sparkle");
  return [...edited];
}

function modeFor(mood: Mood, random: Random): Mode {
  return random.pick(mood.modes);
}

/**
 * Four sections that lead from the feeling to the activity's goal (iso-principle: meet the mood, then
 * move it). Tempo, register, density, touch and layers all follow the same weights; the mode turns once,
 * on the same tonic, when more than half of the way is done.
 */
export function planArc(request: ComposeRequest, random: Random): ArcPlan {
  const style = STYLE_RULES[request.culturalStyle];
  const start = EMOTION_MOODS[request.emotion];
  const target = ACTIVITY_MOODS[request.activityType];
  const isBreathing = request.activityType === "breathing_exercise";
  const edits = request.edits ?? {};
  const weights = PATH_WEIGHTS[request.path ?? "match"];
  const tempoScale = edits.tempoScale ?? 1;

  let startBpm = random.between(...start.bpm) * (isBreathing ? 1 : style.bpmScale);
  if (isBreathing) startBpm = Math.min(startBpm, SLOWEST_IN_BREATH_BPM);
  const endBpm = random.between(...target.bpm);
  const startRate = random.between(...start.leadRate);
  const endRate = random.between(...target.leadRate);
  const tonic = random.integer(0, 11);
  // A singable whole: the tune wanders at most nine semitones on its way.
  const startRegister = clamp(start.register, target.register - 9, target.register + 9);
  const startMode = modeFor(start, random);
  const endMode = modeFor(target, random);
  const liftsKey =
    request.culturalStyle === "gospel" &&
    (request.emotion === "confident" || request.emotion === "happy") &&
    request.activityType === "social_skills";

  const bpms = weights.map((weight) => {
    const bpm = mix(startBpm, endBpm, weight) * tempoScale;
    return Math.round(clamp(bpm, isBreathing ? 58 : 44, 170) * 10) / 10;
  });
  const breath = isBreathing ? breathCycleFor(request.grade) : null;
  const bars = chooseBars(bpms, breath);

  let startBar = 0;
  const sections = weights.map((weight, index): SectionPlan => {
    const valence = mix(start.valence, target.valence, weight);
    const arousal = mix(start.arousal, target.arousal, weight);
    const givenEnergy = edits.energies?.[index];
    const energy = givenEnergy ?? clamp(0.5 + 0.45 * arousal, 0, 1);
    let layers = layersFor(request, index, energy);
    if (givenEnergy !== undefined) layers = applyEnergyEdit(layers, energy);
    const drumLevel = drumLevelFor(request, index, energy);
    if (drumLevel === 0 || isBreathing) layers = layers.filter((layer) => layer !== "drums");
    layers = layers.filter((layer) => !edits.mutedLayers?.includes(layer));
    // Both moods share the third of the mode or the turn happens at the half-way mark.
    const keepsStart = weight <= 0.5 || (isMajorMode(startMode) === isMajorMode(endMode) && weight < 0.9);
    const plan: SectionPlan = {
      index,
      name: style.form[index]!,
      startBar,
      bars: bars[index]!,
      startTick: startBar * TICKS_PER_BAR,
      bpm: bpms[index]!,
      tonic: (tonic + (liftsKey && index === 3 ? 1 : 0)) % 12,
      mode: keepsStart ? startMode : endMode,
      weight,
      valence,
      arousal,
      energy,
      leadRate: mix(startRate, endRate, weight),
      register: Math.round(mix(startRegister, target.register, weight)),
      gate: mix(start.gate, target.gate, weight),
      velocity: mix(start.velocity, target.velocity, weight),
      swing: swingFor(request, bpms[index]!),
      brightness: 2 ** (0.75 * arousal + 0.55 * valence),
      attackScale: mix(start.attackScale, target.attackScale, weight),
      detuneScale: mix(start.detuneScale, target.detuneScale, weight),
      layers,
      drumLevel,
    };
    startBar += bars[index]!;
    return plan;
  });
  const hasEndingBar = !isBreathing;
  return { sections, breath, hasEndingBar, totalBars: startBar + (hasEndingBar ? 1 : 0) };
}

/** Swing eases as tempo rises (Honing & de Haas 2008); slow gospel rolls in twelve-eight. */
function swingFor(request: ComposeRequest, bpm: number): number {
  const base = STYLE_RULES[request.culturalStyle].swing;
  if (request.culturalStyle === "jazz") return bpm > 130 ? 0.58 : base;
  if (request.culturalStyle === "gospel" && bpm < 80) return 0.667;
  if (request.emotion === "happy" && base === 0.5 && request.culturalStyle !== "ambient") return 0.56;
  return base;
}
