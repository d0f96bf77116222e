import type { ReactNode } from "react";
import { hueClass } from "~/ui/look";
import type { BadgeHue, BadgeIcon } from "./badge";

/** Line drawings on a 48 × 48 grid, stroked in the badge's hue. */
const icons: Record<BadgeIcon, ReactNode> = {
  spark: <path d="M24 8v9M24 31v9M8 24h9M31 24h9M13 13l6 6M29 29l6 6M35 13l-6 6M19 29l-6 6" />,
  book: <path d="M24 15c-4-3-9-4-14-3v22c5-1 10 0 14 3 4-3 9-4 14-3V12c-5-1-10 0-14 3Zm0 0v22" />,
  lungs: (
    <path d="M24 9v14M24 23l-5 4M24 23l5 4M19 17c-6 1-10 10-10 17 0 5 9 4 10-1zM29 17c6 1 10 10 10 17 0 5-9 4-10-1z" />
  ),
  mirror: (
    <>
      <ellipse cx="24" cy="19" rx="10" ry="12" />
      <path d="M24 31v9M18 40h12M20 16c1-3 3-4 5-4" />
    </>
  ),
  balance: <path d="M24 10v28M16 38h16M11 17h26M11 17l-5 11h10zM37 17l-5 11h10z" />,
  hands: (
    <path d="M9 27c4-6 8-6 11-3l4 4 4-4c3-3 7-3 11 3M9 27l9 9c3 3 9 3 12 0l9-9M24 20a5 5 0 1 0 0-10 5 5 0 0 0 0 10" />
  ),
  compass: (
    <>
      <circle cx="24" cy="24" r="15" />
      <path d="m30 18-4 8-8 4 4-8z" />
    </>
  ),
  note: (
    <>
      <circle cx="17" cy="34" r="5" />
      <path d="M22 34V12l13-3v20" />
      <circle cx="30" cy="29" r="5" />
    </>
  ),
  headphones: <path d="M9 30v-5a15 15 0 0 1 30 0v5M9 29h6v10h-3c-2 0-3-1-3-3zM39 29h-6v10h3c2 0 3-1 3-3z" />,
  globe: (
    <>
      <circle cx="24" cy="24" r="15" />
      <path d="M9 24h30M24 9c5 5 6 10 6 15s-1 10-6 15c-5-5-6-10-6-15s1-10 6-15" />
    </>
  ),
  heart: <path d="M24 38S9 29 9 19a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 10-15 19-15 19Z" />,
  drum: (
    <>
      <ellipse cx="24" cy="17" rx="15" ry="6" />
      <path d="M9 17v14c0 4 7 7 15 7s15-3 15-7V17M15 22l4 15M33 22l-4 15" />
    </>
  ),
  sticks: <path d="M10 10l26 26M38 10 12 36M36 36l3 3M12 36l-3 3" />,
  metronome: <path d="M18 9h12l7 30H11zM24 32l9-17M14 32h20" />,
  circle: (
    <>
      <circle cx="24" cy="12" r="4" />
      <circle cx="12" cy="32" r="4" />
      <circle cx="36" cy="32" r="4" />
      <path d="M20 15 14 27M28 15l6 12M16 34h16" />
    </>
  ),
  flame: <path d="M24 8c2 7 10 10 10 19a10 10 0 0 1-20 0c0-4 2-6 4-9 1 3 2 4 3 5 2-4 3-8 3-15Z" />,
  sun: (
    <>
      <circle cx="24" cy="24" r="8" />
      <path d="M24 8v4M24 36v4M8 24h4M36 24h4M13 13l3 3M32 32l3 3M35 13l-3 3M16 32l-3 3" />
    </>
  ),
  pillow: (
    <path d="M10 20c4 1 8 1 14 1s10 0 14-1c2 5 2 9 0 14-4-1-8-1-14-1s-10 0-14 1c-2-5-2-9 0-14ZM28 9h6l-6 6h6" />
  ),
  door: <path d="M14 39V9h20v30M9 39h30M29 24h.1" />,
};

/** A badge: a neon ring, a drawing, and one to four dots for its place in a series. */
export function BadgePicture({
  icon,
  hue,
  tier,
  isUnlocked,
  size = 72,
}: {
  icon: BadgeIcon;
  hue: BadgeHue;
  tier: number;
  isUnlocked: boolean;
  size?: number;
}) {
  const color = isUnlocked ? `var(--color-${hue})` : "#5a6789";
  return (
    <svg
      viewBox="0 0 72 80"
      width={size}
      height={(size * 80) / 72}
      aria-hidden="true"
      className={`shrink-0 ${isUnlocked ? `[filter:drop-shadow(0_0_10px_var(--hue))] ${hueClass(color)}` : ""}`}
    >
      <path
        d="M36 3 65 19.5v33L36 69 7 52.5v-33Z"
        fill="#0c111f"
        stroke={color}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g
        transform="translate(12 12)"
        fill="none"
        stroke={color}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {icons[icon]}
      </g>
      {Array.from({ length: tier }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are only counted
          key={index}
          cx={36 + (index - (tier - 1) / 2) * 9}
          cy="76"
          r="3"
          fill={color}
        />
      ))}
    </svg>
  );
}
