/** What can be read from the notes alone. */
import { compose } from "../../../app/features/music/engine/compose";
import { CULTURAL_STYLES, EMOTIONS, type Score } from "../../../app/features/music/engine/types";
import * as metrics from "./metrics";
import type { Composed } from "./pieces";
import type { Report } from "./report";

const between = (low: number, high: number) => (value: number) => value >= low && value <= high;
const BREATH_BEATS = 12;
const TUNES_PER_PAIR = 12;

export function reportSymbolic(report: Report, { pieces, composeMs }: Composed): void {
  reportHarmonyAndGroove(report, pieces);
  reportTune(report, pieces);
  reportArc(report, pieces);
  reportTension(report, pieces);
  reportDiversity(report);
  const p95 = metrics.quantile(composeMs, 0.95);
  report.line("compose, p95 (CPU ms)", "<= 10", p95.toFixed(2), p95 <= 10);
}

function reportHarmonyAndGroove(report: Report, pieces: readonly Score[]): void {
  report.all("notes in the section's mode", ">= .95", pieces.map(metrics.inModeShare), (v) => v >= 0.95);
  const entropies = pieces.map(metrics.pitchClassEntropy);
  report.all("pitch-class entropy (bits)", "2.5 to 3.4", entropies, between(2.5, 3.4));
  const consistencies = pieces.map(metrics.grooveConsistency);
  report.all("groove consistency", ".80 to .99", consistencies, between(0.8, 0.99));
  const similarities = pieces.map(metrics.grooveSimilarity);
  report.all("groove similarity, all pairs of bars", ">= .78", similarities, (v) => v >= 0.78);
  report.all("phrases that come again", ">= 2", pieces.map(metrics.repeatedPhrases), (v) => v >= 2);
  const layerSets = pieces.map(metrics.distinctLayerSets);
  report.all("sections with different layers", ">= 3", layerSets, (v) => v >= 3);
  const irregularities = pieces.map(metrics.chordIrregularity);
  report.all("chord irregularity (3 in a row)", ".1 to .7", irregularities, between(0.1, 0.7));
}

function reportTune(report: Report, pieces: readonly Score[]): void {
  const shapes = pieces.map(metrics.melodyShape);
  const of = (key: keyof (typeof shapes)[number]) => shapes.map((shape) => shape[key]);
  report.all("leaps over an octave", "<= .08", of("wideLeaps"), (v) => v <= 0.08);
  report.all("range of the tune (semitones)", "5 to 25", of("range"), between(5, 25));
  report.all("notes of the tune a second", ".1 to 2.6", of("notesPerSecond"), between(0.1, 2.6));
  report.all("empty bars", "0", pieces.map(metrics.emptyBars), (v) => v === 0);
}

function reportArc(report: Report, pieces: readonly Score[]): void {
  const seconds = pieces.map((piece) => piece.durationSeconds);
  report.all("duration (s)", "55 to 85", seconds, between(55, 85));
  const isOneWay = ({ sections }: Score) =>
    metrics.isMonotonic(sections.map((s) => s.bpm)) && metrics.isMonotonic(sections.map((s) => s.arousal));
  const oneWay = pieces.map((piece) => Number(isOneWay(piece)));
  report.all("tempo and arousal move one way", "all", oneWay, (v) => v === 1);
  const breathing = pieces.filter((piece) => piece.request.activityType === "breathing_exercise");
  const rates = breathing.map((piece) => piece.sections[3]!.bpm / BREATH_BEATS);
  report.all("breaths a minute at the end", "5.5 to 6.1", rates, between(5.5, 6.1));
  const spare = breathing.map((piece) => (piece.totalTicks / 192) % 3);
  report.all("breathing: bars beyond whole breaths", "0", spare, (v) => v === 0);
}

function reportTension(report: Report, pieces: readonly Score[]): void {
  const tensions = pieces.map((piece) => ({ request: piece.request, tension: metrics.tension(piece) }));
  const of = (...emotions: string[]) => tensions.filter((each) => emotions.includes(each.request.emotion));
  let tenser = 0;
  let pairs = 0;
  for (const harsh of of("anxious", "angry")) {
    for (const mild of of("calm", "happy")) {
      if (harsh.request.culturalStyle !== mild.request.culturalStyle) continue;
      pairs++;
      if (harsh.tension > mild.tension) tenser++;
    }
  }
  const share = tenser / pairs;
  report.line(
    "tension: anxious, angry over calm, happy",
    ">= .90 of same-style pairs",
    `${share.toFixed(3)} of ${pairs}`,
    share >= 0.9,
  );
}

/** Twelve tunes for each feeling and style, all for the same activity: none twice, little in common. */
function reportDiversity(report: Report): void {
  const tunes: string[] = [];
  const overlaps: number[] = [];
  for (const emotion of EMOTIONS) {
    for (const culturalStyle of CULTURAL_STYLES) {
      const siblings = Array.from({ length: TUNES_PER_PAIR }, (_, i) =>
        metrics.melodyIntervals(
          compose({ emotion, culturalStyle, activityType: "focus", seed: 50_000 + tunes.length + i }),
        ),
      );
      siblings.forEach((tune, i) => {
        for (const other of siblings.slice(i + 1)) overlaps.push(metrics.figureOverlap(tune, other));
      });
      tunes.push(...siblings.map((tune) => tune.join(",")));
    }
  }
  const duplicates = tunes.length - new Set(tunes).size;
  report.line(`duplicate tunes in ${tunes.length}`, "0", String(duplicates), duplicates === 0);
  const p95 = metrics.quantile(overlaps, 0.95);
  report.line("shared four-interval figures, p95", "<= .25", p95.toFixed(3), p95 <= 0.25);
}
