import {
  childPlace,
  childQuerySchema,
  chooseWeeklyMail,
  chooseWeeklyMailSchema,
  getWeeklyCards,
  weeklyCardsSchema,
  weeklyMailSchema,
} from "~/features/family/index.server";
import { requireParent } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { apiRoute, endpoint } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";

/** Back to the child whose card was open. */
const pageOf = ({ url }: RequestContext) => childPlace(url.searchParams.get("childId"), "weekly");

const api = apiRoute("/api/parent/weekly-card", {
  GET: endpoint({
    summary: "A linked child's weekly cards, newest first, and whether they come by mail",
    guard: requireParent,
    query: childQuerySchema,
    response: weeklyCardsSchema,
    run: (call) => getWeeklyCards(call, call.query.childId),
  }),
  POST: endpoint({
    summary: "Switches the weekly cards by mail on or off, for all of the parent's children",
    guard: requireParent,
    body: chooseWeeklyMailSchema,
    response: weeklyMailSchema,
    run: (call) => chooseWeeklyMail(call, call.subject.user, call.body.byMail),
    form: {
      success: ({ byMail }, context) => ({
        to: pageOf(context),
        toast: { title: byMail ? m.family_weekly_mail_is_on() : m.family_weekly_mail_is_off() },
      }),
      failure: (_typed, context) => pageOf(context),
      errorTitle: () => m.common_error(),
    },
  }),
});
export const loader = api.loader;
export const action = api.action;
