import { eq, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { coachMessages, conversations } from "~/db/schema";
import { ageOn } from "~/features/accounts/index.server";
import { type AgeBand, askReply, assessText, emptyRisk } from "~/features/safety";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { answer } from "./answer.server";
import { type CoachMessage, type Exchange, riskStateSchema, storedSafetySchema } from "./coach.schema";
import { findExchange, findTalk, type MessageRow, toMessage } from "./conversations.server";
import { answerCrisis } from "./crisis.server";
import type { Locale } from "./engine";
import { readCoachState } from "./engine-state.server";
import { type EventInput, noEvent, type PlannedEvent } from "./escalation.server";
import { countUsage, enforceLimits, findAccess } from "./limits.server";
import type { ModelEngine } from "./model/model-engine";

/** What a caller of the stream sees, in this order; a failure throws instead. */
export type CoachEvent =
  | { type: "user"; message: CoachMessage }
  | { type: "delta"; text: string }
  | { type: "done"; exchange: Exchange };

export type SendInput = {
  db: Db;
  clock: Clock;
  user: UserRow;
  locale: Locale;
  conversationId: string;
  content: string;
  requestKey: string | null;
  random: () => number;
  /** The outside model for this user, or null; asked only after the safety check. */
  planEvent: (event: EventInput) => Promise<PlannedEvent>;
  openModel: (allowed: boolean, ageBand: AgeBand) => Promise<ModelEngine | null>;
};

const historyLength = 12;
/** So long the first request may still be writing its answer; after that a retry answers instead. */
const inFlightMs = 20_000;

/**
 * Takes a child's message and answers it. The message, its risk and, in a crisis, the answer and the event
 * are stored in one batch before anything else happens, so that no engine can lose them. Throws 404 for
 * somebody else's talk, 403 or 429 when the coach is off or needs a break (never for a crisis).
 */
export async function* sendMessage(input: SendInput): AsyncGenerator<CoachEvent> {
  const { db, user, locale, clock, conversationId, content } = input;
  const known = input.requestKey ? await findExchange(db, user.id, input.requestKey) : null;
  if (known) {
    if (known.answerRow) {
      yield { type: "user", message: toMessage(known.userRow) };
      const assistantMessage = toMessage(known.answerRow);
      yield { type: "delta", text: assistantMessage.content };
      yield { type: "done", exchange: { userMessage: toMessage(known.userRow), assistantMessage } };
      return;
    }
    if (clock().getTime() - known.userRow.createdAt.getTime() < inFlightMs) {
      throw new AppError("in_progress", m.coach_still_writing(), { retryAfterSeconds: inFlightMs / 1000 });
    }
  }

  const [talk, access] = await Promise.all([
    findTalk(db, user.id, conversationId, historyLength),
    findAccess(db, user, clock),
  ]);
  const now = clock();
  const ageBand = ageBandOf(user, now);
  const previous = readRisk(talk.conversation.riskState);
  const assessment = assessText(content, {
    previous,
    language: locale,
    recentTurns: talk.messages.filter((row) => row.role === "user").map((row) => row.content),
  });
  const lastCrisis = talk.messages.filter((row) => row.safety !== null).at(-1);
  const userRow =
    known?.userRow ??
    newRow(input, "user", content, nextMoment(now, talk.messages.at(-1)), { requestKey: input.requestKey });
  const event = assessment.escalate
    ? await input.planEvent({ messageId: userRow.id, assessment, ageBand, now })
    : noEvent;
  const crisis = answerCrisis({
    assessment,
    previous,
    lastCrisisAt: lastCrisis?.createdAt ?? null,
    before: storedSafetySchema.safeParse(lastCrisis?.safety).data,
    event,
    ageBand,
    locale,
    now,
    saidBefore: talk.messages.filter((row) => row.safety !== null).length,
  });
  const asking = crisis ? null : askReply(assessment, ageBand, locale);
  const fixed = crisis ?? asking;
  // Help is never limited, switched off or delayed.
  if (!fixed) enforceLimits(access);

  const usage = countUsage(db, user, access, now, { ageBand, locale });
  if (fixed) {
    const answerRow = newRow(input, "assistant", fixed.content, nextMoment(now, userRow), {
      safety: crisis?.safety ?? null,
      extras: asking ? { links: [], quickReplies: asking.quickReplies } : null,
      engine: "crisis",
    });
    await db.batch([
      db.insert(coachMessages).values([userRow, answerRow]),
      bumpConversation(db, conversationId, 2, answerRow.createdAt, { riskState: assessment.risk }),
      usage.statement,
      ...event.statements,
    ]);
    yield* finish(userRow, answerRow);
    return;
  }

  if (!known) {
    await db.batch([
      db.insert(coachMessages).values(userRow),
      bumpConversation(db, conversationId, 1, userRow.createdAt, { riskState: assessment.risk }),
      usage.statement,
    ]);
  }
  yield { type: "user", message: toMessage(userRow) };

  const model = await input.openModel(access.isModelAllowed && assessment.moderation.length === 0, ageBand);
  const pieces = answer({
    message: content,
    history: talk.messages.map((row) => ({ role: row.role, content: row.content })),
    state: readCoachState(talk.conversation.engineState),
    ageBand,
    locale,
    notice: usage.notice,
    random: input.random,
    model,
  });
  let piece = await pieces.next();
  while (!piece.done) {
    yield { type: "delta", text: piece.value };
    piece = await pieces.next();
  }
  const { content: reply, state, engine, extras } = piece.value;
  const answerRow = newRow(input, "assistant", reply, nextMoment(clock(), userRow), { engine, extras });
  await db.batch([
    db.insert(coachMessages).values(answerRow),
    bumpConversation(db, conversationId, 1, answerRow.createdAt, { engineState: state }),
  ]);
  yield {
    type: "done",
    exchange: { userMessage: toMessage(userRow), assistantMessage: toMessage(answerRow) },
  };
}

/** Sends and waits for the whole answer. */
export async function sendAndWait(input: SendInput): Promise<Exchange> {
  let exchange: Exchange | null = null;
  for await (const event of sendMessage(input)) if (event.type === "done") exchange = event.exchange;
  if (!exchange) throw new Error("the coach did not answer");
  return exchange;
}

/** Age band of a student today; without a birth date the youngest, since an unknown age counts as a child's. */
export function ageBandOf(user: Pick<UserRow, "dateOfBirth" | "timeZone">, now: Date): AgeBand {
  if (!user.dateOfBirth) return "6-8";
  const age = ageOn(user.dateOfBirth, now, user.timeZone);
  return age <= 8 ? "6-8" : age <= 12 ? "9-12" : age <= 15 ? "13-15" : "16-18";
}

function* finish(userRow: MessageRow, answerRow: MessageRow): Generator<CoachEvent> {
  const exchange = { userMessage: toMessage(userRow), assistantMessage: toMessage(answerRow) };
  yield { type: "user", message: exchange.userMessage };
  yield { type: "delta", text: exchange.assistantMessage.content };
  yield { type: "done", exchange };
}

function newRow(
  input: Pick<SendInput, "conversationId" | "user">,
  role: "user" | "assistant",
  content: string,
  createdAt: Date,
  more: Partial<MessageRow> = {},
): MessageRow {
  return {
    id: createId(),
    conversationId: input.conversationId,
    userId: input.user.id,
    role,
    content,
    engine: null,
    safety: null,
    extras: null,
    requestKey: null,
    createdAt,
    ...more,
  };
}

/** Strictly after the message before it: the order of a talk must not hang on a clock that stands still. */
function nextMoment(now: Date, before: Pick<MessageRow, "createdAt"> | undefined): Date {
  return new Date(Math.max(now.getTime(), (before?.createdAt.getTime() ?? 0) + 1));
}

function bumpConversation(
  db: Db,
  id: string,
  messages: number,
  lastMessageAt: Date,
  values: { riskState?: unknown; engineState?: unknown },
) {
  return db
    .update(conversations)
    .set({ ...values, lastMessageAt, messageCount: sql`${conversations.messageCount} + ${messages}` })
    .where(eq(conversations.id, id));
}

const readRisk = (stored: unknown) => riskStateSchema.safeParse(stored).data ?? emptyRisk();
