import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { prefersReducedMotion } from "~/ui/reduced-motion";
import type { Score } from "./engine/types";
import { nowLabel, rollLabel, rollWords } from "./roll-texts";
import { drawScore, energyCourse, type RollSize, type ScoreDrawing, sectionAt } from "./score-drawing";
import { paintLayer, paintRoll } from "./score-painter";
import type { ScorePlayback } from "./use-score-player";
import { useSectionsShown } from "./use-sections-shown";

/** Twice the screen's pixels are enough to look sharp, and cheap enough to draw sixty times a second. */
const MAX_SCALE = 2;

/**
 * The piece as a picture of its notes: what was played is bright, what comes is dim, a note glows while it sounds.
 * A new piece is drawn section by section once its notes are there.
 */
export function ScoreRoll({ playback, isFresh }: { playback: ScorePlayback; isFresh: boolean }) {
  const { score } = playback;
  if (score) return <Roll score={score} playback={playback} isFresh={isFresh} />;
  return (
    <div className="dj-roll dj-roll-empty">
      {playback.isScoreMissing ? (
        <div role="alert" className="grid justify-items-center gap-3">
          <p>{m.music_roll_failed()}</p>
          <Button onClick={() => void playback.loadScore().catch(() => undefined)}>
            {m.common_try_again()}
          </Button>
        </div>
      ) : (
        <p className="music-script-only">{m.music_roll_waiting()}</p>
      )}
    </div>
  );
}

function Roll({ score, playback, isFresh }: { score: Score; playback: ScorePlayback; isFresh: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useRollSize(box);
  const words = useMemo(() => rollWords(score), [score]);
  const drawing = useMemo(() => (size ? drawScore(score, size) : null), [score, size]);
  const sectionsShown = useSectionsShown(score.sections.length, isFresh);
  const { status, positionSeconds, placeNow } = playback;
  const isPlaying = status === "playing";

  const paint = useMemo(() => {
    const context = canvas.current?.getContext("2d");
    if (!drawing || !size || !context) return null;
    const scale = Math.min(MAX_SCALE, window.devicePixelRatio || 1);
    const layers = {
      bright: makeLayer(drawing, scale, (layer) => paintLayer(layer, drawing, words, true)),
      dim: makeLayer(drawing, scale, (layer) => paintLayer(layer, drawing, words, false)),
    };
    const isStill = prefersReducedMotion();
    return (seconds: number | null) => {
      fitCanvas(context, drawing, scale);
      paintRoll(context, drawing, layers, { seconds, sectionsShown, isStill }, words, size.linePx);
    };
  }, [drawing, size, words, sectionsShown]);

  const place = positionSeconds > 0 ? positionSeconds : null;
  useEffect(() => {
    if (!isPlaying || prefersReducedMotion()) paint?.(place);
  }, [paint, isPlaying, place]);
  useEffect(() => {
    if (!paint || !isPlaying || prefersReducedMotion()) return;
    let frame = 0;
    const draw = () => {
      paint(placeNow());
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [paint, isPlaying, placeNow]);

  const open = drawing ? drawing.sections[sectionAt(drawing, positionSeconds)] : undefined;
  const now = open && place !== null ? ` ${nowLabel(open, positionSeconds)}` : "";
  return (
    <div
      ref={box}
      role="img"
      className="dj-roll"
      aria-label={rollLabel(score, energyCourse(score)) + now}
      data-shown={sectionsShown}
    >
      <canvas ref={canvas} />
    </div>
  );
}

/** The size to draw in, followed while it changes; null before it is known. */
function useRollSize(box: { current: HTMLDivElement | null }): RollSize | null {
  const [size, setSize] = useState<RollSize | null>(null);
  const measure = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    const linePx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    setSize((known) =>
      known?.width === width && known.height === height && known.linePx === linePx
        ? known
        : width > 0 && height > 0
          ? { width, height, linePx }
          : known,
    );
  }, [box]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, measure]);
  // The names are drawn anew in the page's own letters once those are there.
  const [hasFont, setHasFont] = useState(false);
  useEffect(() => {
    let isShown = true;
    void document.fonts.load('600 14px "Outfit"').then(
      () => isShown && setHasFont(true),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object for the same size draws again
  return useMemo(() => (size ? { ...size } : null), [size, hasFont]);
}

function makeLayer(
  { width, height }: ScoreDrawing,
  scale: number,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const layer = document.createElement("canvas");
  layer.width = Math.round(width * scale);
  layer.height = Math.round(height * scale);
  const context = layer.getContext("2d");
  if (context) {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paint(context);
  }
  return layer;
}

function fitCanvas(context: CanvasRenderingContext2D, { width, height }: ScoreDrawing, scale: number): void {
  const { canvas } = context;
  const wide = Math.round(width * scale);
  const high = Math.round(height * scale);
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
}
