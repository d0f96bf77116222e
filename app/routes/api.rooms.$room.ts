import { z } from "zod";
import { openRoom } from "~/features/dashboard/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/rooms/:room", {
  GET: endpoint({
    summary: "What one room of the student's page shows; its shape follows the page and may change with it",
    guard: requireStudent,
    response: z.record(z.string(), z.unknown()).nullable(),
    run: (call) => openRoom(call, call.subject, call.params.room),
  }),
});
export const loader = api.loader;
export const action = api.action;
