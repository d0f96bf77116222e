import { useEffect, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { PageHeader } from "~/ui/page-header";
import type { LeaveReason } from "~live/protocol";

/** Why an open page came to its end; who left a class, or whose class was closed, keeps everything but the circle. */
export type EndReason = Exclude<LeaveReason, "left_class" | "class_closed">;

/**
 * Stands in for the whole page once its person may not use it any more: nothing of theirs stays on the screen,
 * a running game stops with its page, and nothing more is collected.
 */
export function AccessEnded({ reason, firstName }: { reason: EndReason; firstName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPaused = reason === "consent";
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main id="content" className="mx-auto grid w-full max-w-2xl flex-1 content-center px-4 pb-8 sm:px-8">
        <section className="panel grid justify-items-start gap-5 p-6 sm:p-10">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
            {isPaused ? m.dashboard_paused_title({ name: firstName }) : m.dashboard_signed_out_title()}
          </h1>
          <p className="text-lg">{isPaused ? m.dashboard_paused_text() : m.dashboard_signed_out_text()}</p>
          {isPaused && <p className="text-ink-2">{m.dashboard_paused_game()}</p>}
          {/* Signing out also empties what this browser keeps, so that nothing goes out later. */}
          <a href="/api/logout" className="button button-primary">
            {isPaused ? m.dashboard_paused_action() : m.dashboard_signed_out_action()}
          </a>
        </section>
      </main>
    </div>
  );
}
