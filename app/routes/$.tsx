import type { MetaFunction } from "@remix-run/cloudflare";
import { m } from "~/messages/compiled/messages.js";

export const meta: MetaFunction = () => [{ title: `${m.common_page_not_found()} - Beats` }];

/** Any path nobody else answers: the 404 page, drawn by the root's error boundary. */
export function loader(): never {
  throw new Response("Not Found", { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
