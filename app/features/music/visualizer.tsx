import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/ui/reduced-motion";

const BAR_COUNT = 10;
const LOWEST_HZ = 45;
const HIGHEST_HZ = 9000;
const REST_HEIGHT = 0.08;

/** Ten bars of the sound itself, low notes left; still while nothing plays or motion is unwanted. */
export function Visualizer({
  isPlaying,
  analyser,
}: {
  isPlaying: boolean;
  analyser: () => AnalyserNode | null;
}) {
  const bars = useRef<(HTMLSpanElement | null)[]>([]);
  const source = useRef(analyser);
  source.current = analyser;
  useEffect(() => {
    const show = (index: number, height: number) =>
      bars.current[index]?.style.setProperty("--height", height.toFixed(3));
    const rest = () => {
      for (let i = 0; i < BAR_COUNT; i++) show(i, REST_HEIGHT);
    };
    const node = source.current();
    if (!isPlaying || prefersReducedMotion() || !node) {
      rest();
      return;
    }
    const levels = new Uint8Array(node.frequencyBinCount);
    const hzPerBin = node.context.sampleRate / node.fftSize;
    let request = 0;
    const draw = () => {
      node.getByteFrequencyData(levels);
      for (let i = 0; i < BAR_COUNT; i++) {
        const edge = (k: number) => LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (k / BAR_COUNT);
        const from = Math.max(1, Math.floor(edge(i) / hzPerBin));
        const to = Math.max(from + 1, Math.ceil(edge(i + 1) / hzPerBin));
        let loudest = 0;
        for (let bin = from; bin < to; bin++) loudest = Math.max(loudest, levels[bin] ?? 0);
        // High notes carry less power than low ones: lift them, so that all ten bars take part.
        show(i, Math.max(REST_HEIGHT, Math.min(1, (loudest / 255) ** 1.6 * (0.85 + 0.05 * i))));
      }
      request = requestAnimationFrame(draw);
    };
    request = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(request);
      rest();
    };
  }, [isPlaying]);
  return (
    <div className="music-bars" aria-hidden="true" data-testid="visualizer">
      {Array.from({ length: BAR_COUNT }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: ten bars that never move
          key={index}
          ref={(bar) => {
            bars.current[index] = bar;
          }}
        />
      ))}
    </div>
  );
}
