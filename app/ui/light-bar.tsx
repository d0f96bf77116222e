import { hueClass, percentClass } from "./look";

/** A thin bar of light with its own text for those who cannot see it. */
export function LightBar({ percent, label, hue }: { percent: number; label: string; hue: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={`light-bar ${hueClass(hue)}`}
    >
      <div className={`w-(--percent) ${percentClass(percent)}`} />
    </div>
  );
}
