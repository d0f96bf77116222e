export { ClassBadges } from "./class-badges";
