import { type ReactNode, useEffect, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { praiseText, selQuestion, tipText } from "./drum-texts";
import type { Round, RoundResult } from "./engine/round";
import { TimingChart } from "./timing-chart";

/** What the round sounded like: one good thing, one thing to try, the picture, and where to go next. */
export function RoundSummary({
  round,
  result,
  isSpeedChallenge,
  children,
}: {
  round: Pick<Round, "tempo">;
  result: RoundResult;
  isSpeedChallenge: boolean;
  /** The buttons. */
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The round's end takes the lanes away; the reader's place moves to what came instead.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { report, topBpm } = result;
  const { stats } = report;
  return (
    <div className="round-summary">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {praiseText(report)}
      </h3>
      <p className="text-ink-2">{tipText(report)}</p>
      <dl className="round-figures">
        <Figure label={m.drums_stat_on_time()} value={`${stats.onTimePercent}%`} />
        <Figure label={m.drums_stat_timing()} value={timingWords(stats.medianErrorMs)} />
        <Figure label={m.drums_stat_steadiness()} value={m.drums_stat_spread({ ms: stats.steadinessMs })} />
        {isSpeedChallenge ? (
          <Figure label={m.drums_stat_top_speed()} value={`${topBpm} BPM`} />
        ) : (
          <Figure label={m.drums_stat_longest_run()} value={String(stats.longestRun)} />
        )}
      </dl>
      {stats.hitCount > 0 && <TimingChart round={round} result={result} />}
      {report.selQuestion !== undefined && <p className="sel-question">{selQuestion(report.selQuestion)}</p>}
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function timingWords(medianErrorMs: number): string {
  const ms = Math.abs(medianErrorMs);
  if (ms < 10) return m.drums_timing_on_beat();
  return medianErrorMs < 0 ? m.drums_timing_early({ ms }) : m.drums_timing_late({ ms });
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="tile px-4 py-3">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-display text-lg font-semibold">{value}</dd>
    </div>
  );
}
