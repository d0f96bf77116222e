import type { RequestContext, UserRow } from "~/platform/context.server";
import { listModuleProgress, listModules } from "./learning.server";

export type NextLesson = { id: string; title: string; done: number; total: number };

/** The lesson to go on with: the one begun, else the first open one; null when all are done. */
export async function findNextLesson(
  { db, locale }: Pick<RequestContext, "db" | "locale">,
  user: UserRow,
): Promise<NextLesson | null> {
  const progress = await listModuleProgress({ db }, user.id);
  const open = listModules(user, progress, locale)
    .filter((module) => !module.isLocked)
    .map((module) => ({ module, record: progress.find(({ moduleId }) => moduleId === module.id) }))
    .filter(({ record }) => (record?.progress ?? 0) < 100);
  const next = open.find(({ record }) => (record?.progress ?? 0) > 0) ?? open[0];
  if (!next) return null;
  const total = next.module.activities.totalActivities;
  const done = Math.min(next.record?.activitiesCompleted ?? 0, total);
  return { id: next.module.id, title: next.module.title, done, total };
}
