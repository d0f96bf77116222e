export { CoachSection } from "./coach-section";
