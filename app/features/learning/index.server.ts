export { findLesson, lessons } from "./content";
export { type GradeBand, gradeBands } from "./content-format";
export { gradeBandFor } from "./grade-band";
export {
  completeActivitySchema,
  completedActivitySchema,
  moduleProgressSchema,
  moduleSchema,
  saveProgressSchema,
} from "./learning.schema";
export {
  type CompletedActivity,
  completeActivity,
  listModuleProgress,
  listModules,
  loadLesson,
  saveModuleProgress,
} from "./learning.server";
export { moduleCategories } from "./module-categories";
export { categoryPercent } from "./module-view";
export { findNextLesson, type NextLesson } from "./next-lesson.server";
export { gradeBandOf, loadLearning, loadPlayer, previewLesson } from "./pages.server";
