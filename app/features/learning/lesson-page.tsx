import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { PageHeader } from "~/ui/page-header";

/** The frame of a lesson: the way to help, the way back, and nothing else beside the lesson. */
export function LessonPage({ back, children }: { back: { to: string; label: string }; children: ReactNode }) {
  return (
    <div>
      <PageHeader>
        <nav aria-label={m.learning_page_navigation()}>
          <a href={back.to} className="button button-quiet">
            <span aria-hidden="true">←</span> {back.label}
          </a>
        </nav>
      </PageHeader>
      <main id="content" className="mx-auto max-w-4xl px-4 pb-8 sm:px-8">
        {children}
      </main>
    </div>
  );
}
