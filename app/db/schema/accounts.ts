import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale } from "~/messages/compiled/runtime.js";
import { flag, id, json, moment } from "./columns";

export const USER_TYPES = ["student", "parent", "teacher", "admin"] as const;
export type UserType = (typeof USER_TYPES)[number];

export const schools = sqliteTable("schools", {
  id: id(),
  name: text("name").notNull(),
  /** A maintainer verified that this school exists and who speaks for it (P14, S1). */
  isVerified: flag("is_verified").notNull().default(false),
  state: text("state"),
  timeZone: text("time_zone").notNull().default("America/New_York"),
  /** Whether its students are asked how they feel (P21). */
  hasCheckIn: flag("has_check_in").notNull().default(true),
  /** Counts the roster imports that changed something: of two at once the second looks again. */
  rosterVersion: integer("roster_version").notNull().default(0),
  createdAt: moment("created_at").notNull(),
});

export const users = sqliteTable(
  "users",
  {
    id: id(),
    userType: text("user_type", { enum: USER_TYPES }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    username: text("username").notNull(),
    /** Null for accounts that sign in with Google or a class badge only. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: moment("email_verified_at"),
    schoolId: text("school_id").references(() => schools.id),
    /**
     * The school whose rosters this teacher keeps as its technical administrator. It counts only while it is their
     * school, verified, and their address proved (`keepsRoster`).
     */
    technicalAdminOf: text("technical_admin_of").references(() => schools.id),
    /** The school's own number of a student its roster brought. */
    rosterId: text("roster_id"),
    grade: integer("grade"),
    nickname: text("nickname"),
    profileImageUrl: text("profile_image_url"),
    backgroundImageUrl: text("background_image_url"),
    currentLevel: integer("current_level").notNull().default(1),
    totalPoints: integer("total_points").notNull().default(0),
    streakDays: integer("streak_days").notNull().default(0),
    dateOfBirth: text("date_of_birth"),
    /** Set once by complete-registration; age itself is always computed from dateOfBirth. */
    registrationCompletedAt: moment("registration_completed_at"),
    coppaConsentStatus: text("coppa_consent_status", {
      enum: ["not_required", "pending", "granted", "declined", "revoked"],
    })
      .notNull()
      .default("not_required"),
    coppaConsentBy: text("coppa_consent_by"),
    /** Opted out unless somebody chooses otherwise (P16). */
    ferpaDirectoryOptOut: flag("ferpa_directory_opt_out").notNull().default(true),
    ferpaEducationRecordsConsent: flag("ferpa_education_records_consent").notNull().default(false),
    dataRetentionOptOut: flag("data_retention_opt_out").notNull().default(false),
    /** Separate, default-off consent to send words to an outside AI model (P7). */
    externalModelConsent: flag("external_model_consent").notNull().default(false),
    institutionName: text("institution_name"),
    childName: text("child_name"),
    childSchool: text("child_school"),
    locale: text("locale").$type<Locale>().notNull().default("en"),
    timeZone: text("time_zone").notNull().default("America/New_York"),
    /** A parent who wants no weekly card by mail. */
    weeklyCardOptOut: flag("weekly_card_opt_out").notNull().default(false),
    /** Text size, motion and sound: on the user's row, since every page needs them with the session. */
    settings: json<unknown>("settings"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    // As typed on the screen, but "Maya" and "maya" are one name.
    uniqueIndex("users_username").on(sql`lower(${table.username})`),
    // A school's students by name: a page of the roster is read without the others.
    index("users_roster").on(table.schoolId, table.userType, table.firstName, table.lastName),
    // A roster sent again finds its students by this, and doubles none.
    uniqueIndex("users_roster_id").on(table.schoolId, table.rosterId).where(sql`roster_id is not null`),
    // What the daily work looks for is rare: small indexes, and no walk through everybody.
    index("users_unfinished")
      .on(table.userType, table.coppaConsentStatus, table.createdAt)
      .where(sql`registration_completed_at is null`),
    index("users_technical_admins").on(table.technicalAdminOf).where(sql`technical_admin_of is not null`),
    index("users_with_streak").on(table.id).where(sql`streak_days > 0`),
    index("users_short_keep").on(table.id).where(sql`data_retention_opt_out = 1`),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hex: a read of the table gives nobody a session. */
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Coarse device words for the list of one's sessions, e.g. "Chrome on ChromeOS". */
    deviceLabel: text("device_label").notNull().default(""),
    /** A device others use too, unless the person said at sign-in that it is theirs: ends after 30 idle minutes. */
    isShared: flag("is_shared").notNull().default(true),
    /**
     * A decision about consent ended this token: it opens nothing any more, and the child's browser may trade it
     * once for a new one.
     */
    supersededAt: moment("superseded_at"),
    /** The printed badge that opened it; null for a sign-in of the person's own. */
    badgeId: text("badge_id"),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** Failed sign-ins by account and by address: they make the delay grow (S5). */
export const loginAttempts = sqliteTable(
  "login_attempts",
  {
    /** `account:<hash>` or `address:<hash>`; never the e-mail or IP itself. */
    key: text("key").primaryKey(),
    failures: integer("failures").notNull().default(0),
    lastFailureAt: moment("last_failure_at").notNull(),
    blockedUntil: moment("blocked_until"),
  },
  (table) => [index("login_attempts_time").on(table.lastFailureAt)],
);

/** One-time links by mail: a new password, a confirmed address. Only the token's SHA-256 is stored. */
export const accountTokens = sqliteTable(
  "account_tokens",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    purpose: text("purpose", { enum: ["reset_password", "verify_email"] }).notNull(),
    /** The address the mail went to: a token proves that one, not a later one. */
    email: text("email").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("account_tokens_user").on(table.userId, table.purpose),
    index("account_tokens_expires").on(table.expiresAt),
  ],
);

/** One-time codes with which an administrator lets a teacher into a verified school; only the hash is kept (S1). */
export const teacherCodes = sqliteTable(
  "teacher_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    schoolId: text("school_id")
      .notNull()
      .references(() => schools.id),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("teacher_codes_school").on(table.schoolId),
    index("teacher_codes_created_by").on(table.createdBy),
    index("teacher_codes_expires").on(table.expiresAt),
  ],
);

/** Sign-in with an outside provider, keyed on issuer and subject: an e-mail address can change hands (S9). */
export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("oauth_accounts_user").on(table.userId),
  ],
);
