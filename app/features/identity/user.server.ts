import { z } from "zod";
import { locales } from "~/messages/compiled/runtime.js";
import type { UserRow } from "~/platform/context.server";
import { isOver13 } from "./age";
import { shownAddress } from "./no-address";

/** The user as the API shows it: never the password hash. */
export const userSchema = z.object({
  id: z.string(),
  userType: z.enum(["student", "parent", "teacher", "admin"]),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  username: z.string(),
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  backgroundImageUrl: z.string().nullable(),
  grade: z.number().int().nullable(),
  nickname: z.string().nullable(),
  currentLevel: z.number().int(),
  totalPoints: z.number().int(),
  streakDays: z.number().int(),
  dateOfBirth: z.string().nullable(),
  isOver13: z.boolean().nullable(),
  coppaConsentStatus: z.string(),
  coppaConsentBy: z.string().nullable(),
  ferpaDirectoryOptOut: z.boolean(),
  ferpaEducationRecordsConsent: z.boolean(),
  dataRetentionOptOut: z.boolean(),
  locale: z.enum(locales),
  timeZone: z.string(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** The user's row as the API and the pages show it; age is computed at `now`, never stored. */
export function serializeUser(row: UserRow, now: Date): User {
  return {
    id: row.id,
    userType: row.userType,
    firstName: row.firstName,
    lastName: row.lastName,
    email: shownAddress(row.email),
    username: row.username,
    emailVerified: row.emailVerifiedAt !== null,
    profileImageUrl: row.profileImageUrl,
    backgroundImageUrl: row.backgroundImageUrl,
    grade: row.grade,
    nickname: row.nickname,
    currentLevel: row.currentLevel,
    totalPoints: row.totalPoints,
    streakDays: row.streakDays,
    dateOfBirth: row.dateOfBirth,
    isOver13: row.userType === "student" ? overThirteenOrUnknown(row, now) : true,
    coppaConsentStatus: row.coppaConsentStatus,
    coppaConsentBy: row.coppaConsentBy,
    ferpaDirectoryOptOut: row.ferpaDirectoryOptOut,
    ferpaEducationRecordsConsent: row.ferpaEducationRecordsConsent,
    dataRetentionOptOut: row.dataRetentionOptOut,
    locale: row.locale,
    timeZone: row.timeZone,
    createdAt: row.createdAt.toISOString(),
  };
}

const overThirteenOrUnknown = (row: UserRow, now: Date): boolean | null =>
  row.dateOfBirth ? isOver13(row.dateOfBirth, now, row.timeZone) : null;
