import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findMailHtml, refuseInProduction } from "~/platform/mailbox.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  refuseInProduction(context);
  const html = await findMailHtml(context, params.id ?? "");
  if (html === null) throw new Response(null, { status: 404 });
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      // Mail carries its look in style attributes: mail readers know nothing else.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
    },
  });
}
