export { AccessGuard } from "./access-guard";
export { ProfileSetup } from "./profile-setup";
