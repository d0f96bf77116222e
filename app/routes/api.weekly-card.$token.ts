import { requireStopLink, stopByLink } from "~/features/family/index.server";
import { prefersHtml } from "~/platform/accept";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";

const toPage = ({ locale }: RequestContext, token: string) =>
  new Response(null, {
    status: 303,
    headers: { location: `/weekly-card/${encodeURIComponent(token)}?lang=${locale}` },
  });

// The address in a mail's List-Unsubscribe header. A mail program posts here (RFC 8058), in whatever form it likes;
// an older one opens it, which must change nothing.
const api = apiRoute("/api/weekly-card/:token", {
  GET: endpoint({
    summary: "Leads to the page that ends the weekly mail",
    guard: anyone,
    run: async (call) => {
      const token = call.params.token;
      await requireStopLink(call, token);
      return toPage(call, token);
    },
  }),
  POST: endpoint({
    summary: "Ends the weekly mail to the parent a mailed link belongs to, without a session",
    guard: anyone,
    isRawBody: true,
    run: async (call) => {
      const token = call.params.token;
      const stopped = await stopByLink(call, token);
      const isBrowser = prefersHtml(call.request);
      return isBrowser ? toPage(call, token) : stopped;
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
