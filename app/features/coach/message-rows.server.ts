import { eq, sql } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { conversations } from "~/db/schema";
import { createId } from "~/platform/ids";
import type { MessageRow } from "./conversations.server";

/** A message as it is stored, with nothing but its words unless `more` says so. */
export function newMessageRow(
  talk: { conversationId: string; user: { id: string } },
  role: "user" | "assistant",
  content: string,
  createdAt: Date,
  more: Partial<MessageRow> = {},
): MessageRow {
  return {
    id: createId(),
    conversationId: talk.conversationId,
    userId: talk.user.id,
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
export function nextMoment(now: Date, before: Pick<MessageRow, "createdAt"> | undefined): Date {
  return new Date(Math.max(now.getTime(), (before?.createdAt.getTime() ?? 0) + 1));
}

/** The statement that counts new messages of a talk and keeps what its engine and detector remember. */
export function bumpConversation(
  db: Db,
  id: string,
  messages: number,
  lastMessageAt: Date,
  values: { riskState?: unknown; engineState?: unknown } = {},
) {
  return db
    .update(conversations)
    .set({ ...values, lastMessageAt, messageCount: sql`${conversations.messageCount} + ${messages}` })
    .where(eq(conversations.id, id));
}
