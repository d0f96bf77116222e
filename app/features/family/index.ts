export { WeeklyStopPage } from "./weekly-stop-page";
