import { requireStudent } from "~/features/accounts/index.server";
import { checkInDaySchema, saveSecondStep, secondStepSchema } from "~/features/check-in/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/check-in/today", {
  PUT: endpoint({
    summary: "The optional second step after today's answer: energy, what would help, a private note, a talk",
    guard: requireStudent,
    body: secondStepSchema,
    response: checkInDaySchema,
    run: ({ subject, body, ...context }) => saveSecondStep(context, subject.user, body),
  }),
});
export const loader = api.loader;
export const action = api.action;
