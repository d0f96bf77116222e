export { LimitsCard } from "./limits-card";
