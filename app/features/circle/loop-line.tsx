import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { CircleSession } from "./circle-session";

export type BeatNow = { pass: number; beat: number; isCountIn: boolean };

/** The beat going on now, once a beat; null while nothing runs. */
export function useBeat(session: CircleSession | null, isRunning: boolean): BeatNow | null {
  const [beat, setBeat] = useState<BeatNow | null>(null);
  useEffect(() => {
    if (!session || !isRunning) {
      setBeat(null);
      return;
    }
    let frame = 0;
    const look = () => {
      const now = session.progress();
      const next = now && { pass: now.pass, beat: Math.floor(now.step / 4), isCountIn: now.isCountIn };
      setBeat((shown) =>
        shown?.beat === next?.beat && shown?.pass === next?.pass && shown?.isCountIn === next?.isCountIn
          ? shown
          : next,
      );
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [session, isRunning]);
  return beat;
}

/** The loop as a row of beats with the one going on now; a picture, so hidden from screen readers. */
export function LoopLine({ beat, bars }: { beat: BeatNow | null; bars: number }) {
  const beats = Array.from({ length: bars * 4 }, (_, index) => index);
  return (
    <div className="loop-line" role="img" aria-label={m.circle_loop_bars({ bars })}>
      {beats.map((index) => (
        <span
          key={index}
          data-bar={index % 4 === 0 || undefined}
          data-now={(!beat?.isCountIn && beat?.beat === index) || undefined}
        />
      ))}
    </div>
  );
}
