import { m } from "~/messages/compiled/messages.js";
import type { ModuleCategory } from "./module-categories";

/** A module as the API gives it and the cards show it. */
export type ModuleCardData = {
  id: string;
  title: string;
  description: string;
  category: ModuleCategory;
  order: number;
  isLocked: boolean;
  requirements: { completedModules: string[] } | null;
  activities: { totalActivities: number };
  createdAt: string;
};

export type ModuleProgressData = {
  moduleId: string;
  progress: number;
  activitiesCompleted: number;
  totalActivities: number;
  status: string;
};

/** Activities of a module that does not say how many it has. */
export const defaultActivitiesPerModule = 5;

export type ModuleState = "completed" | "in_progress" | "locked" | "available";

/** Which badge a card carries: progress first, then the lock. */
export function moduleState(progress: number, isLocked: boolean): ModuleState {
  if (progress >= 100) return "completed";
  if (progress > 0) return "in_progress";
  return isLocked ? "locked" : "available";
}

/** Rounded percent of a category's modules whose progress is at least 100. */
export function categoryPercent(
  category: ModuleCategory,
  modules: readonly Pick<ModuleCardData, "id" | "category">[],
  progress: readonly Pick<ModuleProgressData, "moduleId" | "progress">[],
): number {
  const own = modules.filter((module) => module.category === category);
  if (own.length === 0) return 0;
  const done = own.filter((module) =>
    progress.some((record) => record.moduleId === module.id && record.progress >= 100),
  );
  return Math.round((done.length / own.length) * 100);
}

/** The first four modules as a sample, shown when the modules call fails. */
export function fallbackModules(): ModuleCardData[] {
  const demo = (
    order: number,
    title: string,
    description: string,
    category: ModuleCategory,
    totalActivities: number,
    needs: string[],
  ): ModuleCardData => ({
    id: String(order),
    title,
    description,
    category,
    order,
    isLocked: needs.length > 0,
    requirements: needs.length > 0 ? { completedModules: needs } : null,
    activities: { totalActivities },
    createdAt: "2026-08-01T00:00:00.000Z",
  });
  return [
    demo(1, m.learning_demo_1_title(), m.learning_demo_1_text(), "self_management", 5, []),
    demo(2, m.learning_demo_2_title(), m.learning_demo_2_text(), "self_awareness", 4, []),
    demo(3, m.learning_demo_3_title(), m.learning_demo_3_text(), "self_management", 6, ["1"]),
    demo(4, m.learning_demo_4_title(), m.learning_demo_4_text(), "social_skills", 5, ["1", "2"]),
  ];
}
