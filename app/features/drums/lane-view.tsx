import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/ui/reduced-motion";
import type { DrumAudio } from "./drum-audio";
import { PAD_IDS } from "./engine/pads";
import { type LaneColumns, type LaneScene, paintLanes, paintSteps } from "./lane-painter";

/** Where the pads stand below the canvas, when they stand in one row: the lanes then end in their pads. */
function columnsAbovePads(canvas: HTMLCanvasElement): LaneColumns | undefined {
  const pads = canvas.closest(".drum-stage")?.querySelector(".pad-grid");
  const { left, bottom } = canvas.getBoundingClientRect();
  const boxes = PAD_IDS.flatMap((padId) => {
    const box = pads?.querySelector(`[data-pad="${padId}"]`)?.getBoundingClientRect();
    return box ? [{ padId, box }] : [];
  });
  const [first] = boxes;
  if (!first || boxes.some(({ box }) => box.top !== first.box.top) || first.box.top < bottom)
    return undefined;
  const centres = boxes.map(({ padId, box }) => [padId, box.left - left + box.width / 2]);
  return { width: first.box.width, centres: Object.fromEntries(centres) };
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
    let columns: LaneColumns | undefined;
    const draw = () => {
      frame = requestAnimationFrame(draw);
      const current = scene();
      if (!current) return;
      const width = element.clientWidth;
      const height = element.clientHeight;
      const scale = Math.min(2, window.devicePixelRatio || 1);
      if (element.width !== Math.round(width * scale) || element.height !== Math.round(height * scale)) {
        element.width = Math.round(width * scale);
        element.height = Math.round(height * scale);
        columns = columnsAbovePads(element);
      }
      context.setTransform(scale, 0, 0, scale, 0, 0);
      const nowSec = audio.heardAtSec(performance.now());
      paint(context, width, height, { ...current, nowSec, ...(columns && { columns }) });
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [audio, scene]);
  return (
    <div aria-hidden="true" className="drum-lanes-box">
      <canvas ref={canvas} className="drum-lanes" />
    </div>
  );
}
