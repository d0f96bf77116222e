import { useEffect, useState } from "react";
import { hueClass } from "~/ui/look";
import "./beat-wheel.css";
import { PAD_HUE, PAD_IDS } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { BEATS_PER_BAR, STEPS_PER_BEAT, stepsPerPass } from "~live/protocol";
import type { CircleSession } from "../circle-session";
import { hearStroke, isStruck, type WheelMemory } from "./wheel-memory";

const STEPS = BEATS_PER_BAR * STEPS_PER_BEAT;
const OUTER = 94;
const INNER = 38;
const RING = (OUTER - INNER) / PAD_IDS.length;
/** Share of a step's angle left empty, more before each beat. */
const GAP = 0.06;

type Now = { pass: number; step: number; isCountIn: boolean };

/** The bar going round: a ring a pad, the kick outermost, a lit sector for the step that sounds. A picture only. */
export default function BeatWheel({ session, bars }: { session: CircleSession; bars: number }) {
  const now = useStep(session);
  const memory = useStrokes(session, bars);
  const bar = now && !now.isCountIn ? Math.floor(now.step / STEPS) : 0;
  const step = now ? now.step % STEPS : 0;
  const pass = now?.pass ?? 0;
  const beat = Math.floor(step / STEPS_PER_BEAT) + 1;
  return (
    <svg viewBox="-100 -100 200 200" className="beat-wheel" aria-hidden="true">
      <circle r="97.5" className="wheel-rim" />
      {PAD_IDS.map((padId, ring) =>
        Array.from({ length: STEPS }, (_, index) => {
          const isNow = now !== null && !now.isCountIn && index === step;
          const isSet = isStruck(memory, padId, bar * STEPS + index, pass);
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={`${padId} ${index}`}
              d={sector(index, OUTER - ring * RING, OUTER - (ring + 0.82) * RING)}
              className={`wheel-step ${isSet ? `fill-(--hue) ${hueClass(PAD_HUE[padId])}` : ""}`}
              data-set={isSet || undefined}
              data-now={isNow || undefined}
            />
          );
        }),
      )}
      <text y="10" className="wheel-beat">
        {now ? (now.isCountIn ? countIn(now) : beat) : ""}
      </text>
      <text y="25" className="wheel-bar">
        {now && (now.isCountIn ? m.circle_count_in() : m.circle_stage_bar({ bar: bar + 1, bars }))}
      </text>
    </svg>
  );
}

/** "4 3 2 1" would count down; a band counts up: the steps before the start are negative. */
const countIn = ({ step }: Now) => (Math.floor(step / STEPS_PER_BEAT) % BEATS_PER_BAR) + 1;

/** The step going on now, once a step. */
function useStep(session: CircleSession): Now | null {
  const [now, setNow] = useState<Now | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = requestAnimationFrame(look);
      const progress = session.progress();
      const next = progress && { ...progress, step: Math.floor(progress.step) };
      setNow((shown) =>
        shown?.step === next?.step && shown?.pass === next?.pass && shown?.isCountIn === next?.isCountIn
          ? shown
          : next,
      );
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [session]);
  return now;
}

function useStrokes(session: CircleSession, bars: number): WheelMemory {
  const [memory, setMemory] = useState<WheelMemory>(new Map());
  useEffect(() => {
    setMemory(new Map());
    const steps = stepsPerPass(bars);
    return session.onStroke(({ padId }) => {
      const progress = session.progress();
      if (!progress || progress.isCountIn) return;
      const nearest = Math.round(progress.step);
      const pass = progress.pass + Math.floor(nearest / steps);
      setMemory((known) => hearStroke(known, padId, nearest % steps, pass));
    });
  }, [session, bars]);
  return memory;
}

/** The outline of a step's cell between two radii; step 0 begins at the top. */
function sector(index: number, outer: number, inner: number): string {
  const isBeat = index % STEPS_PER_BEAT === 0;
  const from = ((index - 0.5 + (isBeat ? GAP * 1.5 : GAP)) / STEPS) * 2 * Math.PI;
  const to = ((index + 0.5 - GAP) / STEPS) * 2 * Math.PI;
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}
