import { m } from "~/messages/compiled/messages.js";
import { Brand } from "./brand";

/** The 404 page, or the page for an error of ours with the number a maintainer can look up. */
export function ErrorPage({ isMissing, requestId }: { isMissing: boolean; requestId: string }) {
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-2xl place-content-center gap-6 p-6 text-center"
    >
      <a href="/" className="justify-self-center no-underline">
        <Brand />
      </a>
      <div className="panel grid gap-4 p-8 sm:p-12">
        {isMissing && (
          <p className="font-display text-8xl font-bold tracking-tighter text-red [text-shadow:0_0_34px_rgb(255_84_112/0.75)]">
            404
          </p>
        )}
        <h1 className="text-3xl">{isMissing ? m.common_page_not_found() : m.common_server_error()}</h1>
        <p className="text-ink-2">
          {isMissing ? m.common_page_not_found_text() : m.common_server_error_text({ requestId })}
        </p>
        <a href="/" className="button button-primary justify-self-center">
          {m.common_go_home()}
        </a>
      </div>
    </main>
  );
}
