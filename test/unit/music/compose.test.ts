import { createHash } from "node:crypto";
import { Scale } from "tonal";
import { describe, expect, it } from "vitest";
import {
  ACTIVITY_TYPES,
  type ComposeRequest,
  CULTURAL_STYLES,
  compose,
  describeScore,
  EMOTIONS,
  type Score,
  suggestTitle,
  TICKS_PER_BAR,
} from "~/features/music/engine";
import { breathCycleFor } from "~/features/music/engine/arc";
import { modeSteps } from "~/features/music/engine/harmony";
import * as metrics from "../../bench/music/metrics";
import { computeScoreHash, EXPECTED_SCORE_HASH } from "../../fixtures/score-hash";

const pieces: Score[] = [];
for (const emotion of EMOTIONS) {
  for (const activityType of ACTIVITY_TYPES) {
    for (const culturalStyle of CULTURAL_STYLES) {
      pieces.push(compose({ emotion, activityType, culturalStyle, seed: 500 + pieces.length }));
    }
  }
}
const nameOf = ({ request: { emotion, activityType, culturalStyle, seed } }: Score) =>
  `${emotion}/${activityType}/${culturalStyle}/${seed}`;
const failing = (isGood: (score: Score) => boolean) => pieces.filter((score) => !isGood(score)).map(nameOf);
const base: ComposeRequest = {
  emotion: "sad",
  activityType: "confidence_building",
  culturalStyle: "gospel",
  seed: 7,
};

const inside = (low: number, high: number) => (value: number) => value >= low && value <= high;

describe("the 175 combinations of feeling, activity and style", () => {
  it.each<[string, (score: Score) => number, (value: number) => boolean]>([
    ["last between 55 and 85 seconds", (score) => score.durationSeconds, inside(55, 85)],
    ["stay in the scale of each section with 95 % of the notes", metrics.inModeShare, inside(0.95, 1)],
    ["use 2.5 to 3.4 bits of pitch classes", metrics.pitchClassEntropy, inside(2.5, 3.4)],
    ["keep their groove from bar to bar", metrics.grooveConsistency, inside(0.8, 0.99)],
    ["keep their groove from beginning to end", metrics.grooveSimilarity, inside(0.78, 1)],
    ["bring two phrases or more again", metrics.repeatedPhrases, inside(2, 99)],
    ["have three different sets of layers", metrics.distinctLayerSets, inside(3, 4)],
    ["repeat their chords, but not only", metrics.chordIrregularity, inside(0.1, 0.7)],
    ["leave no bar empty", metrics.emptyBars, inside(0, 0)],
    ["leap over an octave seldom", (score) => metrics.melodyShape(score).wideLeaps, inside(0, 0.08)],
    ["sing within a singable range", (score) => metrics.melodyShape(score).range, inside(5, 25)],
    ["sing neither too little nor too much", (s) => metrics.melodyShape(s).notesPerSecond, inside(0.1, 2.6)],
  ])("%s", (_name, measure, isGood) => {
    expect(failing((score) => isGood(measure(score)))).toEqual([]);
  });

  it("rub more when anxious or angry than when calm or happy", () => {
    const tensions = pieces.map(({ request }, i) => ({ request, tension: metrics.tension(pieces[i]!) }));
    const of = (emotions: string[]) => tensions.filter((each) => emotions.includes(each.request.emotion));
    const pairs = of(["anxious", "angry"]).flatMap((harsh) =>
      of(["calm", "happy"])
        .filter((mild) => mild.request.culturalStyle === harsh.request.culturalStyle)
        .map((mild) => harsh.tension > mild.tension),
    );
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.9);
  });

  it("move tempo and arousal one way, from the feeling to the goal", () => {
    expect(
      failing(
        ({ sections }) =>
          metrics.isMonotonic(sections.map((s) => s.bpm)) &&
          metrics.isMonotonic(sections.map((s) => s.arousal)),
      ),
    ).toEqual([]);
  });

  it("end on the home note and chord", () => {
    expect(
      failing((score) => {
        const last = score.sections[3]!;
        const chord = last.chords[last.chords.length - 1]!;
        const tune = metrics.melodyNotes(score);
        const isBreath = score.request.activityType === "breathing_exercise";
        return (
          chord.pitchClasses[0] === last.tonic && (isBreath || tune[tune.length - 1]![2] % 12 === last.tonic)
        );
      }),
    ).toEqual([]);
  });

  it("never write the same tune twice", () => {
    const tunes = new Set(pieces.map((score) => metrics.melodyIntervals(score).join(",")));
    expect(tunes.size).toBe(pieces.length);
  });

  it("lead every voice of the pad by small steps", () => {
    for (const score of pieces) {
      const pad = metrics.trackNotes(score, "pad");
      const tops = score.sections
        .filter((section) => section.layers.includes("pad"))
        .flatMap((section) => section.chords.map((chord) => chord.startTick))
        .map((tick) =>
          pad.filter((note) => note[0] <= tick && note[0] + note[1] > tick).map((note) => note[2]),
        )
        .map((chord) => Math.max(...chord));
      const moves = tops.slice(1).map((top, i) => Math.abs(top - tops[i]!));
      if (moves.length > 3) expect(metrics.quantile(moves, 0.5), nameOf(score)).toBeLessThanOrEqual(4);
    }
  });
});

describe("a breathing exercise", () => {
  const breathing = pieces.filter((score) => score.request.activityType === "breathing_exercise");

  it("ends at 5.5 to 6.1 breaths a minute in whole breaths, without drums", () => {
    for (const score of breathing) {
      const rate = score.sections[3]!.bpm / 12;
      expect(rate).toBeGreaterThanOrEqual(5.5);
      expect(rate).toBeLessThanOrEqual(6.1);
      expect((score.totalTicks / TICKS_PER_BAR) % 3).toBe(0);
      expect(score.drums.hits).toEqual([]);
    }
  });

  it("plays its tune only while breathing in", () => {
    for (const score of breathing) {
      for (const [tick] of metrics.trackNotes(score, "lead")) expect((tick / 48) % 12).toBeLessThan(4);
    }
  });

  it("breathes faster and holds shorter with small children", () => {
    expect(breathCycleFor(2)).toEqual({ inBeats: 3, holdBeats: 1, outBeats: 4 });
    const score = compose({ ...base, activityType: "breathing_exercise", grade: 2 });
    const { bpm } = score.sections[3]!;
    expect(bpm / 8).toBeGreaterThanOrEqual(8);
    expect(bpm / 8).toBeLessThanOrEqual(9);
    expect((1 * 60) / bpm).toBeLessThan(2);
  });
});

describe("compose", () => {
  it("gives the same score for the same seed and another for another", () => {
    const hash = (score: Score) => createHash("sha256").update(JSON.stringify(score)).digest("hex");
    expect(hash(compose(base))).toBe(hash(compose(base)));
    expect(hash(compose(base))).not.toBe(hash(compose({ ...base, seed: 8 })));
  });

  it("writes the very score that the Worker test expects too", async () => {
    expect(await computeScoreHash()).toBe(EXPECTED_SCORE_HASH);
  });

  it("starts at the feeling on the match path and near the goal on the direct one", () => {
    const match = compose(base).sections[0]!;
    const direct = compose({ ...base, path: "direct" }).sections[0]!;
    expect(match.valence).toBeCloseTo(-0.6);
    expect(direct.valence).toBeGreaterThan(0.2);
    expect(direct.bpm).toBeGreaterThan(match.bpm);
  });

  it("turns from minor to major on the same home note, through a dominant both share", () => {
    const score = compose({ ...base, culturalStyle: "african_american" });
    const [, second, third] = score.sections;
    expect(second!.mode).toBe("aeolian");
    expect(third!.mode).not.toBe("aeolian");
    expect(third!.tonic).toBe(second!.tonic);
    expect(second!.chords[second!.chords.length - 1]!.symbol).toMatch(/7sus4$/);
  });

  it("names the scales as music theory does", () => {
    const chromas = (name: string) => Scale.get(`C ${name}`).intervals.length;
    expect(chromas("phrygian")).toBe(7);
    expect(modeSteps("harmonic minor")).toEqual([0, 2, 3, 5, 7, 8, 11]);
    expect(modeSteps("mixolydian")).toEqual([0, 2, 4, 5, 7, 9, 10]);
  });

  it("keeps harmony and drums when only the tune is asked anew", () => {
    const before = compose(base);
    const after = compose({ ...base, edits: { melodySeed: 3 } });
    expect(after.sections.map((s) => s.chords)).toEqual(before.sections.map((s) => s.chords));
    expect(after.drums.hits).toEqual(before.drums.hits);
    expect(metrics.melodyIntervals(after)).not.toEqual(metrics.melodyIntervals(before));
  });

  it("follows a remix: muted layers, other voices, tempo, energies and a drum grid", () => {
    const edits = {
      tempoScale: 1.2,
      mutedLayers: ["chords"] as const,
      voices: { lead: "brass" } as const,
      energies: [0.1, 0.9, 0.9, 0.9],
      drumGrid: { kick: "x...x...x...x..." },
    };
    const before = compose({ ...base, activityType: "social_skills" });
    const score = compose({
      ...base,
      activityType: "social_skills",
      edits: { ...edits, mutedLayers: [...edits.mutedLayers] },
    });
    expect(score.tracks.map((track) => track.layer)).not.toContain("chords");
    expect(score.tracks.find((track) => track.layer === "lead")!.voice).toBe("brass");
    expect(score.sections[0]!.bpm).toBeGreaterThan(before.sections[0]!.bpm * 1.15);
    expect(score.sections[0]!.layers).not.toContain("drums");
    const bar = score.sections[2]!.startTick;
    const kicks = score.drums.hits.filter(
      (hit) => hit[1] === "kick" && hit[0] >= bar && hit[0] < bar + TICKS_PER_BAR,
    );
    expect(kicks.map((hit) => hit[0] - bar)).toEqual([0, 48, 96, 144]);
  });
});

describe("words about a track", () => {
  it("describe tempo, mood and instruments in both languages (A13)", () => {
    for (const score of pieces.slice(0, 40)) {
      const english = describeScore(score, "en");
      expect(english.text).toMatch(/beats a minute/);
      expect(english.text).toContain(english.instruments);
      expect(describeScore(score, "es").text).toMatch(/pulsos por minuto/);
    }
  });

  it("name scenes in titles, never a feeling or a state of health", () => {
    const forbidden =
      /anxi|depress|sad\b|angry|anger|worr|panic|stress|therap|ansie|depre|triste|enoj|ira\b|estrés|terapia/i;
    for (const score of pieces) {
      for (const locale of ["en", "es"] as const) {
        for (let seed = 0; seed < 12; seed++) {
          const title = suggestTitle({ ...score.request, seed }, locale);
          expect(title).not.toMatch(forbidden);
          expect(title.length).toBeLessThanOrEqual(60);
        }
      }
    }
  });
});
