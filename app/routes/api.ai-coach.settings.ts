import { z } from "zod";
import {
  coachSettingsFormSchema,
  coachSettingsSchema,
  findSettings,
  saveSettings,
} from "~/features/coach/index.server";
import { requireReady } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";
import { backTo } from "~/platform/form-reply.server";

const querySchema = z.object({ childId: z.string().optional() });

/** The limits' place on the page of the child, or of the school. */
const limitsOf = ({ url }: Pick<RequestContext, "url">): string => {
  const childId = url.searchParams.get("childId");
  return `/${childId ? `?childId=${encodeURIComponent(childId)}` : ""}#coach-limits`;
};

const api = apiRoute("/api/ai-coach/settings", {
  GET: endpoint({
    summary: "How the coach is set for the admin's school or a parent's child",
    guard: requireReady,
    query: querySchema,
    response: coachSettingsSchema,
    run: (call) => findSettings(call, call.subject, call.query.childId),
  }),
  PUT: endpoint({
    summary: "Switch the coach or the outside model off, or limit its minutes a day",
    guard: requireReady,
    query: querySchema,
    body: coachSettingsSchema,
    response: coachSettingsSchema,
    run: (call) => saveSettings(call, call.subject, call.body, call.query.childId),
  }),
  POST: endpoint({
    summary: "The same as PUT, from a plain form",
    guard: requireReady,
    query: querySchema,
    body: coachSettingsFormSchema,
    response: coachSettingsSchema,
    run: (call) => saveSettings(call, call.subject, call.body, call.query.childId),
    form: backTo(limitsOf, () => ({ title: m.coach_limits_saved() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
