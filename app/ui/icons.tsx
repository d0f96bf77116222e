import type { ReactNode } from "react";

const PATHS = {
  dashboard: (
    <>
      <path d="M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-4H4zM14 8h6V4h-6z" />
    </>
  ),
  coach: (
    <>
      <path d="M5 17.5 4 21l4-1.6A8.5 8.5 0 1 0 5 17.5Z" />
      <path d="M8.5 12h.01M12 12h.01M15.5 12h.01" />
    </>
  ),
  dj: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 12h.01" />
    </>
  ),
  drummer: (
    <>
      <ellipse cx="12" cy="9" rx="8" ry="3.4" />
      <path d="M4 9v6c0 2 3.6 3.6 8 3.6s8-1.6 8-3.6V9M8 11.9l3 6.5M16 11.9l-3 6.5M15 6.5 20 2" />
    </>
  ),
  learning: (
    <>
      <path d="M12 6.5C9.5 4.6 6.5 4.2 3.5 4.6v13.6c3-.4 6 .1 8.5 2 2.5-1.9 5.5-2.4 8.5-2V4.6c-3-.4-6 0-8.5 1.9Zm0 0v13.6" />
    </>
  ),
  profile: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.9-4 3.9-6 7.5-6s6.6 2 7.5 6" />
    </>
  ),
  students: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 20c.7-3.7 3.3-5.5 6.5-5.5s5.8 1.8 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.5M18.5 15c1.6.8 2.6 2.5 3 5" />
    </>
  ),
  reports: <path d="M4 20V4M4 20h16M8.5 16v-4M13 16V7M17.5 16v-6" />,
  audits: <path d="M6 3.5h9l4 4V20.5H6zM15 3.5V8h4M9 13l2 2 4-4" />,
  settings: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  signOut: <path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />,
  sound: <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
  stage: <path d="M3.5 5h17v11h-17zM12 16v4M8 20h8" />,
  help: (
    <>
      <path d="M12 20.5s-8-4.7-8-10.5a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 10c0 5.8-8 10.5-8 10.5Z" />
    </>
  ),
  phone: (
    <path d="M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />
  ),
  text: <path d="M4 5h16v11.5H9.5L5 20v-3.5H4ZM8 9.2h8M8 12.6h5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  ring: <circle cx="12" cy="12" r="7.5" />,
  hand: (
    <path d="M8 12.5V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8.5a6 6 0 0 1-6 6h-.6a6 6 0 0 1-4.6-2.2l-2.6-3.6a1.5 1.5 0 0 1 2.3-1.9L8 15V9" />
  ),
  chevron: <path d="m6 9.5 6 6 6-6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;

/** A line icon in the text's colour; always beside a word, so hidden from screen readers. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {PATHS[name]}
    </svg>
  );
}
