import { and, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "~/db/index.server";
import { activityCompletions, moduleProgress } from "~/db/schema";
import type { Support } from "~/features/device";
import { ageOn } from "~/features/identity/index.server";
import { progressEventStatements, type Statement } from "~/features/progress/index.server";
import { type AgeBand, checkShortText, crisisReply, raiseRefusedText } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow, Work } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { contentLanguageOf, inLanguage, type Locale } from "~/platform/languages";
import { findLesson, lessons } from "./content";
import type { ModuleContent } from "./content-format";
import type { saveProgressSchema } from "./learning.schema";
import type { ModuleCardData, ModuleProgressData } from "./module-view";

type Learner = Pick<UserRow, "id" | "userType" | "timeZone">;

/** A learner's records, one for each module they opened. */
export async function listModuleProgress(
  { db }: Pick<Work, "db">,
  userId: string,
): Promise<ModuleProgressData[]> {
  const rows = await db
    .select({
      moduleId: moduleProgress.moduleId,
      progress: moduleProgress.progress,
      activitiesCompleted: moduleProgress.activitiesCompleted,
      totalActivities: moduleProgress.totalActivities,
      status: moduleProgress.status,
    })
    .from(moduleProgress)
    .where(eq(moduleProgress.userId, userId));
  return rows.sort((a, b) => Number(a.moduleId) - Number(b.moduleId));
}

/** Every module in the reader's language, locked as far as this learner's finished modules leave it. */
export function listModules(
  learner: Pick<UserRow, "userType">,
  progress: readonly ModuleProgressData[],
  locale: Locale,
): ModuleCardData[] {
  return lessons.map((lesson) => ({
    id: lesson.id,
    title: inLanguage(lesson.title, locale),
    description: inLanguage(lesson.description, locale),
    category: lesson.category,
    order: lesson.order,
    isLocked: isLockedFor(learner, lesson, progress),
    requirements: lesson.requires.length > 0 ? { completedModules: [...lesson.requires] } : null,
    activities: { totalActivities: lesson.activities.length },
    createdAt: lesson.createdAt,
  }));
}

/** Adults may open every lesson; a student needs the ones before it. */
function isLockedFor(
  learner: Pick<UserRow, "userType">,
  lesson: ModuleContent,
  progress: readonly ModuleProgressData[],
): boolean {
  if (learner.userType !== "student") return false;
  return lesson.requires.some(
    (id) => !progress.some((record) => record.moduleId === id && record.progress >= 100),
  );
}

/** The module, if this learner may work in it. Throws 404, or 403 `module_locked`. */
async function requireOpenModule(db: Db, learner: Learner, moduleId: string): Promise<ModuleContent> {
  const lesson = findLesson(moduleId);
  if (!lesson) throw new AppError("not_found", m.learning_unknown_module());
  if (lesson.requires.length > 0 && learner.userType === "student") {
    if (isLockedFor(learner, lesson, await listModuleProgress({ db }, learner.id))) {
      throw new AppError("module_locked", m.learning_locked_hint());
    }
  }
  return lesson;
}

/**
 * Saves posted progress and keeps the higher of old and new, so that "Continue" (which posts 0) never
 * takes anything away. Throws 404 and 403 `module_locked`.
 */
export async function saveModuleProgress(
  { db, clock }: Work,
  learner: Learner,
  input: z.infer<typeof saveProgressSchema>,
): Promise<ModuleProgressData> {
  const lesson = await requireOpenModule(db, learner, input.moduleId);
  const total = lesson.activities.length;
  const now = clock();
  await runBatch(db, [
    keepHigherProgress(db, learner.id, lesson, now, {
      progress: Math.floor(input.progress),
      activitiesCompleted: Math.min(input.activitiesCompleted, total),
    }),
    ...moduleCompletedStatements(db, learner, lesson, now),
  ]);
  return readModuleProgress(db, learner.id, lesson.id);
}

export type CompletedActivity = {
  progress: ModuleProgressData;
  completedActivityIds: string[];
  /** Fixed words and numbers, when the line sounds like somebody needs a person now (K10, K12). */
  support?: Support;
};

/**
 * Marks an activity done, once; the module's progress and what it earns follow in the same batch. A line
 * that is a cry for help is answered, not stored. Throws 404, 403 `module_locked`, and 422 for a line
 * that is unkind or gives away who or where somebody is.
 */
export async function completeActivity(
  work: ReflectionWork,
  learner: ReflectingLearner,
  input: { moduleId: string; activityId: string; reflection?: string | undefined },
): Promise<CompletedActivity> {
  const { db, clock } = work;
  const lesson = await requireOpenModule(db, learner, input.moduleId);
  const activity = lesson.activities.find(({ id }) => id === input.activityId);
  if (!activity) throw new AppError("not_found", m.learning_unknown_module());
  const now = clock();
  const { text: reflection, support } = await checkReflection(work, learner, input.reflection ?? "");
  await runBatch(db, [
    db
      .insert(activityCompletions)
      .values({
        id: createId(),
        userId: learner.id,
        moduleId: lesson.id,
        activityId: activity.id,
        reflection,
        completedAt: now,
      })
      .onConflictDoUpdate({
        target: [activityCompletions.userId, activityCompletions.moduleId, activityCompletions.activityId],
        set: { reflection: reflection ?? sql`${activityCompletions.reflection}` },
      }),
    keepHigherProgress(db, learner.id, lesson, now, countedProgress(learner.id, lesson)),
    ...progressEventStatements(db, {
      userId: learner.id,
      kind: "activity_completed",
      sourceId: `${lesson.id}/${activity.id}`,
      detail: activity.kind,
      occurredAt: now,
      localDate: localDateOf(now, learner.timeZone),
    }),
    ...moduleCompletedStatements(db, learner, lesson, now),
  ]);
  return {
    progress: await readModuleProgress(db, learner.id, lesson.id),
    completedActivityIds: await listCompletedActivities(db, learner.id, lesson.id),
    ...(support ? { support } : {}),
  };
}

type ReflectingLearner = Learner & Pick<UserRow, "dateOfBirth" | "firstName" | "schoolId">;
/** The reader's language, and the address that mails to adults link to. */
type ReflectionWork = Work & Pick<RequestContext, "locale" | "origin">;

/**
 * What of a line may be kept. Before anything else a cry for help reaches the school's contact, once however often
 * it is sent, and the answer says truthfully whether. Throws 422 for a line that should be said differently.
 */
async function checkReflection(
  { db, clock, locale, origin }: ReflectionWork,
  learner: ReflectingLearner,
  text: string,
): Promise<{ text: string | null; support?: Support }> {
  if (!text) return { text: null };
  const check = checkShortText(text);
  if (check.ok) return { text };
  if (check.reason !== "crisis" || !check.assessment.category) {
    throw new AppError("refused", m.learning_reflection_refused(), {
      fieldErrors: { reflection: m.learning_reflection_refused() },
    });
  }
  const { assessment } = check;
  const { category } = check.assessment;
  const told = await raiseRefusedText({ db, clock, origin }, learner, {
    sourceKind: "answer",
    text,
    assessment,
  });
  const ageYears = learner.dateOfBirth ? ageOn(learner.dateOfBirth, clock(), learner.timeZone) : 18;
  const { text: words, resources } = crisisReply({
    category,
    ageBand: crisisAgeBand(ageYears),
    locale: contentLanguageOf(locale),
    ...told,
  });
  return { text: null, support: { category, text: words, resources } };
}

const crisisAgeBand = (ageYears: number): AgeBand =>
  ageYears <= 8 ? "6-8" : ageYears <= 12 ? "9-12" : ageYears <= 15 ? "13-15" : "16-18";

/** Progress as the stored completions give it; activities since taken out of a lesson do not count. */
function countedProgress(userId: string, lesson: ModuleContent) {
  const ids = sql.join(
    lesson.activities.map(({ id }) => sql`${id}`),
    sql.raw(", "),
  );
  const done = sql`(select count(*) from ${activityCompletions}
    where user_id = ${userId} and module_id = ${lesson.id} and activity_id in (${ids}))`;
  return {
    progress: sql`round(100.0 * ${done} / ${lesson.activities.length})`,
    activitiesCompleted: done,
  };
}

function keepHigherProgress(
  db: Db,
  userId: string,
  lesson: ModuleContent,
  now: Date,
  values: Record<"progress" | "activitiesCompleted", unknown>,
): Statement {
  const status = (progress: SQL) => sql`iif(${progress} >= 100, 'completed', 'in_progress')`;
  const higher = sql`max(progress, excluded.progress)`;
  return db
    .insert(moduleProgress)
    .select(
      sql`select ${createId()}, ${userId}, ${lesson.id}, given.progress, given.activities,
          ${lesson.activities.length}, ${status(sql`given.progress`)}, ${now.getTime()}, ${now.getTime()}
        from (select cast(${values.progress} as integer) as progress,
                     cast(${values.activitiesCompleted} as integer) as activities) as given
        where true`,
    )
    .onConflictDoUpdate({
      target: [moduleProgress.userId, moduleProgress.moduleId],
      set: {
        progress: higher,
        activitiesCompleted: sql`max(activities_completed, excluded.activities_completed)`,
        totalActivities: sql`excluded.total_activities`,
        status: status(higher),
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

function moduleCompletedStatements(db: Db, learner: Learner, lesson: ModuleContent, now: Date): Statement[] {
  return progressEventStatements(db, {
    userId: learner.id,
    kind: "module_completed",
    sourceId: lesson.id,
    detail: lesson.category,
    occurredAt: now,
    localDate: localDateOf(now, learner.timeZone),
    when: sql`exists (select 1 from ${moduleProgress}
      where user_id = ${learner.id} and module_id = ${lesson.id} and progress >= 100)`,
  });
}

async function readModuleProgress(db: Db, userId: string, moduleId: string): Promise<ModuleProgressData> {
  const record = (await listModuleProgress({ db }, userId)).find((each) => each.moduleId === moduleId);
  // Stored a moment ago: the account was deleted since.
  if (!record) throw new AppError("conflict", m.common_deleted_meanwhile());
  return record;
}

/** Ids of the activities a learner finished in one module, in the order of the lesson. */
export async function listCompletedActivities(db: Db, userId: string, moduleId: string): Promise<string[]> {
  const rows = await db
    .select({ activityId: activityCompletions.activityId })
    .from(activityCompletions)
    .where(and(eq(activityCompletions.userId, userId), eq(activityCompletions.moduleId, moduleId)));
  const done = new Set(rows.map(({ activityId }) => activityId));
  return (findLesson(moduleId)?.activities ?? []).map(({ id }) => id).filter((id) => done.has(id));
}

/** One lesson for the player: a learner's version of each activity in the reader's language. */
export async function loadLesson(
  db: Db,
  learner: Learner,
  moduleId: string,
): Promise<{ lesson: ModuleContent; completedActivityIds: string[] }> {
  const lesson = await requireOpenModule(db, learner, moduleId);
  return { lesson, completedActivityIds: await listCompletedActivities(db, learner.id, lesson.id) };
}

async function runBatch(db: Db, statements: [Statement, ...Statement[]]): Promise<void> {
  await db.batch(statements);
}
