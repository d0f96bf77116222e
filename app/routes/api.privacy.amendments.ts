import { z } from "zod";
import { requireReady } from "~/features/accounts/index.server";
import { chooseChild, listChildren } from "~/features/family/index.server";
import {
  amendmentSchema,
  listAmendments,
  mayAskForThemselves,
  requestAmendment,
  requestAmendmentSchema,
  sentAmendmentSchema,
} from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import { AppError } from "~/platform/errors";

const PARENT_PLACE = "/#rights";
const OWN_PLACE = "/?own=privacy#profile";

const api = apiRoute("/api/privacy/amendments", {
  GET: endpoint({
    summary: "What one asked the school to correct in one's own record",
    guard: requireReady,
    response: z.array(amendmentSchema),
    run: ({ db, subject }) => listAmendments(db, subject.user.id, subject.user.id),
  }),
  POST: endpoint({
    summary: "Ask the school to correct a record: one's own from 13 on, or the linked child's",
    guard: requireReady,
    body: requestAmendmentSchema,
    response: sentAmendmentSchema,
    status: 201,
    run: async (call) => {
      const { user } = call.subject;
      const { studentId, ...wish } = call.body;
      if (user.userType === "parent") {
        const child = chooseChild(await listChildren(call, user), studentId);
        return requestAmendment(call, user, child, wish);
      }
      if (!mayAskForThemselves(user, call.clock()))
        throw new AppError("forbidden", m.privacy_amend_ask_parent());
      return requestAmendment(call, user, user, wish);
    },
    form: {
      success: ({ support }, { signedIn }) => ({
        to: signedIn?.user.userType === "parent" ? PARENT_PLACE : OWN_PLACE,
        toast: { title: m.privacy_amend_sent(), description: support ?? m.privacy_amend_sent_text() },
      }),
      failure: (_typed, { signedIn }) => (signedIn?.user.userType === "parent" ? PARENT_PLACE : OWN_PLACE),
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
