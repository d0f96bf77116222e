import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { IdleGuard } from "~/features/accounts/idle-guard";
import { IDLE_MINUTES, serializeUser } from "~/features/accounts/index.server";
import { readSettings } from "~/features/profile/index.server";
import { m } from "~/messages/compiled/messages.js";
import { takeFlash } from "~/platform/flash.server";
import stylesheet from "~/styles/app.css?url";
import { ErrorPage } from "~/ui/error-page";
import { ToastProvider } from "~/ui/toast";
import { Wall } from "~/ui/wall";

export const links: LinksFunction = () => [
  {
    rel: "preload",
    href: "/fonts/outfit-latin.woff2",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Only what fails is titled here: every page has a title of its own. */
export const meta: MetaFunction = ({ error }) => {
  if (!error) return [];
  return [{ title: `${isMissing(error) ? m.common_page_not_found() : m.common_server_error()} - Beats` }];
};

export function loader({ context }: LoaderFunctionArgs) {
  return {
    user: context.signedIn ? serializeUser(context.signedIn.user, context.clock()) : null,
    settings: context.signedIn ? readSettings(context.signedIn.user.settings) : null,
    flash: takeFlash(context),
    locale: context.locale,
    nonce: context.nonce,
    requestId: context.requestId,
    idleMinutes: context.signedIn?.isShared ? IDLE_MINUTES : null,
  };
}

/** A route whose `handle` (or loader data) has `isStatic: true` ships no framework JavaScript. */
export type RouteHandle = { isStatic?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const isStatic = useMatches().some(
    (match) =>
      (match.handle as RouteHandle | undefined)?.isStatic ||
      (match.data as RouteHandle | undefined)?.isStatic,
  );
  return (
    <html
      lang={data?.locale ?? "en"}
      data-text-size={data?.settings?.textSize}
      data-reduced-motion={data?.settings?.reducedMotion ? "" : undefined}
      data-sound={data?.settings?.sound === false ? "off" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#07090f" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link button button-primary" href="#content">
          {m.common_skip_to_content()}
        </a>
        <Wall pictureUrl={data?.user?.backgroundImageUrl} />
        <ToastProvider initial={data?.flash?.toast}>{children}</ToastProvider>
        {(!isStatic || import.meta.env.DEV) && (
          <>
            <ScrollRestoration nonce={data?.nonce} />
            <Scripts nonce={data?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const idleMinutes = useRouteLoaderData<typeof loader>("root")?.idleMinutes;
  return (
    <>
      <Outlet />
      {idleMinutes && <IdleGuard idleMinutes={idleMinutes} />}
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  return <ErrorPage isMissing={isMissing(error)} requestId={data?.requestId ?? ""} />;
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
