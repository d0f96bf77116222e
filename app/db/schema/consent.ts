import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Locale } from "~/messages/compiled/runtime.js";
import { users } from "./accounts";
import { flag, id, json, moment } from "./columns";

/** A child's request for consent, mailed to the parent. The token itself is only in the mail. */
export const consentRequests = sqliteTable(
  "consent_requests",
  {
    id: id(),
    childId: text("child_id")
      .notNull()
      .references(() => users.id),
    parentName: text("parent_name").notNull(),
    parentEmail: text("parent_email").notNull(),
    relationship: text("relationship").notNull(),
    emergencyContact: text("emergency_contact").notNull().default(""),
    /** What the child's form asked for; the parent's own choice decides. */
    ferpaConsent: flag("ferpa_consent").notNull().default(false),
    dataRetentionConsent: flag("data_retention_consent").notNull().default(false),
    tokenHash: text("token_hash").notNull(),
    /** SHA-256 of the token in the second message, which can only take the consent back (P6). */
    revokeTokenHash: text("revoke_token_hash"),
    status: text("status", { enum: ["pending", "granted", "declined", "revoked", "expired"] }).notNull(),
    createdAt: moment("created_at").notNull(),
    lastSentAt: moment("last_sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    decidedAt: moment("decided_at"),
    /** The language the parent answered in; null where nobody answered or it was not kept yet. */
    locale: text("locale").$type<Locale>(),
    /** The school whose roster asks; null where the child did. */
    schoolId: text("school_id"),
  },
  (table) => [
    uniqueIndex("consent_requests_token").on(table.tokenHash),
    uniqueIndex("consent_requests_revoke_token").on(table.revokeTokenHash),
    index("consent_requests_child").on(table.childId),
    index("consent_requests_parent").on(table.parentEmail),
    index("consent_requests_expiry").on(table.status, table.expiresAt),
    index("consent_requests_decided").on(table.status, table.decidedAt),
  ],
);

/** The ledger: what was decided, by whom, how and under which notice. Never changed, only added to. */
export const consentLedger = sqliteTable(
  "consent_ledger",
  {
    id: id(),
    childId: text("child_id").notNull(),
    /** The parent's request it answers; null where a school decided. */
    requestId: text("request_id"),
    decision: text("decision", { enum: ["granted", "declined", "revoked"] }).notNull(),
    method: text("method").notNull(),
    noticeVersion: text("notice_version").notNull(),
    /** `request:<id>` or `user:<id>`, never a name or an address: this row outlives the account. */
    decidedBy: text("decided_by").notNull(),
    schoolId: text("school_id"),
    choices: json<Record<string, boolean>>("choices").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("consent_ledger_child").on(table.childId, table.createdAt),
    index("consent_ledger_school").on(table.schoolId, table.createdAt),
    // Two clicks at once: the second batch fails as a whole.
    uniqueIndex("consent_ledger_once").on(table.requestId, table.decision),
  ],
);

/** Which adults may see a child: by consent, by school roster or by a one-time family code (P11). */
export const familyLinks = sqliteTable(
  "family_links",
  {
    id: id(),
    parentId: text("parent_id")
      .notNull()
      .references(() => users.id),
    childId: text("child_id")
      .notNull()
      .references(() => users.id),
    linkedBy: text("linked_by", { enum: ["consent", "roster", "code"] }).notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the weekly card is looked after next; 0 for a link nobody has looked after yet. */
    cardDueAt: moment("card_due_at").notNull().default(sql`0`),
    /** The Sunday (YYYY-MM-DD) of the newest card mailed to this parent about this child. */
    cardDay: text("card_day"),
  },
  (table) => [
    uniqueIndex("family_links_once").on(table.parentId, table.childId),
    index("family_links_child").on(table.childId),
    index("family_links_card_due").on(table.cardDueAt),
  ],
);

/** One-time codes a school prints for a family; only the hash is kept (P11). */
export const familyCodes = sqliteTable(
  "family_codes",
  {
    id: id(),
    codeHash: text("code_hash").notNull(),
    childId: text("child_id")
      .notNull()
      .references(() => users.id),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    usedBy: text("used_by"),
  },
  (table) => [
    uniqueIndex("family_codes_hash").on(table.codeHash),
    index("family_codes_child").on(table.childId),
    index("family_codes_created_by").on(table.createdBy),
    index("family_codes_used_by").on(table.usedBy).where(sql`used_by is not null`),
    index("family_codes_expires").on(table.expiresAt),
  ],
);
