export { type LearningData, LearningSection } from "./learning-section";
export { type ModuleCategory, moduleCategories } from "./module-categories";
export { categoryPercent, type ModuleCardData, type ModuleProgressData } from "./module-view";
