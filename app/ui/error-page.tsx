import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { m } from "~/messages/compiled/messages.js";
import type { loader as rootLoader } from "~/root";
import { PageHeader } from "./page-header";

/** The 404 page, or the page for an error of ours with the number a maintainer can look up. */
export function ErrorPage({ isMissing, requestId }: { isMissing: boolean; requestId: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        id="content"
        className="mx-auto grid w-full max-w-2xl flex-1 content-center px-4 pb-6 text-center sm:px-6"
      >
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
    </div>
  );
}

/**
 * What a route shows when it fails. Each page route exports it as its own ErrorBoundary: the root's would put up the
 * whole document again, and without a network that document has no style sheet.
 */
export function PageErrorBoundary() {
  const error = useRouteError();
  const requestId = useRouteLoaderData<typeof rootLoader>("root")?.requestId ?? "";
  return <ErrorPage isMissing={isMissingPage(error)} requestId={requestId} />;
}

/** Whether a route's error is a page that does not exist. */
export const isMissingPage = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
