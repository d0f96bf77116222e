import { requireAdmin } from "~/features/accounts/index.server";
import { readSetup, requireSchool, safetySetupSchema, saveSetup } from "~/features/safety/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/safety/contacts", {
  GET: endpoint({
    summary: "Whom the admin's school wants told, in order, and its hours",
    guard: requireAdmin,
    response: safetySetupSchema,
    run: ({ db, subject }) => readSetup(db, requireSchool(subject)),
  }),
  PUT: endpoint({
    summary: "Replace the school's safety contacts, hours and the parents' switch",
    guard: requireAdmin,
    body: safetySetupSchema,
    response: safetySetupSchema,
    run: ({ db, subject, body, clock }) => saveSetup(db, subject, body, clock),
  }),
});
export const loader = api.loader;
export const action = api.action;
