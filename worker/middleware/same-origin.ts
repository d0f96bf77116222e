import { m } from "~/messages/compiled/messages.js";
import { AppError } from "~/platform/errors";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state change that comes from another site (S4). A request with neither Origin nor
 * Sec-Fetch-Site is not a browser's and passes.
 */
export function refuseCrossSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeignSite = site !== null && site !== "same-origin" && site !== "none";
  const isForeignOrigin = origin !== null && origin !== new URL(request.url).origin;
  if (isForeignSite || isForeignOrigin) throw new AppError("forbidden", m.common_from_another_site());
}
