import type { ReactNode } from "react";

const PATHS = {
  repeat: (
    <path d="M17 3.5 20.5 7 17 10.5M20.5 7H8a4.5 4.5 0 0 0-4.5 4.5M7 20.5 3.5 17 7 13.5M3.5 17H16a4.5 4.5 0 0 0 4.5-4.5" />
  ),
  volume: <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
  remix: (
    <>
      <path d="M5 4v9M5 17v3M12 4v3M12 11v9M19 4v10M19 18v2" />
      <path d="M3 15h4M10 9h4M17 16h4" />
    </>
  ),
  heart: <path d="M12 20.5s-8-4.7-8-10.5a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 10c0 5.8-8 10.5-8 10.5Z" />,
} satisfies Record<string, ReactNode>;

/** The room's own line icons, in the text's colour; always beside a word or a label. */
export function DjIcon({ name, isFilled = false }: { name: keyof typeof PATHS; isFilled?: boolean }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {PATHS[name]}
    </svg>
  );
}
