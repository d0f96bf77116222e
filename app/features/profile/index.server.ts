export { lookAttributes, notedLocale, noteLook } from "./noted-look.server";
export { readSettings, type Settings, updateProfileSchema } from "./profile.schema";
export { loadProfile, type ProfileData, updateProfile } from "./profile.server";
export { ownTabOf } from "./profile-tabs";
