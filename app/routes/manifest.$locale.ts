import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { appManifest } from "~/features/offline";
import { isLocale } from "~/messages/compiled/runtime.js";

/** What the browser calls the installed app, in one language. */
export function loader({ params }: LoaderFunctionArgs) {
  if (!isLocale(params.locale)) throw new Response("Not Found", { status: 404 });
  return Response.json(appManifest(params.locale), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
