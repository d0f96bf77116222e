import { z } from "zod";
import { requireRole } from "~/features/identity/index.server";
import { exchangeWithRoom, findRoomIdentity } from "~/features/live-room/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { circleExchangeSchema } from "~live/protocol.schema";

const api = apiRoute("/api/circle/exchange", {
  POST: endpoint({
    summary:
      "The live circle where WebSockets are blocked: one exchange a loop, hits out, state and hits back",
    guard: requireRole("student", "teacher", "admin"),
    body: circleExchangeSchema,
    query: z.object({ classroom: z.string().max(64).optional() }),
    run: async (call) => {
      const identity = await findRoomIdentity(call, call.query.classroom);
      return exchangeWithRoom(call.env, call.request, identity, call.body);
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
