export { badgeMadeMail } from "./family-mails";
export { WeeklyStopPage } from "./weekly-stop-page";
