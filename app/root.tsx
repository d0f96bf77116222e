import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { keepOffline, sayWhoIsHere } from "~/features/device";
import { readDisplayCookie } from "~/features/display";
import { IDLE_MINUTES, readDeviceSecret, serializeUser } from "~/features/identity/index.server";
import { readSettings } from "~/features/profile/index.server";
import { m } from "~/messages/compiled/messages.js";
import { baseLocale } from "~/messages/compiled/runtime.js";
import { takeFlash } from "~/platform/flash.server";
import stylesheet from "~/styles/app.css?url";
import { isMissingPage } from "~/ui/error-page";
import { loadCodeInTime } from "~/ui/load-code";
import { scrollKeyOf } from "~/ui/scroll-key";
import { ToastProvider } from "~/ui/toast";
import { useForgetDrafts } from "~/ui/use-draft";
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
];

/** Only a shared device is watched. */
const IdleGuard = lazy(async () => ({
  default: (await loadCodeInTime(() => import("~/features/sign-up/idle-guard"))).IdleGuard,
}));
const OfflineKeeper = lazy(() => loadCodeInTime(() => import("~/features/offline/offline-keeper")));

/** Only what fails is titled here: every page has a title of its own. */
export const meta: MetaFunction = ({ error }) => {
  if (!error) return [];
  return [{ title: `${isMissingPage(error) ? m.common_page_not_found() : m.common_server_error()} - Beats` }];
};

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    user: context.signedIn ? serializeUser(context.signedIn.user, context.clock()) : null,
    settings: readSettings(context.signedIn?.user.settings, readDisplayCookie(context.cookies)),
    flash: takeFlash(context),
    locale: context.locale,
    nonce: context.nonce,
    requestId: context.requestId,
    idleMinutes: context.signedIn?.isShared ? IDLE_MINUTES : null,
    deviceSecret: await readDeviceSecret(context),
  };
}

/** A route whose `handle` (or loader data) has `isStatic: true` ships no framework JavaScript. */
export type RouteHandle = { isStatic?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const settings = data?.settings;
  const isStatic = useMatches().some(
    (match) =>
      (match.handle as RouteHandle | undefined)?.isStatic ||
      (match.data as RouteHandle | undefined)?.isStatic,
  );
  return (
    <html
      lang={data?.locale ?? baseLocale}
      // Pages name them with every request (`app/ui/page-person.ts`).
      data-person={data?.user?.id}
      data-text-size={settings?.textSize}
      // What is calm does not move either.
      data-reduced-motion={settings?.reducedMotion || settings?.calm ? "" : undefined}
      data-calm={settings?.calm ? "" : undefined}
      data-high-contrast={settings?.highContrast ? "" : undefined}
      data-sound={settings?.sound === false ? "off" : undefined}
      // A page of rooms marks the open one here before anything is painted.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#07090f" />
        <Links />
        <link rel="manifest" href={`/manifest/${data?.locale ?? baseLocale}`} />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        {/* After the page's own stylesheet: a route's meta may bring those of its rooms. */}
        <Meta />
      </head>
      <body>
        <a className="skip-link button button-primary" href="#content">
          {m.common_skip_to_content()}
        </a>
        <Wall pictureUrl={data?.user?.backgroundImageUrl} />
        <ToastProvider initial={data?.flash?.toast}>{children}</ToastProvider>
        {(!isStatic || import.meta.env.DEV) && (
          <>
            <ScrollRestoration nonce={data?.nonce} getKey={scrollKeyOf} />
            <Scripts nonce={data?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const data = useRouteLoaderData<typeof loader>("root");
  const idleMinutes = data?.idleMinutes;
  useForgetDrafts(data?.user?.id);
  useEffect(() => {
    if (!import.meta.env.DEV) keepOffline();
  }, []);
  const isKnown = data !== undefined;
  const userId = data?.user?.id ?? null;
  useEffect(() => {
    // The offline page knows no session.
    if (isKnown && window.location.pathname !== "/offline") sayWhoIsHere(userId);
  }, [isKnown, userId]);
  return (
    <>
      <Outlet />
      {data?.user && (
        <Keeper user={data.user} idleMinutes={idleMinutes ?? null} deviceSecret={data.deviceSecret} />
      )}
    </>
  );
}

type RootData = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

/** Its code comes when the page is running: nothing of it is seen unless something waits. */
function Keeper({
  user,
  idleMinutes,
  deviceSecret,
}: Pick<RootData, "idleMinutes" | "deviceSecret"> & { user: NonNullable<RootData["user"]> }) {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  const { id, userType, grade, timeZone } = user;
  if (!isRunning) return null;
  return (
    <>
      {idleMinutes && (
        <Suspense fallback={null}>
          <IdleGuard userId={id} idleMinutes={idleMinutes} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <OfflineKeeper
          person={{ id, idleMinutes, isStudent: userType === "student", grade, timeZone }}
          secret={deviceSecret}
        />
      </Suspense>
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
