import { and, asc, desc, eq, isNull, ne, notInArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { reliefChecks, whatWorks } from "~/db/schema";
import { answerRefusedText, checkShortText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, SignedIn, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import type { Locale } from "~/platform/languages";
import { isRememberedSkill, type RememberedSkill, skillName, skillPlan } from "./skills";
import { type EditList, mostItems, type SaveList, type WorksList } from "./what-works.schema";

export type WorksRow = typeof whatWorks.$inferSelect;
/** Whose list, in which session: one opened with a printed badge sees only what came with that badge. */
export type WorksOwner = { userId: string; badgeId: string | null };

export const worksOwner = ({ user, badgeId }: Pick<SignedIn, "user" | "badgeId">): WorksOwner => ({
  userId: user.id,
  badgeId,
});

const areTheirs = ({ userId, badgeId }: WorksOwner) =>
  and(eq(whatWorks.userId, userId), badgeId === null ? undefined : eq(whatWorks.badgeId, badgeId));

/** More rows than a list and all skills together can have. */
const rowLimit = 100;

/** The rows of the owner's list, oldest first. */
export const listRows = (db: Db, owner: WorksOwner): Promise<WorksRow[]> =>
  db
    .select()
    .from(whatWorks)
    .where(areTheirs(owner))
    .orderBy(asc(whatWorks.createdAt), asc(whatWorks.id))
    .limit(rowLimit);

/** The child's own list in the reader's language. */
export async function readList(
  { db, locale }: Pick<RequestContext, "db" | "locale">,
  owner: WorksOwner,
): Promise<WorksList> {
  const rows = await listRows(db, owner);
  const itemsOf = (kind: WorksRow["kind"]) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...shownOf(row), text: textOf(row, locale), source: row.source }));
  const plan = rows.filter(({ kind }) => kind === "plan").at(-1);
  return {
    items: itemsOf("helped"),
    notHelped: itemsOf("failed"),
    plan: plan ? { ...shownOf(plan), text: textOf(plan, locale) } : null,
  };
}

const shownOf = ({ id, createdAt }: WorksRow) => ({ id, createdAt: createdAt.toISOString() });

/** A row's line: the child's own words, or the name of what helped. */
export function textOf(
  { text, skill, kind }: Pick<WorksRow, "text" | "skill" | "kind">,
  locale: Locale,
): string {
  if (text !== null) return text;
  if (!isRememberedSkill(skill)) return "";
  return kind === "plan" ? skillPlan(skill, locale) : skillName(skill, locale);
}

type Changing = Pick<RequestContext, "db" | "clock" | "locale" | "origin">;

/**
 * Replaces what the child edits: the items, and the plan when it is named. What an item said before it was
 * rewritten is forgotten. Throws 422 for a text not fit to be kept; a cry for help in one reaches an adult.
 */
export async function saveList(context: Changing, session: SignedIn, list: SaveList): Promise<WorksList> {
  const { db, locale, clock } = context;
  const owner = worksOwner(session);
  await requireFit(context, session, [...list.items, ...(list.plan ? [list.plan] : [])]);
  const known = new Map((await listRows(db, owner)).map((row) => [row.id, row]));
  const now = clock();
  const kept = list.items.map(({ id, text }, index) => {
    const row = known.get(id ?? "");
    if (row?.kind === "helped") {
      known.delete(row.id);
      return textOf(row, locale) === text
        ? row
        : { ...row, text, skill: null, slot: null, source: "own" as const };
    }
    return newRow(owner, { kind: "helped", source: "own", text }, new Date(now.getTime() + index));
  });
  const ids = kept.map(({ id }) => id);
  await db.batch([
    db
      .delete(whatWorks)
      .where(
        and(
          areTheirs(owner),
          eq(whatWorks.kind, "helped"),
          ids.length > 0 ? notInArray(whatWorks.id, ids) : undefined,
        ),
      ),
    ...kept.map((row) => keepRow(db, row)),
    ...(list.plan === undefined
      ? []
      : planStatements(db, owner, list.plan, [...known.values()], locale, now)),
  ]);
  return readList(context, owner);
}

/** Stored anew, or as it was; a row that turned into something else meanwhile gives way to the list. */
const keepRow = (db: Db, row: WorksRow) =>
  db
    .insert(whatWorks)
    // Without its slot: the coach may have taken that for a new row since.
    .values({ ...row, slot: null })
    .onConflictDoUpdate({
      target: whatWorks.id,
      set: {
        ...{ kind: row.kind, text: row.text, skill: row.skill, source: row.source },
        ...(row.slot === null ? { slot: null } : {}),
      },
      setWhere: eq(whatWorks.userId, row.userId),
    });

function planStatements(
  db: Db,
  owner: WorksOwner,
  plan: { text: string } | null,
  rows: WorksRow[],
  locale: Locale,
  now: Date,
) {
  const old = rows.findLast(({ kind }) => kind === "plan");
  if (plan && old && textOf(old, locale) === plan.text) return [];
  const forget = db.delete(whatWorks).where(and(areTheirs(owner), eq(whatWorks.kind, "plan")));
  if (!plan) return [forget];
  return [forget, insertPlan(db, owner, { text: plan.text, skill: null, source: "own" }, null, now)];
}

/** One change of the page's plain forms; each is one statement on the owner's rows. */
export async function editList(
  context: Changing,
  session: SignedIn,
  edit: EditList,
): Promise<{ action: EditList["action"] }> {
  const { db, clock } = context;
  const owner = worksOwner(session);
  if (edit.action === "forget") await forget(context, owner, edit.id);
  else if (edit.action === "forget_all") await forgetAll(context, owner);
  else {
    await requireFit(context, session, [edit]);
    if (edit.action === "add") await addOwn(db, owner, edit.text, clock());
    else if (edit.action === "change") {
      const [changed] = await db
        .update(whatWorks)
        .set({ text: edit.text, skill: null, slot: null, source: "own" })
        .where(and(areTheirs(owner), eq(whatWorks.id, edit.id), ne(whatWorks.kind, "plan")))
        .returning({ id: whatWorks.id });
      if (!changed) throw notFound();
    } else
      await db.batch([
        db.delete(whatWorks).where(and(areTheirs(owner), eq(whatWorks.kind, "plan"))),
        insertPlan(db, owner, { text: edit.text, skill: null, source: "own" }, null, clock()),
      ]);
  }
  return { action: edit.action };
}

async function addOwn(db: Db, owner: WorksOwner, text: string, now: Date): Promise<void> {
  const isOwn = and(areTheirs(owner), eq(whatWorks.kind, "helped"));
  await decide(
    db,
    [
      {
        holds: sql`(select count(*) from ${whatWorks} where ${isOwn}) < ${mostItems}`,
        otherwise: () => new AppError("refused", m.works_too_many()),
      },
    ],
    [
      // The same line sent twice stands there once.
      db.delete(whatWorks).where(and(isOwn, eq(whatWorks.text, text))),
      db.insert(whatWorks).values(newRow(owner, { kind: "helped", source: "own", text }, now)),
    ],
  );
}

/** Forgets one line of the owner's. Throws 404 for anybody else's. */
export async function forget({ db }: Pick<Work, "db">, owner: WorksOwner, id: string): Promise<void> {
  const [gone] = await db
    .delete(whatWorks)
    .where(and(areTheirs(owner), eq(whatWorks.id, id)))
    .returning({ id: whatWorks.id });
  if (!gone) throw notFound();
}

/** Forgets all, the check-in's figures with it, unless the session came from a badge: those are not the badge's. */
export async function forgetAll({ db }: Pick<Work, "db">, owner: WorksOwner): Promise<void> {
  const list = db.delete(whatWorks).where(areTheirs(owner));
  if (owner.badgeId !== null) await list;
  else await db.batch([list, db.delete(reliefChecks).where(eq(reliefChecks.userId, owner.userId))]);
}

const notFound = () => new AppError("not_found", m.works_not_found());

/** Every text is free text (K12). */
async function requireFit(
  context: Changing,
  { user }: SignedIn,
  texts: readonly { text: string }[],
): Promise<void> {
  for (const { text } of texts) {
    const check = checkShortText(text);
    if (check.ok) continue;
    if (check.reason !== "crisis") throw new AppError("refused", m.works_refused());
    const refused = { sourceKind: "note", text, assessment: check.assessment } as const;
    throw new AppError("refused", await answerRefusedText(context, user, refused, m.works_crisis()));
  }
}

const slotOf = (name: string, { userId, badgeId }: WorksOwner) => `${name}:${userId}:${badgeId ?? ""}`;

function newRow(
  owner: WorksOwner,
  values: Pick<WorksRow, "kind" | "source"> & Partial<WorksRow>,
  createdAt: Date,
): WorksRow {
  return {
    id: createId(),
    ...owner,
    skill: null,
    text: null,
    slot: null,
    talkId: null,
    askedAt: null,
    createdAt,
    ...values,
  };
}

type NewPlan = { text: string | null; skill: RememberedSkill | null; source: "coach" | "own" };

/** The one plan of the owner, in place of the one before. */
function insertPlan(db: Db, owner: WorksOwner, plan: NewPlan, talkId: string | null, now: Date) {
  const row = newRow(owner, { kind: "plan", ...plan, slot: slotOf("plan", owner), talkId }, now);
  const { id, source, skill, text, createdAt } = row;
  return db
    .insert(whatWorks)
    .values(row)
    .onConflictDoUpdate({
      target: whatWorks.slot,
      set: { id, source, skill, text, talkId, askedAt: null, createdAt },
    });
}

/** What a talk leaves behind; each becomes statements that go into the batch of its reply. */
export type MemoryChange =
  | { kind: "skill"; skill: RememberedSkill; result: "helped" | "failed"; source: "coach" | "check_in" }
  | { kind: "plan"; text: string | null; skill: RememberedSkill | null }
  | { kind: "plan_asked" }
  | { kind: "plan_over"; result: "helped" | "failed" };

/** The statements for one change. The latest answer about a skill is the one that counts. */
export function memoryStatements(
  db: Db,
  owner: WorksOwner,
  change: MemoryChange,
  { talkId, now }: { talkId: string | null; now: Date },
): BatchItem<"sqlite">[] {
  const isPlan = and(areTheirs(owner), eq(whatWorks.kind, "plan"));
  switch (change.kind) {
    case "skill": {
      const { skill, result, source } = change;
      const row = newRow(owner, { kind: result, source, skill, slot: slotOf(skill, owner) }, now);
      return [
        db
          .insert(whatWorks)
          .values(row)
          .onConflictDoUpdate({ target: whatWorks.slot, set: { kind: result, createdAt: now } }),
      ];
    }
    case "plan":
      return [
        db.delete(whatWorks).where(isPlan),
        insertPlan(db, owner, { text: change.text, skill: change.skill, source: "coach" }, talkId, now),
      ];
    case "plan_asked":
      return [
        db
          .update(whatWorks)
          .set({ askedAt: now })
          .where(and(isPlan, isNull(whatWorks.askedAt))),
      ];
    case "plan_over":
      // A plan of the child's own words that worked goes on to the list; one that did not is forgotten.
      return change.result === "helped"
        ? [
            db
              .update(whatWorks)
              .set({ kind: "helped", slot: null })
              .where(and(isPlan, isNull(whatWorks.skill))),
            db.delete(whatWorks).where(isPlan),
          ]
        : [db.delete(whatWorks).where(isPlan)];
  }
}

/** What the coach may use of the list, for one talk. */
export type TalkMemory = {
  helped: RememberedSkill[];
  failed: RememberedSkill[];
  /** A plan of an earlier talk that was not asked about yet. */
  plan: { text: string; skill: RememberedSkill | null } | null;
  /** The plan itself, asked about or not. */
  openPlan: { skill: RememberedSkill | null } | null;
};

export const noMemory: TalkMemory = { helped: [], failed: [], plan: null, openPlan: null };

/** Reads it; the newest first. */
export async function readMemory(
  db: Db,
  owner: WorksOwner,
  talkId: string,
  locale: Locale,
): Promise<TalkMemory> {
  const rows = await db
    .select()
    .from(whatWorks)
    .where(areTheirs(owner))
    .orderBy(desc(whatWorks.createdAt), desc(whatWorks.id))
    .limit(rowLimit);
  const skillsOf = (kind: WorksRow["kind"]) =>
    rows.flatMap(({ kind: each, skill }) => (each === kind && isRememberedSkill(skill) ? [skill] : []));
  const open = rows.find((row) => row.kind === "plan");
  const plan = open?.askedAt === null && open.talkId !== talkId ? open : null;
  const skillOf = ({ skill }: WorksRow) => (isRememberedSkill(skill) ? skill : null);
  return {
    helped: skillsOf("helped"),
    failed: skillsOf("failed"),
    plan: plan ? { text: textOf(plan, locale), skill: skillOf(plan) } : null,
    openPlan: open ? { skill: skillOf(open) } : null,
  };
}
