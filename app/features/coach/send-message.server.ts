import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { coachMessages } from "~/db/schema";
import { ageOn } from "~/features/identity/index.server";
import { type AgeBand, askReply, assessText } from "~/features/safety/index.server";
import { memoryStatements, readMemory, type TalkMemory } from "~/features/what-works/index.server";
import type { Clock } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { answer } from "./answer.server";
import type { CoachMessage, Exchange } from "./coach.schema";
import { findExchange, findTalk, type MessageRow, readRisk, toMessage } from "./conversations.server";
import type { Locale } from "./engine";
import { readCoachState } from "./engine-state.server";
import type { EventInput, PlannedEvent } from "./escalation.server";
import { storeFixedAnswer } from "./fixed-answer.server";
import { countUsage, findAccess, findPause, hasRoomInWindow } from "./limits.server";
import { bumpConversation, newMessageRow, nextMoment } from "./message-rows.server";
import type { ModelEngine } from "./model/model-engine";
import {
  answerKeyOf,
  findAnswered,
  inFlightMs,
  isStoredOnce,
  isUnchanged,
  stillWriting,
  storedOrOutrun,
} from "./stored-once.server";
import { nameTalk } from "./talk-title.server";

/** What a caller of the stream sees, in this order; a failure throws instead. */
export type CoachEvent =
  | { type: "user"; message: CoachMessage }
  | { type: "delta"; text: string }
  | { type: "done"; exchange: Exchange };

export type SendInput = {
  db: Db;
  clock: Clock;
  user: UserRow;
  /** The printed badge that opened the session. */
  badgeId: string | null;
  locale: Locale;
  conversationId: string;
  content: string;
  requestKey: string | null;
  random: () => number;
  planEvent: (event: EventInput) => Promise<PlannedEvent>;
  /** The outside model for this user, or null; asked only after the safety check. */
  openModel: (allowed: boolean, ageBand: AgeBand) => Promise<ModelEngine | null>;
};

const historyLength = 12;
/** A talk into which messages are sent at once is read again for each; more than these come from no child. */
const maxTries = 60;
/**
 * Takes a child's message and answers it. The message, its risk and, in a crisis, the answer and the event
 * are stored in one batch before anything else happens, so that no engine can lose them. Throws 404 for
 * somebody else's talk, 403 or 429 when the coach is off or needs a break (never for a crisis).
 */
export async function* sendMessage(input: SendInput, tries = 1): AsyncGenerator<CoachEvent> {
  const { db, user, clock, conversationId } = input;
  const known = input.requestKey ? await findExchange(db, user.id, input.requestKey) : null;
  if (known?.answerRow) return yield* finish(known.userRow, known.answerRow);
  if (known && clock().getTime() - known.userRow.createdAt.getTime() < inFlightMs) throw stillWriting();

  const owner = { userId: user.id, badgeId: input.badgeId };
  const [talk, access, memory] = await Promise.all([
    findTalk(db, owner, conversationId, historyLength),
    findAccess(db, user, clock),
    readMemory(db, owner, conversationId, input.locale),
  ]);
  const turn = readTurn(input, talk, known?.userRow ?? null);
  const pause = findPause(access);
  const usage = countUsage(db, user, access, turn.now, { ageBand: turn.ageBand, locale: input.locale });
  const fixed = await storeFixedAnswer(input, turn, usage.statement, pause !== null);
  if (fixed?.outcome === "stored") return yield* finish(turn.userRow, fixed.answerRow);
  if (fixed) return yield* fixed.outcome === "repeat" ? replay(input) : again(input, tries);
  if (pause) throw pause;

  if (!turn.isKnown) {
    const outcome = await storedOrOutrun(
      decide(
        db,
        [isUnchanged(talk.conversation), hasRoomInWindow(user.id, turn.now)],
        [
          db.insert(coachMessages).values(turn.userRow),
          bumpConversation(db, conversationId, 1, turn.userRow.createdAt, {
            riskState: turn.assessment.risk,
          }),
          usage.statement,
        ],
      ),
    );
    if (outcome !== "stored") return yield* outcome === "repeat" ? replay(input) : again(input, tries);
  }
  yield { type: "user", message: toMessage(turn.userRow) };
  yield* answerFreely(input, turn, { notice: usage.notice, isModelAllowed: access.isModelAllowed, memory });
}

/** One message read in its talk: what the detector says about it, and the row it is stored as. */
export type TurnRead = ReturnType<typeof readTurn>;

function readTurn(input: SendInput, talk: Awaited<ReturnType<typeof findTalk>>, knownRow: MessageRow | null) {
  const { user, clock, content } = input;
  const now = clock();
  const previous = readRisk(talk.conversation.riskState);
  const assessment = assess(input, talk);
  const userRow =
    knownRow ??
    newMessageRow(input, "user", content, nextMoment(now, talk.messages.at(-1)), {
      requestKey: input.requestKey,
    });
  return {
    ...{ talk, now, previous, assessment, userRow },
    isKnown: knownRow !== null,
    ageBand: ageBandOf(user, now),
  };
}

const assess = (
  { content, locale }: Pick<SendInput, "content" | "locale">,
  { conversation, messages }: Awaited<ReturnType<typeof findTalk>>,
) =>
  assessText(content, {
    previous: readRisk(conversation.riskState),
    language: locale,
    recentTurns: messages.filter((row) => row.role === "user").map((row) => row.content),
  });

/** The coach's own answer, in pieces, stored when it is whole. */
async function* answerFreely(
  input: SendInput,
  { talk, previous, assessment, userRow, ageBand }: TurnRead,
  voice: { notice: string | null; isModelAllowed: boolean; memory: TalkMemory },
): AsyncGenerator<CoachEvent> {
  const { db, locale, clock, conversationId, content } = input;
  // With the help card in sight only reviewed lines speak (K10).
  const isModelAllowed = voice.isModelAllowed && assessment.moderation.length === 0 && !previous.open;
  const pieces = answer({
    message: content,
    history: talk.messages.map((row) => ({ role: row.role, content: row.content })),
    state: readCoachState(talk.conversation.engineState),
    ageBand,
    locale,
    random: input.random,
    memory: voice.memory,
    model: await input.openModel(isModelAllowed, ageBand),
  });
  let piece = await pieces.next();
  while (!piece.done) {
    yield { type: "delta", text: piece.value };
    piece = await pieces.next();
  }
  const { content: reply, state, engine, links, choices, changes } = piece.value;
  const owner = { userId: input.user.id, badgeId: input.badgeId };
  const kept = { talkId: conversationId, now: clock() };
  const answerRow = newMessageRow(input, "assistant", reply, nextMoment(clock(), userRow), {
    engine,
    extras: { notice: voice.notice, links, choices },
    requestKey: answerKeyOf(input),
  });
  const isFirst = await isStoredOnce(
    db.batch([
      db.insert(coachMessages).values(answerRow),
      bumpConversation(db, conversationId, 1, answerRow.createdAt, { engineState: state }),
      ...nameTalk(db, talk.conversation, state, locale),
      // With the answer or not at all, so that a repeated request remembers nothing twice.
      ...changes.flatMap((change) => memoryStatements(db, owner, change, kept)),
    ]),
  );
  const stored = isFirst ? { userRow, answerRow } : await findAnswered(input);
  yield {
    type: "done",
    exchange: { userMessage: toMessage(stored.userRow), assistantMessage: toMessage(stored.answerRow) },
  };
}

/** Whether a message asks for help, or for the direct question, in the talk it was sent to; stores nothing. */
export async function needsHelp(
  input: Pick<SendInput, "db" | "user" | "badgeId" | "locale" | "clock" | "conversationId" | "content">,
): Promise<boolean> {
  const owner = { userId: input.user.id, badgeId: input.badgeId };
  const talk = await findTalk(input.db, owner, input.conversationId, historyLength);
  const assessment = assess(input, talk);
  return (
    assessment.escalate || askReply(assessment, ageBandOf(input.user, input.clock()), input.locale) !== null
  );
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

async function* replay(input: SendInput): AsyncGenerator<CoachEvent> {
  const { userRow, answerRow } = await findAnswered(input);
  yield* finish(userRow, answerRow);
}

/** Reads the talk anew and tries once more. */
function again(input: SendInput, tries: number): AsyncGenerator<CoachEvent> {
  if (tries >= maxTries) throw stillWriting();
  return sendMessage(input, tries + 1);
}

function* finish(userRow: MessageRow, answerRow: MessageRow): Generator<CoachEvent> {
  const exchange = { userMessage: toMessage(userRow), assistantMessage: toMessage(answerRow) };
  yield { type: "user", message: exchange.userMessage };
  yield { type: "delta", text: exchange.assistantMessage.content };
  yield { type: "done", exchange };
}
