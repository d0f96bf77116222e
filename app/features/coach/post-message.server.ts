import { planSafetyEvent } from "~/features/safety/index.server";
import { acceptsEventStream } from "~/platform/accept";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { contentLanguageOf } from "~/platform/languages";
import type { EventInput } from "./escalation.server";
import { openModel } from "./model/open-model.server";
import { needsHelp, sendAndWait, sendMessage } from "./send-message.server";
import { streamEvents } from "./stream.server";

/**
 * Answers POST …/messages: the whole exchange as JSON, or the same as server-sent events when the caller
 * accepts `text/event-stream`. A repeated Idempotency-Key gets the first answer either way.
 */
export async function postMessage(
  context: RequestContext & { request: Request; requestKey: string | null },
  { user, badgeId }: SignedIn,
  conversationId: string,
  content: string,
) {
  const input = {
    db: context.db,
    clock: context.clock,
    user,
    badgeId,
    locale: contentLanguageOf(context.locale),
    conversationId,
    content,
    requestKey: context.requestKey,
    random: Math.random,
    planEvent: ({ messageId, assessment }: EventInput) =>
      planSafetyEvent(
        context.db,
        {
          student: user,
          sourceKind: "coach_message",
          sourceId: messageId,
          talkId: conversationId,
          assessment,
          origin: context.origin,
        },
        context.clock,
      ),
    openModel: openModel(context, user),
  };
  if (!acceptsEventStream(context.request)) return sendAndWait(input);
  return streamEvents(sendMessage(input), {
    requestId: context.requestId,
    waitUntil: context.waitUntil,
    path: context.url.pathname,
  });
}

/**
 * Whether a message must be answered although its Idempotency-Key was another message's: the safety check comes
 * before everything, and a cry for help never gets an older answer or a refusal.
 */
export const isCryForHelp = (
  context: RequestContext,
  { user, badgeId }: SignedIn,
  conversationId: string,
  content: string,
): Promise<boolean> => {
  const { db, clock, locale } = context;
  return needsHelp({ db, clock, user, badgeId, locale: contentLanguageOf(locale), conversationId, content });
};
