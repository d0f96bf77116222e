import { changeDisplaySchema, displayCookie } from "~/features/display/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/display", {
  POST: endpoint({
    summary: "Choose how pages look in this browser; a signed-in person's own settings go first",
    guard: anyone,
    body: changeDisplaySchema,
    response: changeDisplaySchema,
    run({ body, isSecure, responseHeaders }) {
      responseHeaders.append("set-cookie", displayCookie(body, isSecure));
      return body;
    },
    form: { success: () => ({ to: "/display?saved=1" }), failure: "/display" },
  }),
});
export const loader = api.loader;
export const action = api.action;
