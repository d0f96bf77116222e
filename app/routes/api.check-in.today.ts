import {
  checkInDaySchema,
  saveSecondStep,
  secondStepSchema,
  talkWishFormSchema,
} from "~/features/check-in/index.server";
import { requireStudent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/check-in/today", {
  PUT: endpoint({
    summary: "The optional second step after today's answer: energy, what would help, a private note, a talk",
    guard: requireStudent,
    body: secondStepSchema,
    response: checkInDaySchema,
    run: (call) => saveSecondStep(call, call.subject.user, call.body),
  }),
  POST: endpoint({
    summary: "The wish to talk with the teacher, or that it is taken back, from a plain form",
    guard: requireStudent,
    body: talkWishFormSchema,
    response: checkInDaySchema,
    run: (call) => saveSecondStep(call, call.subject.user, call.body),
    form: {
      success: ({ wantsToTalk }) => ({
        to: "/#check-in",
        toast: { title: wantsToTalk ? m.checkin_wish_noted() : m.checkin_wish_taken_back() },
      }),
      failure: "/#check-in",
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
