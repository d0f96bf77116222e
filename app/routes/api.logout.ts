import { signOut } from "~/features/identity/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import { signOutPage } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";
import { setFlash } from "~/platform/flash.server";

/**
 * What the last person left in this browser is not for the next one. With `kept` the page has emptied it itself, but for
 * what lies locked there until its own person is back (`app/features/device/locked.ts`).
 */
const CLEAR_SITE_DATA = '"storage"';

async function leave(call: RequestContext): Promise<Response> {
  await signOut(call);
  const { signedIn } = call;
  if (signedIn) {
    const { user, sessionId } = signedIn;
    call.waitUntil(leaveAllCircles(call, user, { sessionId, reason: "signed_out" }));
  }
  const isIdle = call.url.searchParams.has("idle");
  const isKept = call.url.searchParams.has("kept");
  if (isIdle) {
    setFlash(call, {
      toast: {
        title: m.signup_idle_ended(),
        description: isKept ? m.signup_idle_ended_kept() : m.signup_idle_ended_text(),
        variant: "default",
      },
    });
  }
  return new Response(null, {
    status: 302,
    headers: {
      location: isIdle ? "/auth" : "/",
      ...(isKept ? {} : { "clear-site-data": CLEAR_SITE_DATA }),
    },
  });
}

/** Whether a browser fetches the link ahead. */
const isPrefetch = ({ headers }: Request): boolean =>
  /\bprefetch\b/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");

const api = apiRoute("/api/logout", {
  GET: endpoint({
    summary: "Sign out; a navigation from another site gets a page with a button instead",
    guard: anyone,
    status: 302,
    run: async (call) => {
      // Nobody has pressed it yet. An answer that the browser could show at the press would keep it from asking then.
      if (isPrefetch(call.request)) return new Response(null, { status: 503 });
      if (call.request.method === "HEAD")
        return new Response(null, { status: 302, headers: { location: "/" } });
      const site = call.request.headers.get("sec-fetch-site");
      if (site !== null && site !== "same-origin" && site !== "none") return signOutPage(call);
      return leave(call);
    },
  }),
  POST: endpoint({
    summary: "Sign out",
    guard: anyone,
    status: 302,
    run: leave,
  }),
});

export const loader = api.loader;
export const action = api.action;
