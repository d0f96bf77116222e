export { categoryHue, categoryLabel } from "./category-look";
export { LessonPage } from "./lesson-page";
export { LessonPlayer, type StepPath } from "./lesson-player";
export { LessonPreview } from "./lesson-preview";
export type { LessonView } from "./lesson-view";
export { SupportNote } from "./support-note";
