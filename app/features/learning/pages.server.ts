import { ageOn } from "~/features/identity/index.server";
import { findEarned } from "~/features/progress/index.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import type { Locale } from "~/platform/languages";
import { findLesson } from "./content";
import { type GradeBand, gradeBands } from "./content-format";
import { gradeBandFor } from "./grade-band";
import { listModuleProgress, listModules, loadLesson } from "./learning.server";
import type { LearningData } from "./learning-section";
import type { LessonEndView } from "./lesson-end";
import type { PlayerProps } from "./lesson-player";
import { viewLesson } from "./lesson-view";
import { findNextLesson } from "./next-lesson.server";

/** The grade band of a learner: by grade, else by age on their own calendar. */
export function gradeBandOf(user: Pick<UserRow, "grade" | "dateOfBirth" | "timeZone">, now: Date): GradeBand {
  const ageYears = user.dateOfBirth ? ageOn(user.dateOfBirth, now, user.timeZone) : null;
  return gradeBandFor({ grade: user.grade, ageYears });
}

/** What the dashboard's learning section shows; null (then the demo modules show) when it cannot be read. */
export async function loadLearning(context: RequestContext, user: UserRow): Promise<LearningData | null> {
  try {
    const progress = await listModuleProgress(context, user.id);
    return { modules: listModules(user, progress, context.locale), progress };
  } catch {
    return null;
  }
}

/** The player's page: `step` is 1-based, "card" for the end, absent for where the learner left off. */
export async function loadPlayer(
  context: RequestContext,
  user: UserRow,
  moduleId: string,
  step: string | null,
): Promise<PlayerProps> {
  const { lesson, completedActivityIds } = await loadLesson(context.db, user, moduleId);
  const firstOpen = lesson.activities.findIndex(({ id }) => !completedActivityIds.includes(id));
  const asked = Number(step);
  const isAsked = Number.isInteger(asked) && asked >= 1 && asked <= lesson.activities.length;
  const whereLeft = firstOpen === -1 ? null : firstOpen;
  const stepIndex = step === "card" ? null : isAsked ? asked - 1 : whereLeft;
  const isAtEnd = stepIndex === null && firstOpen === -1;
  return {
    lesson: viewLesson(lesson, gradeBandOf(user, context.clock()), context.locale),
    completedActivityIds,
    stepIndex,
    end: isAtEnd ? await loadEnd(context, user, lesson) : null,
  };
}

/** What a finished lesson earned, and where to go on. */
async function loadEnd(
  context: RequestContext,
  user: UserRow,
  { id, activities }: { id: string; activities: readonly { id: string }[] },
): Promise<LessonEndView> {
  const { db, locale } = context;
  const sourceIds = [id, ...activities.map((activity) => `${id}/${activity.id}`)];
  const [earned, next] = await Promise.all([
    findEarned(db, user.id, sourceIds, locale),
    findNextLesson(context, user),
  ]);
  return { ...earned, next };
}

/** The public preview of a lesson for one grade band; undefined for an unknown lesson. */
export function previewLesson(moduleId: string, grades: string | null, locale: Locale) {
  const lesson = findLesson(moduleId);
  if (!lesson) return undefined;
  const band = gradeBands.find((each) => each === grades) ?? "6-8";
  return { lesson: viewLesson(lesson, band, locale), band, bands: gradeBands };
}
