import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Brand } from "~/ui/brand";
import { Icon } from "~/ui/icons";

/** The frame of a lesson: the way back, the way to help, and nothing else beside the lesson. */
export function LessonPage({ back, children }: { back: { to: string; label: string }; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-4xl p-4 sm:p-8">
      <header className="no-print mb-6 flex flex-wrap items-center justify-between gap-3">
        <a href="/" className="text-ink no-underline">
          <Brand />
        </a>
        <nav className="flex flex-wrap gap-2" aria-label={m.learning_page_navigation()}>
          <a href="/help" className="button button-quiet button-small">
            <Icon name="help" size={18} /> {m.learning_need_help()}
          </a>
          <a href={back.to} className="button button-quiet button-small">
            <span aria-hidden="true">←</span> {back.label}
          </a>
        </nav>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
