import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { decide, decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { coachMessages, conversations } from "~/db/schema";
import {
  answerRefusedText,
  type ConversationRisk,
  checkShortText,
  crisisResources,
  emptyRisk,
  listTalkHelp,
  type TalkHelp,
} from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { RequestContext, SignedIn, UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { keepAnswer } from "~/platform/idempotency.server";
import { createId } from "~/platform/ids";
import { contentLanguageOf, type Locale } from "~/platform/languages";
import {
  type CoachMessage,
  type Conversation,
  type Help,
  messageExtrasSchema,
  messageSafetySchema,
  riskStateSchema,
} from "./coach.schema";
import { newConversationTitle } from "./coach-constants";
import { shownTalkTitle } from "./talk-title.server";

const listLimit = 100;
const messageLimit = 400;

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof coachMessages.$inferSelect;

/**
 * Whose talks are meant, and in which session: one opened with a printed badge sees only talks begun with that very
 * badge, because whoever made it may hold a copy (README, Decisions).
 */
export type TalkOwner = { userId: string; badgeId: string | null };

type TalkSession = Pick<SignedIn, "user" | "badgeId">;

export const talkOwner = ({ user, badgeId }: TalkSession): TalkOwner => ({
  userId: user.id,
  badgeId,
});

const areTheirs = ({ userId, badgeId }: TalkOwner) =>
  and(
    eq(conversations.userId, userId),
    isNull(conversations.deletedAt),
    badgeId === null ? undefined : eq(conversations.badgeId, badgeId),
  );

/** The owner's talks, newest activity first, each with the help that stays pinned in it. */
export async function listConversations(
  { db, locale }: Pick<RequestContext, "db" | "locale">,
  owner: TalkOwner,
): Promise<Conversation[]> {
  const [rows, help] = await Promise.all([
    db
      .select()
      .from(conversations)
      .where(areTheirs(owner))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(listLimit),
    listTalkHelp(db, owner.userId),
  ]);
  return rows.map((row) => toConversation(row, pinnedHelp(row, help.get(row.id), locale)));
}

type Changing = Pick<RequestContext, "db" | "clock" | "origin" | "locale">;

/** A new talk. Throws 422 when the title is not fit to be shown; a cry for help in it reaches an adult. */
export async function createConversation(
  context: Changing,
  session: TalkSession,
  title: string,
): Promise<Conversation> {
  await requireFitTitle(context, session.user, title);
  const { db } = context;
  const row = newConversationRow(talkOwner(session), title, context.clock);
  const conversation = toConversation(row, null);
  keepAnswer(db, { table: conversations, id: row.id }, conversation);
  await db.insert(conversations).values(row);
  return conversation;
}

function newConversationRow(owner: TalkOwner, title: string, clock: Clock) {
  const now = clock();
  return { id: createId(), ...owner, title, messageCount: 0, createdAt: now, lastMessageAt: now };
}

/** The newest talk, made when there is none: what the page opens with. */
export async function openConversation(
  { db, clock, locale }: Pick<RequestContext, "db" | "clock" | "locale">,
  owner: TalkOwner,
): Promise<Conversation> {
  const row = newConversationRow(owner, newConversationTitle, clock);
  // Two tabs that open at once make one talk.
  const hasNone = sql`not exists (select 1 from ${conversations} where ${areTheirs(owner)})`;
  if (await decideIf(db, hasNone, [db.insert(conversations).values(row)])) return toConversation(row, null);
  const [newest] = await listConversations({ db, locale }, owner);
  return newest ?? toConversation(row, null);
}

/** Renames the owner's talk. Throws 404 for anybody else's, 422 for a title not fit to be shown. */
export async function renameConversation(
  context: Changing,
  session: TalkSession,
  id: string,
  title: string,
): Promise<Conversation> {
  await requireFitTitle(context, session.user, title);
  const isTheirs = ownedBy(talkOwner(session), id);
  const [row] = await context.db.update(conversations).set({ title }).where(isTheirs).returning();
  if (!row) throw notFound();
  const help = await listTalkHelp(context.db, session.user.id);
  return toConversation(row, pinnedHelp(row, help.get(id), context.locale));
}

/**
 * Deletes the owner's talk and its messages. One that holds a crisis reply only leaves the child's list:
 * the adult who looks after it must still find the words (K13); retention removes it later.
 */
export async function deleteConversation({ db, clock }: Work, owner: TalkOwner, id: string): Promise<void> {
  const isTheirs = ownedBy(owner, id);
  // Looked up by the statements themselves: a cry for help that arrives meanwhile keeps its words.
  const isFlagged = sql`exists (select 1 from ${coachMessages} as flagged
    where flagged.conversation_id = ${id} and flagged.safety is not null)`;
  const exists = sql`exists (select 1 from ${conversations} where ${isTheirs})`;
  await decide(
    db,
    [{ holds: exists, otherwise: notFound }],
    [
      db.update(conversations).set({ deletedAt: clock() }).where(and(isTheirs, isFlagged)),
      db
        .delete(coachMessages)
        .where(
          and(
            eq(coachMessages.conversationId, id),
            eq(coachMessages.userId, owner.userId),
            sql`not ${isFlagged}`,
          ),
        ),
      db.delete(conversations).where(and(isTheirs, sql`not ${isFlagged}`)),
    ],
  );
}

/** The messages of the owner's talk, oldest first. Throws 404 for anybody else's. */
export async function listMessages(
  { db }: Pick<Work, "db">,
  owner: TalkOwner,
  id: string,
): Promise<CoachMessage[]> {
  const [found, rows] = await Promise.all([
    db.select({ id: conversations.id }).from(conversations).where(ownedBy(owner, id)),
    db
      .select()
      .from(coachMessages)
      .where(and(eq(coachMessages.conversationId, id), eq(coachMessages.userId, owner.userId)))
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
  owner: TalkOwner,
  askedId: string | null,
): Promise<{ conversationId: string | null; messages: CoachMessage[] }> {
  const shown = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(areTheirs(owner))
    .orderBy(
      desc(eq(conversations.id, askedId ?? "")),
      desc(conversations.lastMessageAt),
      desc(conversations.id),
    )
    .limit(1);
  const rows = await db
    .select()
    .from(coachMessages)
    .where(and(inArray(coachMessages.conversationId, shown), eq(coachMessages.userId, owner.userId)))
    .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
    .limit(messageLimit);
  return { conversationId: rows[0]?.conversationId ?? null, messages: rows.reverse().map(toMessage) };
}

/** The talk, its last messages, oldest first, and its newest crisis reply. Throws 404 for anybody else's. */
export async function findTalk(db: Db, owner: TalkOwner, id: string, last: number) {
  const [found, rows, crises] = await Promise.all([
    db.select().from(conversations).where(ownedBy(owner, id)),
    db
      .select()
      .from(coachMessages)
      .where(and(eq(coachMessages.conversationId, id), eq(coachMessages.userId, owner.userId)))
      .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
      .limit(last),
    db
      .select()
      .from(coachMessages)
      .where(
        and(
          eq(coachMessages.conversationId, id),
          eq(coachMessages.userId, owner.userId),
          isNotNull(coachMessages.safety),
        ),
      )
      .orderBy(desc(coachMessages.createdAt), desc(coachMessages.id))
      .limit(1),
  ]);
  const conversation = found[0];
  if (!conversation) throw notFound();
  return { conversation, messages: rows.reverse(), lastCrisis: crises[0] ?? null };
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

function toConversation(
  row: Pick<ConversationRow, "id" | "title" | "messageCount" | "lastMessageAt" | "createdAt">,
  help: Help | null,
): Conversation {
  return {
    id: row.id,
    // A new talk keeps the specification's title here; pages say it in their language.
    title: row.title === newConversationTitle ? row.title : shownTalkTitle(row.title),
    messageCount: row.messageCount,
    lastMessageAt: row.lastMessageAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    help,
  };
}

/** The help card of a talk in which an alert was raised; nothing but the talk's end takes it away (K9). */
function pinnedHelp(row: ConversationRow, known: TalkHelp | undefined, locale: Locale): Help | null {
  const category = known?.category ?? readRisk(row.riskState).open?.category;
  if (!category) return null;
  const resources = crisisResources(category, contentLanguageOf(locale));
  return { category, resources, told: known?.told ?? null, answer: known?.answer ?? null };
}

/** What the detector remembers of a talk; what cannot be read counts as nothing. */
export const readRisk = (stored: unknown): ConversationRisk =>
  riskStateSchema.safeParse(stored).data ?? emptyRisk();

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
    ...(extras.data && extras.data.links.length > 0 ? { links: extras.data.links } : {}),
    ...(extras.data?.notice ? { notice: extras.data.notice } : {}),
    ...(extras.data && extras.data.choices.length > 0 ? { choices: extras.data.choices } : {}),
    ...(extras.data?.question ? { question: extras.data.question } : {}),
  };
}

const ownedBy = (owner: TalkOwner, id: string) => and(eq(conversations.id, id), areTheirs(owner));

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
  const refused = { sourceKind: "coach_title", text: title, assessment } as const;
  throw new AppError("refused", await answerRefusedText(context, user, refused, m.coach_title_crisis()));
}
