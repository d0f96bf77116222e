export { ProfileSetup } from "./profile-setup";
