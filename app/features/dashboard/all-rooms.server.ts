import type { RequestContext } from "~/platform/context.server";
import { ALL_ROOMS_COOKIE } from "./rooms";

/**
 * Whether this page must bring all its rooms: a browser without scripts is led to `?rooms=all` once, and a
 * cookie says so from then on (a page that runs scripts takes it back).
 */
export function wantsAllRooms({ url, cookies, responseHeaders, isSecure }: RequestContext): boolean {
  if (url.searchParams.get("rooms") === "all") {
    const secure = isSecure ? "; Secure" : "";
    responseHeaders.append("set-cookie", `${ALL_ROOMS_COOKIE}=1; Path=/; SameSite=Lax${secure}`);
    return true;
  }
  return cookies.get(ALL_ROOMS_COOKIE) === "1";
}
