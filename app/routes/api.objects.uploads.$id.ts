import { z } from "zod";
import { receiveUpload } from "~/features/uploads/index.server";
import { anyone, apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/objects/uploads/:id", {
  PUT: endpoint({
    summary: "Send the picture; the signature in the address is the permission",
    guard: anyone,
    isRawBody: true,
    response: z.object({ objectPath: z.string(), contentType: z.string(), bytes: z.number().int() }),
    run: (call) => receiveUpload(call, call.params.id, call.request),
  }),
});
export const loader = api.loader;
export const action = api.action;
