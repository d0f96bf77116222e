import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type Condition, decide } from "~/db/decide.server";
import { oauthAccounts, users } from "~/db/schema";
import { isAskedAlready, requestConsentStatements } from "~/features/consent/index.server";
import {
  accountState,
  ageOn,
  COPPA_AGE,
  createSession,
  deviceLabelOf,
  edgeTimeZone,
  newAccount,
  readUser,
  refuseTakenNames,
  serializeUser,
  type User,
  writeUniquely,
} from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { accountEvent } from "~/platform/audit.server";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { createReadableCode } from "~/platform/readable-code";
import { verifyEmailStatements } from "./email-tokens.server";
import { findUnfitNames } from "./names.server";
import {
  dropPendingProfile,
  keepPendingProfile,
  type PendingProfile,
  readPendingProfile,
} from "./pending-profile.server";
import { birthDateOf, type CompleteRegistration } from "./sign-up.schema";
import { findConsentProblems, findParentProblems, findTeacherProblems, type Problem } from "./validation";

/** Ages the product takes: grades 1-12 with a year's room at both ends. */
const MIN_AGE = 5;
const MAX_AGE = 19;

export const AGE_PATH = "/auth?step=age-verification";
export const CONSENT_PATH = "/auth?step=parent-consent";
export const PROFILE_PATH = "/auth?step=profile";

/** Somebody who may finish a registration: signed in, or back from a provider and not stored yet. */
export type Applicant = { user: UserRow; profile: null } | { user: null; profile: PendingProfile };

/** Guard of complete-registration. Throws 401 for everybody else. */
export async function requireApplicant(context: RequestContext): Promise<Applicant> {
  if (context.signedIn) return { user: context.signedIn.user, profile: null };
  const profile = await readPendingProfile(context);
  if (!profile) throw new AppError("unauthorized", "Unauthorized");
  return { user: null, profile };
}

type Context = RequestContext & { request: Request };
type Changes = Partial<typeof users.$inferInsert>;

/**
 * Finishes a registration: a student's age step (with the request for consent under 13), a teacher's or a
 * parent's profile. Age is computed here; what the client says about it is not read (P2).
 */
export async function completeRegistration(
  context: Context,
  applicant: Applicant,
  input: CompleteRegistration,
): Promise<{ user: User }> {
  const userType = applicant.user?.userType ?? input.userType ?? applicant.profile?.userType ?? "student";
  if (userType === "teacher") {
    refuseProblems(findTeacherProblems(input), PROFILE_PATH);
    return finish(context, applicant, input, {
      ...adultChanges(context),
      institutionName: input.institutionName,
    });
  }
  if (userType === "parent") {
    refuseProblems(findParentProblems(input), PROFILE_PATH);
    return finish(context, applicant, input, {
      ...adultChanges(context),
      childName: input.childName,
      childSchool: input.schoolName,
    });
  }
  if (userType === "admin") {
    return finish(context, applicant, input, { registrationCompletedAt: context.clock() });
  }
  return completeStudent(context, applicant, input);
}

/** The fixed values of a teacher's or parent's completed profile: neither has an age step. */
const adultChanges = (context: Context): Changes => ({
  registrationCompletedAt: context.clock(),
  coppaConsentStatus: "not_required",
  ferpaEducationRecordsConsent: true,
  dataRetentionOptOut: false,
});

async function completeStudent(
  context: Context,
  applicant: Applicant,
  input: CompleteRegistration,
): Promise<{ user: User }> {
  const { user, profile } = applicant;
  const now = context.clock();
  const timeZone = input.timeZone ?? user?.timeZone ?? edgeTimeZone(context.request) ?? "America/New_York";
  const bound = user?.dateOfBirth ?? profile?.dateOfBirth ?? null;
  const given = birthDateOf(input);
  if (bound && given && bound !== given) {
    throw birthDateFixed();
  }
  if (user && user.coppaConsentStatus !== "not_required" && accountState({ user }, now) === "needs_consent") {
    // Sent again because the first answer got lost: it gets the same one, and the parent no second mail.
    if (await isAskedAlready(context.db, user.id, input)) return { user: serializeUser(user, now) };
    throw new AppError("parental_consent_required", m.identity_consent_required(), { form: { path: "/" } });
  }
  if (user?.registrationCompletedAt) return { user: serializeUser(user, now) };

  const dateOfBirth = bound ?? acceptDate(given, now, timeZone);
  // A birth date is measured on the account's own calendar from now on.
  const isChild = ageOn(dateOfBirth, now, timeZone) < COPPA_AGE;
  if (!isChild) {
    return finish(
      context,
      applicant,
      input,
      {
        dateOfBirth,
        timeZone,
        registrationCompletedAt: now,
        ...(input.grade ? { grade: input.grade } : {}),
      },
      "verify",
    );
  }

  return askParent(context, applicant, input, { dateOfBirth, timeZone });
}

/** A child under 13 waits for the parent's answer; without whom to ask, only the age step is kept. */
async function askParent(
  context: Context,
  applicant: Applicant,
  input: CompleteRegistration,
  { dateOfBirth, timeZone }: { dateOfBirth: string; timeZone: string },
): Promise<{ user: User }> {
  const { parentName, relationship, emergencyContact } = input;
  const problems = [
    ...findConsentProblems(input),
    ...findUnfitNames({ parentName, relationship, emergencyContact }),
  ];
  if (problems.length === 0 && input.consentForm && !input.coppaConsent) {
    problems.push({
      field: "coppaConsent",
      title: m.signup_missing_information(),
      message: m.signup_coppa_tick_required(),
    });
  }
  if (problems.length > 0) {
    await bindFirstAnswer(context, applicant, dateOfBirth, timeZone);
    refuseProblems(
      problems,
      CONSENT_PATH,
      input.consentForm
        ? undefined
        : { title: m.signup_consent_needed_title(), description: m.signup_consent_needed_text() },
    );
  }
  // Nothing beyond what is needed to ask is kept before the parent's answer (P1): no grade, no contact.
  return finish(
    context,
    applicant,
    input,
    { dateOfBirth, timeZone, registrationCompletedAt: context.clock(), coppaConsentStatus: "pending" },
    "ask parent",
  );
}

function acceptDate(given: string, now: Date, timeZone: string): string {
  const refuse = (code: "invalid" | "refused", message: string) =>
    new AppError(code, message, { fieldErrors: { dateOfBirth: message } });
  if (!given) throw refuse("invalid", m.signup_complete_date());
  if (given > localDateOf(now, timeZone)) throw refuse("refused", m.signup_date_in_future());
  const age = ageOn(given, now, timeZone);
  if (age < MIN_AGE || age > MAX_AGE) throw refuse("refused", m.signup_age_range());
  return given;
}

/** The first answer at the age screen stands, so that going back and choosing another year changes nothing (P2). */
async function bindFirstAnswer(
  context: Context,
  { user, profile }: Applicant,
  dateOfBirth: string,
  timeZone: string,
): Promise<void> {
  if (profile) return keepPendingProfile(context, { ...profile, dateOfBirth });
  if (user.dateOfBirth) return;
  const [bound] = await context.db
    .update(users)
    .set({ dateOfBirth, timeZone, updatedAt: context.clock() })
    .where(and(eq(users.id, user.id), isNull(users.dateOfBirth)))
    .returning({ id: users.id });
  if (!bound && (await readUser(context.db, user.id)).dateOfBirth !== dateOfBirth) throw birthDateFixed();
}

const birthDateFixed = () =>
  new AppError("birth_date_fixed", m.signup_birth_date_fixed(), {
    fieldErrors: { dateOfBirth: m.signup_birth_date_fixed() },
  });

/** Of several answers at the age screen the first that is written counts, and one completion of the same account. */
function isFirstAnswer(id: string, { dateOfBirth }: Changes): Condition[] {
  if (!dateOfBirth) return [];
  const noOther = sql`${users.dateOfBirth} is null or ${users.dateOfBirth} = ${dateOfBirth}`;
  return [
    {
      holds: sql`exists (select 1 from ${users} where ${users.id} = ${id} and (${noOther}))`,
      otherwise: birthDateFixed,
    },
    {
      holds: sql`exists (select 1 from ${users} where ${users.id} = ${id}
        and ${users.registrationCompletedAt} is null)`,
      otherwise: () => new CompletedMeanwhile(),
    },
  ];
}

/** Another request with the same birth date was faster: its result is this one's as well. */
class CompletedMeanwhile extends Error {}

/** Writes everything in one batch: the account, the request for consent or the mail that confirms the address. */
async function finish(
  context: Context,
  { user, profile }: Applicant,
  input: CompleteRegistration,
  changes: Changes,
  next?: "verify" | "ask parent",
): Promise<{ user: User }> {
  const { db } = context;
  const id = user?.id ?? createId();
  const { email, firstName } = user ?? profile;
  const asked =
    next === "ask parent" ? await requestConsentStatements(context, { id, email, firstName }, input) : null;
  const follow = [
    ...(asked?.statements ?? []),
    ...(next === "verify" && user?.emailVerifiedAt === null
      ? await verifyEmailStatements(context, { id, email, firstName })
      : []),
  ];
  if (user) {
    const update = db
      .update(users)
      .set({ ...changes, updatedAt: context.clock() })
      .where(eq(users.id, id));
    try {
      await decide(db, [...isFirstAnswer(id, changes), ...(asked?.conditions ?? [])], [update, ...follow]);
    } catch (error) {
      if (!(error instanceof CompletedMeanwhile)) throw error;
    }
  } else {
    await storeProfile(context, profile, input, changes, id, { asked: asked?.conditions ?? [], follow });
  }
  return { user: serializeUser(await readUser(db, id), context.clock()) };
}

type Statements = BatchItem<"sqlite">[];

async function storeProfile(
  context: Context,
  profile: PendingProfile,
  input: CompleteRegistration,
  changes: Changes,
  id: string,
  { asked, follow }: { asked: Condition[]; follow: Statements },
): Promise<void> {
  const { db } = context;
  const now = context.clock();
  const username = `${profile.email.split("@")[0]?.slice(0, 30)}-${createReadableCode(4).toLowerCase()}`;
  await refuseTakenNames(db, profile.email, username);
  const userType = input.userType ?? profile.userType ?? "student";
  const { timeZone, ...rest } = changes;
  const account = newAccount(
    context,
    {
      ...rest,
      userType,
      firstName: profile.firstName,
      lastName: profile.lastName,
      email: profile.email,
      username,
      emailVerifiedAt: now,
      timeZone: timeZone ?? input.timeZone ?? edgeTimeZone(context.request),
    },
    id,
  );
  const session = await createSession(
    context,
    { id, userType },
    deviceLabelOf(context.request.headers.get("user-agent")),
  );
  const link = db
    .insert(oauthAccounts)
    .values({ issuer: profile.issuer, subject: profile.subject, userId: id, createdAt: now });
  await writeUniquely(() =>
    decide(db, asked, [
      account.statements[0],
      ...account.statements.slice(1),
      link,
      session.statement,
      accountEvent(db, "account_created", id, context.clock, { by: "google" }),
      ...follow,
    ]),
  );
  context.responseHeaders.append("set-cookie", session.cookie);
  dropPendingProfile(context);
}

function refuseProblems(
  problems: Problem[],
  path: string,
  toast?: { title: string; description: string },
): void {
  const [first] = problems;
  if (!first) return;
  throw new AppError("invalid", first.message, {
    title: first.title,
    fieldErrors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    form: { path, ...(toast ? { toast: { ...toast, variant: "default" as const } } : {}) },
  });
}
