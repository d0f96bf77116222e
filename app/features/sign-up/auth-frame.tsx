import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { SelfUserType } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { LanguageSwitch } from "~/ui/language-switch";
import { hueClass } from "~/ui/look";
import { PageHeader } from "~/ui/page-header";
import { TYPE_HUES, TypePicture } from "./auth-picture";

/** Every page of the auth flow: mark, language, and the step in the middle of the wall. */
export function AuthFrame({ returnTo, children }: { returnTo: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader>
        <LanguageSwitch returnTo={returnTo} />
      </PageHeader>
      <main
        id="content"
        className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-[minmax(0,1fr)] items-center px-4 py-6 sm:px-8"
      >
        {children}
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-x-2 px-4 py-6 text-sm text-ink-2">
        <span>{m.signup_privacy_line()}</span>
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href="/privacy">
          {m.signup_privacy_link()}
        </a>
        <a className="inline-flex min-h-11 items-center px-2 underline underline-offset-4" href="/display">
          {m.display_link()}
        </a>
      </footer>
    </div>
  );
}

/** The heading of a step; takes the focus when the step changed, so that a screen reader follows. */
export function StepHeading({ children, className = "" }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // On a fresh page the reader starts at the top by itself.
    if (window.history.state?.idx > 0 && isFirst.current) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
}

/** A form's panel with the account type's glow along its upper edge. */
export function StepPanel({ type, children }: { type: SelfUserType; children: ReactNode }) {
  return (
    <div
      className={`panel border-t-(color:--hue) p-5 [box-shadow:0_24px_60px_rgb(0_0_0/0.4),0_-14px_44px_-22px_color-mix(in_srgb,var(--hue)_70%,transparent)] sm:p-8 ${hueClass(TYPE_HUES[type])}`}
    >
      {children}
    </div>
  );
}

/** Two columns: who it is for and what it gives, beside the form. */
export function StepColumns({
  type,
  heading,
  subtitle,
  aside,
  back,
  children,
}: {
  type: SelfUserType;
  heading: string;
  subtitle?: ReactNode;
  aside?: ReactNode;
  back?: { to: string; label: string } | undefined;
  children: ReactNode;
}) {
  return (
    <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="grid content-start gap-4 lg:sticky lg:top-10 lg:order-first lg:self-start lg:pt-10">
        {back && <BackLink {...back} />}
        <div className="flex items-center gap-4 lg:grid lg:gap-6">
          <span className="hidden sm:block">
            <TypePicture type={type} size={84} />
          </span>
          <StepHeading className="text-3xl sm:text-[2.6rem]">{heading}</StepHeading>
        </div>
        {subtitle && <div className="text-lg text-ink-2">{subtitle}</div>}
        {aside && <div className="hidden lg:block">{aside}</div>}
      </div>
      <div className="grid gap-6">
        {children}
        {aside && <div className="lg:hidden">{aside}</div>}
      </div>
    </div>
  );
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold text-ink-2 no-underline hover:text-ink"
    >
      {label}
    </Link>
  );
}

/** One narrow panel in the middle, for the short steps. */
export function StepCard({
  type = "student",
  heading,
  text,
  back,
  children,
}: {
  type?: SelfUserType;
  heading: string;
  text?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      {back && <BackLink {...back} />}
      <StepPanel type={type}>
        <StepHeading className="text-3xl">{heading}</StepHeading>
        {text && <div className="mt-2 text-ink-2">{text}</div>}
        <div className="mt-6">{children}</div>
      </StepPanel>
    </div>
  );
}
