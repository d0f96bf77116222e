import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import { type BreathPhase, breathAt } from "../breath";
import type { ActivityViewOf } from "../lesson-view";

const phaseText: Record<BreathPhase, () => string> = {
  in: m.learning_breath_in,
  hold: m.learning_breath_hold,
  out: m.learning_breath_out,
};

/**
 * A light that grows and shrinks. Words and a countdown say the same, so it works without motion and
 * without sight; anybody may stop at any time or breathe without it.
 */
export function BreathPacer({ activity }: { activity: ActivityViewOf<"breath_pacer"> }) {
  const { content } = activity;
  const [elapsedSeconds, setElapsedSeconds] = useState<number | null>(null);
  const isRunning = elapsedSeconds !== null;
  const moment = isRunning ? breathAt(content, elapsedSeconds) : null;
  const isDone = isRunning && moment === null;

  useEffect(() => {
    if (!isRunning || isDone) return;
    const timer = window.setInterval(() => setElapsedSeconds((seconds) => (seconds ?? 0) + 1), 1000);
    return () => window.clearInterval(timer);
  }, [isRunning, isDone]);

  const isLarge = moment?.phase === "in" || moment?.phase === "hold";
  return (
    <div className="grid gap-5">
      <p lang={contentLang()} className="lesson-text">
        {content.text}
      </p>
      <div className="breath-light">
        <div
          // Small until it runs (learning.css): the server sends no style attribute.
          style={
            isRunning
              ? {
                  transform: `scale(${isLarge ? 1 : 0.45})`,
                  transitionDuration: `${moment?.phaseSeconds ?? 0.4}s`,
                }
              : undefined
          }
        >
          {moment && (
            <span aria-hidden="true" className="font-display text-4xl font-bold">
              {moment.secondsLeft}
            </span>
          )}
        </div>
      </div>
      <div className="grid justify-items-center gap-3 text-center">
        <p role="status" className="min-h-8 font-display text-2xl font-semibold">
          {moment ? phaseText[moment.phase]() : isDone ? m.learning_breath_done() : m.learning_breath_ready()}
        </p>
        <p className="text-ink-2">
          {m.learning_breath_round({
            round: moment?.round ?? (isDone ? content.rounds : 0),
            total: content.rounds,
          })}
        </p>
        <Button
          look={isRunning ? "quiet" : "primary"}
          onClick={() => setElapsedSeconds(isRunning && !isDone ? null : 0)}
        >
          {isRunning && !isDone
            ? m.learning_breath_stop()
            : isDone
              ? m.learning_breath_again()
              : m.learning_breath_start()}
        </Button>
        <noscript>
          <p>
            {m.learning_breath_plain({
              in: content.inSeconds,
              out: content.outSeconds,
              rounds: content.rounds,
            })}
          </p>
        </noscript>
      </div>
    </div>
  );
}
