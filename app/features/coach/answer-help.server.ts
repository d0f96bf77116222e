import { coachMessages } from "~/db/schema";
import { brokenUnique } from "~/db/unique";
import { type HelpAnswer, helpAnswerStatement } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { contentLanguageOf } from "~/platform/languages";
import { storedSafetySchema } from "./coach.schema";
import { findTalk, readRisk, talkOwner } from "./conversations.server";
import { notMeantKey, sayNotMeant } from "./crisis.server";
import { bumpConversation, newMessageRow, nextMoment } from "./message-rows.server";
import { ageBandOf } from "./send-message.server";

/**
 * Notes what a child taps on the help card for the adults of the event, which stays open (K9). After "not_meant"
 * the coach says sorry, once for each crisis reply, and the talk goes on. Throws 404 for somebody else's talk, 409
 * when the talk has no help card.
 */
export async function answerHelp(
  { db, clock, locale }: Pick<RequestContext, "db" | "clock" | "locale">,
  session: SignedIn,
  conversationId: string,
  answer: HelpAnswer,
): Promise<void> {
  const { user } = session;
  const { conversation, messages, lastCrisis } = await findTalk(db, talkOwner(session), conversationId, 1);
  if (!readRisk(conversation.riskState).open) throw new AppError("conflict", m.coach_help_none());
  const note = helpAnswerStatement(db, { studentId: user.id, talkId: conversationId, answer }, clock);
  if (answer !== "not_meant") {
    await note;
    return;
  }
  const now = clock();
  const told = storedSafetySchema.safeParse(lastCrisis?.safety).data;
  const reader = { ageBand: ageBandOf(user, now), locale: contentLanguageOf(locale) };
  const sorry = sayNotMeant(reader, told?.adultNotified === true && !told.isParentOnly);
  const talk = { conversationId, user };
  const said = newMessageRow(talk, "user", m.coach_help_not_meant(), nextMoment(now, messages.at(-1)), {
    // The card may be tapped again, twice at once too: sorry is said once for each reading.
    requestKey: notMeantKey(lastCrisis?.id ?? conversationId),
  });
  const reply = newMessageRow(talk, "assistant", sorry, nextMoment(now, said), { engine: "crisis" });
  try {
    await db.batch([
      db.insert(coachMessages).values([said, reply]),
      bumpConversation(db, conversationId, 2, reply.createdAt),
      note,
    ]);
  } catch (error) {
    if (!brokenUnique(error)?.includes("coach_messages.request_key")) throw error;
    await note;
  }
}
