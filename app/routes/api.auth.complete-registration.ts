import { z } from "zod";
import { userSchema } from "~/features/identity/index.server";
import {
  completeRegistration,
  completeRegistrationSchema,
  requireApplicant,
} from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/auth/complete-registration", {
  POST: endpoint({
    summary: "Finish a registration: a student's age step, a teacher's or parent's profile",
    guard: requireApplicant,
    body: completeRegistrationSchema,
    response: z.object({ user: userSchema }),
    run: (call) => completeRegistration(call, call.subject, call.body),
    form: {
      success: ({ user }) => ({
        to: "/?registration=complete",
        toast: {
          title: m.signup_registration_complete(),
          // A student's sign-up has the title alone: under 13 nothing is open yet.
          ...(user.userType === "student" ? {} : { description: m.signup_registration_complete_text() }),
        },
      }),
      failure: (typed) =>
        typed.institutionName !== undefined || typed.childName !== undefined
          ? "/auth?step=profile"
          : typed.consentForm
            ? "/auth?step=parent-consent"
            : "/auth?step=age-verification",
      errorTitle: () => m.signup_registration_failed(),
    },
  }),
});

export const loader = api.loader;
export const action = api.action;
