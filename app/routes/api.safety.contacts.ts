import { requireAdmin } from "~/features/identity/index.server";
import {
  readSetup,
  requireSchool,
  safetySetupFormSchema,
  safetySetupSchema,
  saveSetup,
} from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { backTo } from "~/platform/form-reply.server";

const api = apiRoute("/api/safety/contacts", {
  GET: endpoint({
    summary: "Whom the admin's school wants told, in order, and its hours",
    guard: requireAdmin,
    response: safetySetupSchema,
    run: (call) => readSetup(call, requireSchool(call.subject)),
  }),
  PUT: endpoint({
    summary: "Replace the school's safety contacts, hours and the parents' switch",
    guard: requireAdmin,
    body: safetySetupSchema,
    response: safetySetupSchema,
    run: (call) => saveSetup(call, call.subject, call.body),
  }),
  POST: endpoint({
    summary: "The same as PUT, from a plain form",
    guard: requireAdmin,
    body: safetySetupFormSchema,
    response: safetySetupSchema,
    run: (call) => saveSetup(call, call.subject, call.body),
    form: backTo("/#safety-contacts", () => ({ title: m.safety_contacts_saved() })),
  }),
});
export const loader = api.loader;
export const action = api.action;
