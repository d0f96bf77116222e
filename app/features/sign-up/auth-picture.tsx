import type { ReactNode } from "react";
import type { SelfUserType } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";

const PICTURES: Record<SelfUserType, ReactNode> = {
  student: (
    <>
      <path d="M12 38v-5a20 20 0 0 1 40 0v5" />
      <rect x="8" y="36" width="11" height="17" rx="5" />
      <rect x="45" y="36" width="11" height="17" rx="5" />
      <path d="M26 47v-8M32 51V33M38 47v-8" />
    </>
  ),
  parent: (
    <>
      <path d="M32 54S10 41.5 10 25.5a11.5 11.5 0 0 1 22-4.8 11.5 11.5 0 0 1 22 4.8C54 41.5 32 54 32 54Z" />
      <path d="M20 32h6l4-7 5 12 3.5-5H44" />
    </>
  ),
  teacher: (
    <>
      <rect x="8" y="11" width="48" height="31" rx="4" />
      <path d="M17 34V24M25 34V19M33 34v-7M41 34V22" />
      <path d="M22 54l6-12M42 54l-6-12" />
    </>
  ),
};

/** Each account type has one hue, for edges, glow and picture. */
export const TYPE_HUES: Record<SelfUserType, string> = {
  student: "var(--color-blue)",
  parent: "var(--color-mint)",
  teacher: "var(--color-violet)",
};

/** A neon line drawing of an account type. */
export function TypePicture({ type, size = 64 }: { type: SelfUserType; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke={TYPE_HUES[type]}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`[filter:drop-shadow(0_0_9px_color-mix(in_srgb,var(--hue)_75%,transparent))] ${hueClass(TYPE_HUES[type])}`}
    >
      {PICTURES[type]}
    </svg>
  );
}

/** The provider's mark in its own colours, as its rules ask. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"
      />
      <path
        fill="#FBBC05"
        d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l3.66-2.84z"
      />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z"
      />
    </svg>
  );
}

/** Leads to the provider by full page navigation; the chosen account type travels along. */
export function GoogleLink({ type, isSignUp }: { type: SelfUserType; isSignUp: boolean }) {
  return (
    <>
      <p className="my-1 flex items-center gap-3 text-ink-2" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {m.signup_or()}
        <span className="h-px flex-1 bg-line" />
      </p>
      <a
        className="button w-full bg-white text-[#1f2430] hover:bg-[#e8edfb]"
        href={`/api/auth/google?type=${type}`}
      >
        <GoogleMark />
        {isSignUp ? m.signup_sign_up_with_google() : m.signup_continue_with_google()}
      </a>
    </>
  );
}
