import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { coachMessages, conversations } from "~/db/schema";
import { checkShortText } from "~/features/safety";
import { raiseRefusedText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import {
  type CoachMessage,
  type Conversation,
  messageExtrasSchema,
  messageSafetySchema,
} from "./coach.schema";
import { newConversationTitle } from "./coach-constants";

const listLimit = 100;
const messageLimit = 400;

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof coachMessages.$inferSelect;

/** The owner's talks, newest activity first. */
export async function listConversations(db: Db, userId: string): Promise<Conversation[]> {
  const rows = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(listLimit);
  return rows.map(toConversation);
}

type Changing = Pick<RequestContext, "db" | "clock" | "origin">;

/** A new talk. Throws 422 when the title is not fit to be shown; a cry for help in it reaches an adult. */
export async function createConversation(
  context: Changing,
  user: UserRow,
  title: string,
): Promise<Conversation> {
  await requireFitTitle(context, user, title);
  return insertConversation(context.db, user.id, title, context.clock);
}

async function insertConversation(
  db: Db,
  userId: string,
  title: string,
  clock: Clock,
): Promise<Conversation> {
  const now = clock();
  const [row] = await db
    .insert(conversations)
    .values({ id: createId(), userId, title, createdAt: now, lastMessageAt: now })
    .returning();
  if (!row) throw new AppError("internal", m.coach_send_failed());
  return toConversation(row);
}

/** The newest talk, made when there is none: what the page opens with. */
export async function openConversation(db: Db, userId: string, clock: Clock): Promise<Conversation> {
  const [newest] = await listConversations(db, userId);
  return newest ?? insertConversation(db, userId, newConversationTitle, clock);
}

/** Renames the owner's talk. Throws 404 for anybody else's, 422 for a title not fit to be shown. */
export async function renameConversation(
  context: Changing,
  user: UserRow,
  id: string,
  title: string,
): Promise<Conversation> {
  await requireFitTitle(context, user, title);
  const [row] = await context.db.update(conversations).set({ title }).where(ownedBy(user.id, id)).returning();
  if (!row) throw notFound();
  return toConversation(row);
}

/**
 * Deletes the owner's talk and its messages. One that holds a crisis reply only leaves the child's list:
 * the adult who looks after it must still find the words (K13); retention removes it later.
 */
export async function deleteConversation(db: Db, userId: string, id: string, clock: Clock): Promise<void> {
  const [found, flagged] = await Promise.all([
    db.select({ id: conversations.id }).from(conversations).where(ownedBy(userId, id)),
    db
      .select({ id: coachMessages.id })
      .from(coachMessages)
      .where(and(eq(coachMessages.conversationId, id), isNotNull(coachMessages.safety)))
      .limit(1),
  ]);
  if (found.length === 0) throw notFound();
  if (flagged.length > 0) {
    await db.update(conversations).set({ deletedAt: clock() }).where(ownedBy(userId, id));
    return;
  }
  await db.batch([
    db
      .delete(coachMessages)
      .where(and(eq(coachMessages.conversationId, id), eq(coachMessages.userId, userId))),
    db.delete(conversations).where(ownedBy(userId, id)),
  ]);
}

/** The messages of the owner's talk, oldest first. Throws 404 for anybody else's. */
export async function listMessages(db: Db, userId: string, id: string): Promise<CoachMessage[]> {
  const [found, rows] = await Promise.all([
    db.select({ id: conversations.id }).from(conversations).where(ownedBy(userId, id)),
    db
      .select()
      .from(coachMessages)
      .where(and(eq(coachMessages.conversationId, id), eq(coachMessages.userId, userId)))
      .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
      .limit(messageLimit),
  ]);
  if (found.length === 0) throw notFound();
  return rows.reverse().map(toMessage);
}

/**
 * The messages of the talk a page opens with, oldest first, and which talk that is: the asked one when it is
 * the owner's, else the newest. Asks without knowing the list of talks, so that both are one round trip.
 */
export async function listFirstShown(
  db: Db,
  userId: string,
  askedId: string | null,
): Promise<{ conversationId: string | null; messages: CoachMessage[] }> {
  const shown = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), isNull(conversations.deletedAt)))
    .orderBy(
      desc(eq(conversations.id, askedId ?? "")),
      desc(conversations.lastMessageAt),
      desc(conversations.id),
    )
    .limit(1);
  const rows = await db
    .select()
    .from(coachMessages)
    .where(and(inArray(coachMessages.conversationId, shown), eq(coachMessages.userId, userId)))
    .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
    .limit(messageLimit);
  return { conversationId: rows[0]?.conversationId ?? null, messages: rows.reverse().map(toMessage) };
}

/** The talk and its last messages, oldest first. Throws 404 for anybody else's. */
export async function findTalk(db: Db, userId: string, id: string, last: number) {
  const [found, rows] = await Promise.all([
    db.select().from(conversations).where(ownedBy(userId, id)),
    db
      .select()
      .from(coachMessages)
      .where(and(eq(coachMessages.conversationId, id), eq(coachMessages.userId, userId)))
      .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
      .limit(last),
  ]);
  const conversation = found[0];
  if (!conversation) throw notFound();
  return { conversation, messages: rows.reverse() };
}

/** The exchange stored for an Idempotency-Key, when the first request got that far. */
export async function findExchange(db: Db, userId: string, requestKey: string) {
  const [userRow] = await db
    .select()
    .from(coachMessages)
    .where(and(eq(coachMessages.userId, userId), eq(coachMessages.requestKey, requestKey)));
  if (!userRow) return null;
  const rows = await db
    .select()
    .from(coachMessages)
    .where(and(eq(coachMessages.conversationId, userRow.conversationId), eq(coachMessages.userId, userId)))
    .orderBy(asc(coachMessages.createdAt), asc(coachMessages.id));
  const at = rows.findIndex((row) => row.id === userRow.id);
  const answer = rows[at + 1];
  return { userRow, answerRow: answer?.role === "assistant" ? answer : null };
}

export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    title: row.title,
    messageCount: row.messageCount,
    lastMessageAt: row.lastMessageAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

export function toMessage(
  row: Pick<MessageRow, "id" | "role" | "content" | "createdAt" | "safety" | "extras">,
): CoachMessage {
  const safety = messageSafetySchema.safeParse(row.safety);
  const extras = messageExtrasSchema.safeParse(row.extras);
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    ...(safety.success ? { safety: safety.data } : {}),
    ...(extras.success && extras.data.links.length > 0 ? { links: extras.data.links } : {}),
    ...(extras.success && extras.data.quickReplies.length > 0
      ? { quickReplies: extras.data.quickReplies }
      : {}),
  };
}

const ownedBy = (userId: string, id: string) =>
  and(eq(conversations.id, id), eq(conversations.userId, userId), isNull(conversations.deletedAt));

const notFound = () => new AppError("not_found", m.coach_not_found());

/**
 * Titles are free text too (K12): one not fit to be shown is refused. A cry for help in one is answered
 * with where to get help, and an adult is told as for a message.
 */
async function requireFitTitle(context: Changing, user: UserRow, title: string): Promise<void> {
  if (title === newConversationTitle) return;
  const check = checkShortText(title);
  if (check.ok) return;
  if (check.reason !== "crisis") throw new AppError("refused", m.coach_title_refused());
  const { assessment } = check;
  await raiseRefusedText(context, user, { sourceKind: "coach_title", text: title, assessment });
  throw new AppError("refused", m.coach_title_crisis());
}
