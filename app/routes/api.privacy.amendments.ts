import { z } from "zod";
import { childPlace, chooseChild, listChildren } from "~/features/family/index.server";
import { requireReady } from "~/features/identity/index.server";
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
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/errors";

/** The form's place: among the chosen child's rights, or on one's own page. */
const placeOf = ({ signedIn, url }: RequestContext): string =>
  signedIn?.user.userType === "parent"
    ? childPlace(url.searchParams.get("childId"), "rights")
    : "/?own=privacy#profile";

const api = apiRoute("/api/privacy/amendments", {
  GET: endpoint({
    summary: "What one asked the school to correct in one's own record",
    guard: requireReady,
    response: z.array(amendmentSchema),
    run: (call) => listAmendments(call, call.subject.user.id),
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
      success: ({ support }, context) => ({
        to: placeOf(context),
        toast: { title: m.privacy_amend_sent(), description: support ?? m.privacy_amend_sent_text() },
      }),
      failure: (_typed, context) => placeOf(context),
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
