import type { MetaFunction } from "@remix-run/cloudflare";
import { OfflinePage } from "~/features/offline/offline-page";
import { m } from "~/messages/compiled/messages.js";

export const meta: MetaFunction = () => [
  { title: m.offline_meta_title() },
  { name: "robots", content: "noindex" },
];

/** Kept by the service worker and shown when a page cannot be fetched. */
export default function Offline() {
  return <OfflinePage />;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
