import {
  requireReady,
  requireUser,
  serializeUser,
  updateAccount,
  updateAccountSchema,
  userSchema,
} from "~/features/identity/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/user", {
  GET: endpoint({
    summary: "Who is signed in",
    guard: requireUser,
    response: userSchema,
    run: (call) => serializeUser(call.subject.user, call.clock()),
  }),
  PATCH: endpoint({
    summary: "Change one's own language or time zone",
    guard: requireReady,
    body: updateAccountSchema,
    response: userSchema,
    run: (call) => updateAccount(call, call.subject, call.body),
  }),
});

export const loader = api.loader;
export const action = api.action;
