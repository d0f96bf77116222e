import { useEffect, useRef } from "react";
import type { DrumAudio } from "./drum-audio";
import { type LaneScene, paintLanes, paintSteps } from "./lane-painter";

/** Lower on small screens, so that lanes and pads fit one view. */
const heightFor = (width: number) => (width < 480 ? 240 : 320);

/** Whether the system or the student asked for less motion. */
export function prefersReducedMotion(): boolean {
  return (
    window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset.reducedMotion !== undefined
  );
}

/**
 * Draws a running round on a canvas, following what is heard rather than what is scheduled. The picture is
 * decoration to a screen reader: the pattern is described in words and played as a guide.
 */
export function LaneView({
  audio,
  scene,
}: {
  audio: DrumAudio;
  /** Read anew for every frame. */
  scene: () => Omit<LaneScene, "nowSec"> | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const paint = prefersReducedMotion() ? paintSteps : paintLanes;
    let frame = 0;
    const draw = () => {
      frame = requestAnimationFrame(draw);
      const current = scene();
      if (!current) return;
      const width = element.clientWidth;
      const height = heightFor(width);
      const scale = Math.min(2, window.devicePixelRatio || 1);
      if (element.width !== Math.round(width * scale)) {
        element.width = Math.round(width * scale);
        element.height = Math.round(height * scale);
        element.style.height = `${height}px`;
      }
      context.setTransform(scale, 0, 0, scale, 0, 0);
      paint(context, width, height, { ...current, nowSec: audio.heardAtSec(performance.now()) });
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [audio, scene]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="drum-lanes" />
    </div>
  );
}
