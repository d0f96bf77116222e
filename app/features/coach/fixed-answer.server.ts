import type { BatchItem } from "drizzle-orm/batch";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { coachMessages, conversations } from "~/db/schema";
import { askReply, isKeptFromParents, readTold } from "~/features/safety/index.server";
import { toChoice } from "./answer.server";
import { type StoredSafety, storedSafetySchema } from "./coach.schema";
import type { ConversationRow, MessageRow } from "./conversations.server";
import { answerCrisis, notMeantKey, pointToPeople } from "./crisis.server";
import { noEvent, type PlannedEvent } from "./escalation.server";
import { bumpConversation, newMessageRow, nextMoment } from "./message-rows.server";
import type { SendInput, TurnRead } from "./send-message.server";
import { answerKeyOf, isAsPlanned, isUnchanged, storedOrOutrun } from "./stored-once.server";

/**
 * The fixed answer to a danger, to a hint of one, or to a child whose help card is in sight while the coach is
 * off; stored together with its message and event, so that neither exists without the other. Null when the
 * coach may answer itself. Help is never limited, switched off or delayed.
 */
export async function storeFixedAnswer(
  input: SendInput,
  turn: TurnRead,
  usageStatement: BatchItem<"sqlite">,
  isPaused: boolean,
): Promise<{ outcome: "stored" | "repeat" | "outrun"; answerRow: MessageRow } | null> {
  const { db, conversationId } = input;
  const { talk, assessment, userRow, ageBand, now } = turn;
  const event = assessment.escalate
    ? await input.planEvent({ messageId: userRow.id, assessment, ageBand, now })
    : await findStanding(input, turn);
  const fixed = fixedAnswer(input, turn, event, isPaused);
  if (!fixed) return null;
  const { content, safety, extras } = fixed;
  const answerRow = newMessageRow(input, "assistant", content, nextMoment(now, userRow), {
    ...{ safety, extras },
    engine: "crisis",
    requestKey: answerKeyOf(input),
  });
  const rows = turn.isKnown ? [answerRow] : [userRow, answerRow];
  // A cry for help is stored at once; anything else never writes over what came into the talk meanwhile.
  const conditions = assessment.escalate ? [isAsPlanned(event)] : [isUnchanged(talk.conversation)];
  const outcome = await storedOrOutrun(
    decide(db, conditions, [
      usageStatement,
      ...(assessment.escalate ? [keepTalk(db, talk.conversation, now)] : []),
      db.insert(coachMessages).values(rows),
      bumpConversation(db, conversationId, rows.length, answerRow.createdAt, { riskState: assessment.risk }),
      ...event.statements,
    ]),
  );
  return { outcome, answerRow };
}

/** What is true of the talk's alert when no new one is raised: the child may have told of the home since. */
async function findStanding(input: SendInput, { talk, previous }: TurnRead): Promise<PlannedEvent> {
  if (!previous.open) return noEvent;
  const { db, user, conversationId } = input;
  const [isKept, told] = await Promise.all([isKeptFromParents(db, user.id), readTold(db, conversationId)]);
  const before = saidBefore(talk);
  return {
    ...{ ...noEvent, isKept },
    adultNotified: told ? told !== "nobody" : before?.adultNotified === true,
    isParentOnly: told ? told === "parent" : before?.isParentOnly === true,
  };
}

const saidBefore = ({ lastCrisis }: TurnRead["talk"]) =>
  storedSafetySchema.safeParse(lastCrisis?.safety).data;

/**
 * A talk deleted in this very moment comes back for its cry for help, off the child's list like any deleted talk
 * that holds one: an adult must find the words (K13).
 */
const keepTalk = (db: Db, talk: ConversationRow, now: Date) =>
  db
    .insert(conversations)
    .values({ ...talk, messageCount: 0, deletedAt: now })
    .onConflictDoNothing({ target: conversations.id });

type Fixed = { content: string; safety: StoredSafety | null; extras: unknown };

function fixedAnswer(
  { locale }: SendInput,
  { talk, assessment, previous, ageBand }: TurnRead,
  event: PlannedEvent,
  isPaused: boolean,
): Fixed | null {
  const before = saidBefore(talk);
  const isTakenBack =
    talk.lastCrisis !== null &&
    talk.messages.some(({ requestKey }) => requestKey === notMeantKey(talk.lastCrisis?.id ?? ""));
  const crisis = answerCrisis({ assessment, previous, before, isTakenBack, event, ageBand, locale });
  if (crisis) return { ...crisis, extras: null };
  const asking = askReply(assessment, ageBand, locale);
  if (asking) {
    const { content, question, answers } = asking;
    return { content, safety: null, extras: { question, choices: answers.map(toChoice) } };
  }
  if (!isPaused || !previous.open) return null;
  const content = pointToPeople({ ageBand, locale }, Math.floor(talk.conversation.messageCount / 2));
  return { content, safety: null, extras: null };
}
