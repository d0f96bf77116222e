import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import drumsStyle from "~/features/drums/drums.css?url";
import learningStyle from "~/features/learning/learning.css?url";
import { OfflinePage } from "~/features/offline";
import { m } from "~/messages/compiled/messages.js";

export const meta: MetaFunction = () => [
  { title: m.offline_meta_title() },
  { name: "robots", content: "noindex" },
];

/** In the page itself, so that the service worker keeps them with it. */
export const links: LinksFunction = () =>
  [drumsStyle, learningStyle].map((href) => ({ rel: "stylesheet", href }));

/** Kept by the service worker and shown when a page cannot be fetched. */
export default function Offline() {
  return <OfflinePage />;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
