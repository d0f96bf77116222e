export { CoachSection } from "./coach-section";
export { LimitsCard } from "./limits-card";
