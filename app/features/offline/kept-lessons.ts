import { useEffect } from "react";
import { keep, listKept, readKept, whenClaimed } from "~/features/device";
import type { LessonView } from "~/features/learning";
import { useOwnerId } from "~/ui/owner-id";

/** A lesson as its learner sees it, and what of it is done: the same words for every child of that age. */
export type KeptLesson = { lesson: LessonView; completedActivityIds: string[] };

const PREFIX = "lesson:";

/** Keeps a lesson that is open, for the time without a network. */
export function useKeptLesson({ lesson, completedActivityIds }: KeptLesson): void {
  const ownerId = useOwnerId();
  useEffect(() => {
    if (!ownerId) return;
    void whenClaimed(ownerId).then(() => keep(`${PREFIX}${lesson.id}`, { lesson, completedActivityIds }));
  }, [ownerId, lesson, completedActivityIds]);
}

export const listLessons = () => listKept<KeptLesson>(PREFIX);

/** Notes a step that was done without a network. */
export async function noteStep(lessonId: string, activityId: string): Promise<void> {
  const kept = await readKept<KeptLesson>(`${PREFIX}${lessonId}`);
  if (!kept) return;
  const completedActivityIds = [...new Set([...kept.completedActivityIds, activityId])];
  await keep(`${PREFIX}${lessonId}`, { ...kept, completedActivityIds });
}
