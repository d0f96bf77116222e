export { AccessGuard } from "./access-guard";
export { ProfileReminder } from "./profile-reminder";
