/** What can be measured in the sound of all pieces. */
import { join } from "node:path";
import type { Score } from "../../../app/features/music/engine/types";
import { discriminantAccuracy } from "./features";
import { measurePiece, type SignalReport } from "./piece";
import type { Report } from "./report";

export async function measureAll(
  pieces: readonly Score[],
  wasm: WebAssembly.Module,
  dir: string,
): Promise<SignalReport[]> {
  const signals: SignalReport[] = [];
  for (const [i, piece] of pieces.entries()) {
    signals.push(await measurePiece(piece, wasm, join(dir, "piece.mp3")));
    if (i % 50 === 49) console.error(`  rendered ${i + 1} of ${pieces.length}`);
  }
  return signals;
}

export function reportSignal(
  report: Report,
  pieces: readonly Score[],
  signals: readonly SignalReport[],
): void {
  const of = (read: (signal: SignalReport) => number) => signals.map(read);
  const lufs = of((s) => s.lufs);
  report.all("loudness of the MP3 (ffmpeg, LUFS)", "-16 +- 2", lufs, (v) => Math.abs(v + 16) <= 2);
  const peaks = of((s) => s.truePeakDb);
  report.all("true peak of the MP3 (ffmpeg, dBTP)", "<= -1", peaks, (v) => v <= -1);
  const clean = of((s) => Number(s.isClean));
  report.all("finite samples", "all", clean, (v) => v === 1);
  const offsets = of((s) => s.offset);
  report.all("offset", "< .001", offsets, (v) => v < 0.001);
  const runs = of((s) => s.fullScaleRun);
  report.all("samples at full scale in a row", "<= 3", runs, (v) => v <= 3);
  const holes = of((s) => s.silentSeconds);
  report.all("longest silence inside (s)", "<= 1", holes, (v) => v <= 1);
  const tails = of((s) => s.tailSeconds);
  report.all("silent tail (s)", "<= 3", tails, (v) => v <= 3);
  const correlations = of((s) => s.correlation);
  report.all("left-right correlation", "> 0", correlations, (v) => v > 0);
  reportRecovery(report, pieces, signals);
}

/** Can a plain linear classifier tell from the sound what was asked for? Trained on one seed, tested on the other. */
export function reportRecovery(
  report: Report,
  pieces: readonly Score[],
  signals: readonly SignalReport[],
): void {
  const recover = (
    name: string,
    threshold: number,
    x: (signal: SignalReport) => number[],
    label: (piece: Score) => string,
  ) => {
    const rows = pieces.map((piece, i) => ({ x: x(signals[i]!), label: label(piece) }));
    const accuracy = discriminantAccuracy(
      rows.filter((_, i) => i % 2 === 0),
      rows.filter((_, i) => i % 2 === 1),
    );
    report.line(name, `>= ${threshold.toFixed(2)}`, accuracy.toFixed(3), accuracy >= threshold);
  };
  const first = ({ first: f }: SignalReport) => [...f.generic, ...f.chroma];
  const last = ({ last: l }: SignalReport) => [...l.generic, ...l.chroma];
  const arousal = (piece: Score) => (piece.sections[0]!.arousal > 0 ? "high" : "low");
  const valence = (piece: Score) => (piece.sections[0]!.valence > 0 ? "up" : "down");
  recover("style recoverable (5)", 0.93, first, (piece) => piece.request.culturalStyle);
  recover("arousal recoverable", 0.9, first, arousal);
  recover("valence recoverable, tonic known", 0.9, first, valence);
  recover("valence recoverable, tonic unknown", 0.65, (s) => s.first.generic, valence);
  recover("feeling recoverable, first section (7)", 0.7, first, (piece) => piece.request.emotion);
  recover("activity recoverable, last section (5)", 0.65, last, (piece) => piece.request.activityType);
}
