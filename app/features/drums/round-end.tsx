import { type ReactNode, useEffect, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { percentClass } from "~/ui/look";
import { modeName, praiseText, selQuestion, tipText } from "./drum-texts";
import type { GameMode } from "./engine/charts";
import { spreadHits } from "./engine/spread";
import { SpreadChart } from "./spread-chart";
import type { EndedGame } from "./use-game-room";

/** A game's end: the score as it was saved, and beside it, just as large, how it sounded. */
export function RoundEnd({
  mode,
  ended,
  badges,
  more,
  children,
}: {
  mode: GameMode;
  ended: EndedGame;
  badges: ReactNode;
  /** Other things to do than to go on. */
  more: ReactNode;
  /** What to play next. */
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    element?.focus({ preventScroll: true });
    element?.closest(".drum-stage")?.scrollIntoView({ block: "nearest" });
  }, []);
  const { result, level, bpm } = ended;
  const { report } = result;
  const { stats } = report;
  const spread = spreadHits(result.judgements);
  return (
    <section className="round-end" aria-labelledby="round-end-heading">
      <header>
        <p className="text-ink-2">{m.drums_end_kicker({ mode: modeName(mode), level, bpm })}</p>
        <h2 id="round-end-heading" ref={heading} tabIndex={-1}>
          {praiseText(report)}
        </h2>
      </header>
      <div className="tile round-score">
        <p className="round-label">{m.drums_score()}</p>
        <p className="round-number">{ended.score}</p>
        <BestLine score={ended.score} best={ended.previousBest} />
      </div>
      <div className="tile round-on-time">
        <p className="round-label">{m.drums_stat_on_time()}</p>
        <p className="round-number">
          {stats.onTimePercent}
          <small> %</small>
        </p>
        <p className="round-tip">{tipText(report)}</p>
      </div>
      <div className="tile round-spread">
        <SpreadChart spread={spread} missed={Math.max(0, stats.noteCount - stats.hitCount)} />
      </div>
      <div className="tile round-facts">
        <RoundFacts mode={mode} ended={ended} />
        {report.selQuestion !== undefined && (
          <p className="sel-question">{selQuestion(report.selQuestion)}</p>
        )}
      </div>
      <div className="round-foot">
        {badges}
        <div className="round-more">{more}</div>
        <div className="round-actions">{children}</div>
      </div>
    </section>
  );
}

function RoundFacts({ mode, ended }: { mode: GameMode; ended: EndedGame }) {
  const { report, topBpm } = ended.result;
  const { stats } = report;
  const facts = [
    { label: m.drums_accuracy(), value: `${ended.accuracy}%` },
    { label: m.drums_streak(), value: String(ended.streak) },
    { label: m.drums_stat_timing(), value: timingWords(stats.medianErrorMs) },
    { label: m.drums_stat_steadiness(), value: m.drums_stat_spread({ ms: stats.steadinessMs }) },
    mode === "speed_challenge"
      ? { label: m.drums_stat_top_speed(), value: `${topBpm} BPM` }
      : { label: m.drums_stat_longest_run(), value: String(stats.longestRun) },
  ];
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="round-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the score stands to the best one before; the first game of a mode has none to stand to. */
function BestLine({ score, best }: { score: number; best: number | undefined }) {
  if (best === undefined || best === 0) return null;
  if (score > best) return <p className="round-best">{m.drums_new_best({ best })}</p>;
  return (
    <>
      <p>
        {score === best ? m.drums_equal_best({ best }) : m.drums_under_best({ points: best - score, best })}
      </p>
      <div className="round-bar" aria-hidden="true">
        <span className={`w-(--percent) ${percentClass((100 * score) / best)}`} />
      </div>
    </>
  );
}

function timingWords(medianErrorMs: number): string {
  const ms = Math.abs(medianErrorMs);
  if (ms < 10) return m.drums_timing_on_beat();
  return medianErrorMs < 0 ? m.drums_timing_early({ ms }) : m.drums_timing_late({ ms });
}
