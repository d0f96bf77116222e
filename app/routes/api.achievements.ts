import { z } from "zod";
import { requireReady } from "~/features/identity/index.server";
import { listAchievements } from "~/features/progress/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const achievementSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  unlockedAt: z.string(),
});

const api = apiRoute("/api/achievements", {
  GET: endpoint({
    summary: "The signed-in user's badges, newest first",
    guard: requireReady,
    response: z.array(achievementSchema),
    run: (call) => listAchievements(call, call.subject.user.id),
  }),
});
export const loader = api.loader;
export const action = api.action;
