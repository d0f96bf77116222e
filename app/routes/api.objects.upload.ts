import { requireReady } from "~/features/identity/index.server";
import { requestUpload, requestUploadSchema, uploadAddressSchema } from "~/features/uploads/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/objects/upload", {
  POST: endpoint({
    summary: "A one-time address to PUT one picture to",
    guard: requireReady,
    body: requestUploadSchema,
    response: uploadAddressSchema,
    run: (call) => requestUpload(call, call.subject.user.id, call.body),
  }),
});
export const loader = api.loader;
export const action = api.action;
