import { connectToRoom, findRoomIdentity } from "~/features/live-room/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { runWithLocale } from "~/platform/locale.server";
import { findSignedIn } from "./request-context";

/**
 * Authorises a socket before the classroom object wakes (origin, session, age gate, consent, membership), then
 * forwards the upgrade and returns its reply untouched. Throws what is refused, 401 or 403 (S12).
 */
export async function handleSocketUpgrade(request: Request, context: RequestContext): Promise<Response> {
  refuseForeignOrigin(request);
  await findSignedIn(context);
  const { searchParams } = context.url;
  const identity = await runWithLocale(context.locale, () =>
    findRoomIdentity(
      context,
      searchParams.get("classroom") ?? undefined,
      searchParams.get("page")?.slice(0, 64),
    ),
  );
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") {
    throw new AppError("invalid", m.common_only_websocket());
  }
  return await connectToRoom(context.env, request, identity);
}

/**
 * A browser always names the page's origin in an upgrade and sends the cookies whatever it is, so a foreign one
 * must be refused here (cross-site WebSocket hijacking). Programs that are no browser name none.
 */
function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== new URL(request.url).origin) {
    throw new AppError("forbidden", m.common_from_another_site());
  }
}
