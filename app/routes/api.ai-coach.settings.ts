import { z } from "zod";
import { requireReady } from "~/features/accounts/index.server";
import { coachSettingsSchema, findSettings, saveSettings } from "~/features/coach/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const querySchema = z.object({ childId: z.string().optional() });

const api = apiRoute("/api/ai-coach/settings", {
  GET: endpoint({
    summary: "How the coach is set for the admin's school or a parent's child",
    guard: requireReady,
    query: querySchema,
    response: coachSettingsSchema,
    run: ({ db, subject, query }) => findSettings(db, subject, query.childId),
  }),
  PUT: endpoint({
    summary: "Switch the coach or the outside model off, or limit its minutes a day",
    guard: requireReady,
    query: querySchema,
    body: coachSettingsSchema,
    response: coachSettingsSchema,
    run: ({ db, subject, query, body, clock }) => saveSettings(db, subject, body, clock, query.childId),
  }),
});
export const loader = api.loader;
export const action = api.action;
