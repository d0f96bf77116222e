import { env } from "cloudflare:test";
import type { RequestContext } from "~/platform/context.server";
import { findSignedIn, openRequest } from "../../../worker/request-context";
import { ORIGIN } from "../helpers";

/** The context a page loader would get for a browser with this cookie. */
export async function contextOf(cookie = "", path = "/"): Promise<RequestContext> {
  const request = new Request(`${ORIGIN}${path}`, { headers: cookie ? { cookie } : {} });
  const { context } = await openRequest(request, env as Env, () => undefined);
  await findSignedIn(context);
  return context;
}
