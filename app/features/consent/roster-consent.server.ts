import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Condition } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { insertRows, jsonChunks, jsonExtra, jsonValues } from "~/db/json-rows";
import { auditLog, consentLedger, consentRequests, outbox, sessions, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { createToken, sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import type { Locale } from "~/platform/languages";
import { escapeHtml } from "~/platform/mail-template";
import { createReadableCode } from "~/platform/readable-code";
import { directNotice, schoolConsentNotice } from "./consent-mail";
import { ANSWER_WITHIN_MS } from "./request.server";

type Letter = {
  studentId: string;
  firstName: string;
  parentName: string;
  parentEmail: string;
  locale: Locale | null;
};

/** What a school's roster decides about consent, for many students at once. */
export type RosterConsent = {
  /** The school says yes for these, under the notice its administrator read; `askedBefore` had an account already. */
  consents: string[];
  askedBefore: string[];
  /** These parents are asked; `nowPending` had an account already. */
  requests: Letter[];
  nowPending: string[];
  /** These parents are told of the school's yes. */
  notices: Letter[];
};

type Context = Pick<RequestContext, "db" | "clock" | "origin">;
type School = { id: string; name: string };

/**
 * The statements of a roster's decisions about consent, a fixed number however many students, and the condition
 * that nobody has decided about one of them meanwhile. The students' own rows stand in the same batch before them.
 */
export async function rosterConsentStatements(
  { db, clock, origin }: Context,
  { admin, school, version }: { admin: UserRow; school: School; version: string | null },
  decided: RosterConsent,
): Promise<{ isUndecided: Condition["holds"]; statements: BatchItem<"sqlite">[] }> {
  const now = clock();
  const known = JSON.stringify([...decided.askedBefore, ...decided.nowPending]);
  return {
    isUndecided: sql`not exists (select 1 from ${users} where ${users.id} in (select value from json_each(${known}))
      and ${users.coppaConsentStatus} not in ('not_required', 'pending'))`,
    statements: [
      ...(version ? grantStatements(db, { admin, school, version, now }, decided) : []),
      ...(await askStatements(db, { school, origin, now }, decided)),
      ...toldStatements(db, { school, origin, now }, decided.notices),
    ],
  };
}

function grantStatements(
  db: Db,
  { admin, school, version, now }: { admin: UserRow; school: School; version: string; now: Date },
  { consents, askedBefore }: RosterConsent,
): BatchItem<"sqlite">[] {
  const ledger = consents.map((childId) => ({
    id: createId(),
    childId,
    decision: "granted" as const,
    method: "school_authorization",
    noticeVersion: version,
    decidedBy: `user:${admin.id}`,
    schoolId: school.id,
    choices: {
      ferpaConsent: false,
      dataRetentionConsent: false,
      externalModelAskedFor: false,
      externalModelConsent: false,
    },
    createdAt: now,
  }));
  const audit = consents.map((subjectId) => ({
    ...{ id: createId(), actorId: admin.id, subjectId, action: "school_consent_given" },
    ...{ details: { schoolId: school.id }, createdAt: now },
  }));
  const asked = jsonChunks(askedBefore).flatMap((chunk) => {
    const those = jsonValues(chunk);
    return [
      db
        .update(consentRequests)
        .set({ status: "expired", decidedAt: now })
        .where(and(sql`${consentRequests.childId} in ${those}`, eq(consentRequests.status, "pending"))),
      db
        .delete(outbox)
        .where(
          and(
            sql`${outbox.userId} in ${those}`,
            isNull(outbox.sentAt),
            inArray(outbox.kind, ["consent_request", "consent_confirmation"]),
          ),
        ),
      db
        .update(users)
        .set({ ...schoolGranted(), updatedAt: now })
        .where(sql`${users.id} in ${those}`),
      db
        .update(sessions)
        .set({ supersededAt: now })
        .where(and(sql`${sessions.userId} in ${those}`, isNull(sessions.supersededAt))),
    ];
  });
  return [...insertRows(db, consentLedger, ledger), ...asked, ...insertRows(db, auditLog, audit)];
}

/** How an account stands with the school's yes and nothing more: no school records, no outside model, kept shorter. */
export const schoolGranted = () => ({
  coppaConsentStatus: "granted" as const,
  coppaConsentBy: m.consent_by_school(),
  ferpaEducationRecordsConsent: false,
  dataRetentionOptOut: true,
  externalModelConsent: false,
});

async function askStatements(
  db: Db,
  { school, origin, now }: { school: School; origin: string; now: Date },
  { requests, nowPending }: RosterConsent,
): Promise<BatchItem<"sqlite">[]> {
  const asked = await Promise.all(
    requests.map(async (letter) => {
      const token = createToken();
      return { ...letter, token, tokenHash: await sha256Hex(token) };
    }),
  );
  const rows = asked.map(({ studentId, parentName, parentEmail, tokenHash }) => ({
    ...{ id: createId(), childId: studentId, parentName, parentEmail, tokenHash, schoolId: school.id },
    ...{ relationship: m.roster_relationship(), status: "pending" as const, createdAt: now, lastSentAt: now },
    expiresAt: new Date(now.getTime() + ANSWER_WITHIN_MS),
  }));
  const waiting = jsonChunks(nowPending).map((chunk) =>
    db
      .update(users)
      .set({ coppaConsentStatus: "pending", updatedAt: now })
      .where(sql`${users.id} in ${jsonValues(chunk)}`),
  );
  const mails = mailStatements(db, "consent_request", now, asked, (locale, marks) =>
    directNotice({
      childFirstName: marks.child,
      parentName: marks.parent,
      consentUrl: `${origin}/consent/${marks.token}`,
      noticeUrl: `${origin}/privacy`,
      schoolName: school.name,
      locale,
    }),
  );
  return [...insertRows(db, consentRequests, rows), ...waiting, ...mails];
}

function toldStatements(
  db: Db,
  { school, origin, now }: { school: School; origin: string; now: Date },
  notices: Letter[],
): BatchItem<"sqlite">[] {
  const greeted = notices.map((letter) => ({
    ...letter,
    parentName: letter.parentName ? `, ${letter.parentName}` : "",
    token: "",
  }));
  return mailStatements(db, "school_consent_notice", now, greeted, (locale, marks) =>
    schoolConsentNotice({
      childFirstName: marks.child,
      greeting: marks.parent,
      schoolName: school.name,
      noticeUrl: `${origin}/privacy`,
      locale,
    }),
  );
}

type Marks = Record<"child" | "parent" | "token", string>;

/**
 * Mail to thousands from one text: the database puts names and links into it, so that the request need not carry
 * it thousands of times. The marks are random: no name can hold one.
 */
function mailStatements(
  db: Db,
  kind: string,
  now: Date,
  letters: (Letter & { token: string })[],
  write: (locale: Letter["locale"], marks: Marks) => { subject: string; text: string; html: string },
): BatchItem<"sqlite">[] {
  const mark = () => `M${createReadableCode(16)}`;
  const marks: Marks = { child: mark(), parent: mark(), token: mark() };
  const fill = (text: string, suffix: "" | "Html") =>
    sql`replace(replace(replace(${text}, ${marks.token}, ${jsonExtra(outbox, "token")}),
      ${marks.parent}, ${jsonExtra(outbox, `parent${suffix}`)}),
      ${marks.child}, ${jsonExtra(outbox, `child${suffix}`)})`;
  return ([null, "en", "es"] as const).flatMap((locale) => {
    const rows = letters
      .filter((letter) => letter.locale === locale)
      .map(({ studentId, firstName, parentName, parentEmail, token }) => ({
        ...{
          id: createId(),
          kind,
          userId: studentId,
          recipient: parentEmail,
          createdAt: now,
          sendAfter: now,
        },
        ...{ subject: "", textBody: "", htmlBody: "" },
        extra: {
          ...{ token, child: firstName, childHtml: escapeHtml(firstName) },
          ...{ parent: parentName, parentHtml: escapeHtml(parentName) },
        },
      }));
    if (rows.length === 0) return [];
    const { subject, text, html } = write(locale, marks);
    return insertRows(db, outbox, rows, {
      subject: fill(subject, ""),
      textBody: fill(text, ""),
      htmlBody: fill(html, "Html"),
    });
  });
}
