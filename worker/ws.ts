import { connectToRoom, findRoomIdentity } from "~/features/circle/index.server";
import { AppError, isAppError } from "~/platform/errors";
import { runWithLocale } from "~/platform/locale.server";
import { openRequest } from "./request-context";

/**
 * Authorises a socket before the classroom object wakes (origin, session, age gate, consent, membership), then
 * forwards the upgrade and returns its reply untouched. Refusals are JSON, 401 or 403 (contract section 4).
 */
export async function handleSocketUpgrade(
  request: Request,
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    refuseForeignOrigin(request);
    const { context } = await openRequest(request, env, waitUntil);
    const { searchParams } = context.url;
    const identity = await runWithLocale(context.locale, () =>
      findRoomIdentity(
        context,
        searchParams.get("classroom") ?? undefined,
        searchParams.get("page")?.slice(0, 64),
      ),
    );
    if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") {
      throw new AppError("invalid", "This address only speaks WebSocket.");
    }
    return await connectToRoom(env, request, identity);
  } catch (error) {
    if (isAppError(error)) return error.toResponse();
    throw error;
  }
}

/**
 * A browser always names the page's origin in an upgrade and sends the cookies whatever it is, so a foreign one
 * must be refused here (cross-site WebSocket hijacking). Programs that are no browser name none.
 */
function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== new URL(request.url).origin) {
    throw new AppError("forbidden", "This request came from another site.");
  }
}
