import { and, desc, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { consentLedger } from "~/db/schema";
import { isOver13 } from "~/features/accounts/index.server";
import { type Invitation, listInvitations } from "~/features/classrooms/index.server";
import { type CoachSettings, findSettings } from "~/features/coach/index.server";
import { familyCardOf, lessons } from "~/features/learning/index.server";
import {
  type Amendment,
  type DataRequestState,
  type Disclosure,
  listAmendments,
  listDisclosures,
  listRequests,
} from "~/features/privacy/index.server";
import { disclosureStatement } from "~/platform/audit.server";
import { toDayNumber, weekNumberOf } from "~/platform/calendar";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import type { Locale } from "~/platform/languages";
import { mayDecideFor } from "./child-data.server";
import { readActivities, readOverview } from "./child-record.server";
import { listChildren } from "./children.server";
import type { ChildActivities, ChildOverview } from "./family.schema";

const RECENT_ACTIVITIES = 5;

export type WeeklyCard = {
  /** A song the child made this week, or null: then the card suggests making one. */
  songTitle: string | null;
  skill: string;
  question: string;
};

export type ConsentView = {
  status: "granted" | "revoked" | "not_required" | "other";
  decidedAt: string | null;
  ferpaConsent: boolean;
  dataRetentionConsent: boolean;
  externalModelConsent: boolean;
  externalModelAskedFor: boolean;
};

export type ChildView = {
  /** Where the child lives: every date about the child is a day of its calendar. */
  timeZone: string;
  overview: ChildOverview;
  activities: ChildActivities;
  weekly: WeeklyCard | null;
  consent: ConsentView;
  /** Copies and deletions this parent asked for; null from 13 on, when they are the child's own to ask. */
  requests: DataRequestState[] | null;
  coachSettings: CoachSettings;
  amendments: Amendment[];
  /** Who looked at the child's record (P18). */
  looks: Disclosure[];
};

export type ParentHomeData = {
  isEmailVerified: boolean;
  /** The profile form was left out at sign-up. */
  needsProfile: boolean;
  invitations: Invitation[];
  /** Null when no child is linked. */
  child: ChildView | null;
};

/** Everything the parent's page shows about the chosen child (`?childId=`), with one line in the disclosure log. */
export async function loadParentHome(context: RequestContext, signedIn: SignedIn): Promise<ParentHomeData> {
  const { db, clock, locale } = context;
  const parent = signedIn.user;
  // One after the other: the first visit links a child, and only then are its invitations this parent's.
  const children = await listChildren(context, parent);
  const invitations = await listInvitations(db, parent, clock);
  const account = {
    isEmailVerified: parent.emailVerifiedAt !== null,
    needsProfile: parent.registrationCompletedAt === null,
  };
  const asked = context.url.searchParams.get("childId");
  const child = children.find(({ id }) => id === asked) ?? children[0];
  if (!child) return { ...account, invitations, child: null };

  const [overview, activities, consent, coachSettings, amendments, looks, requests] = await Promise.all([
    readOverview(db, child, locale),
    readActivities(db, child.id, locale, RECENT_ACTIVITIES),
    readConsent(db, child, clock()),
    findSettings(db, signedIn, clock, child.id),
    listAmendments(db, child.id, parent.id),
    listDisclosures(db, child.id),
    mayDecideFor(child, clock()) ? listRequests(db, parent.id, child.id) : null,
    // Nothing is shown when this line cannot be written.
    disclosureStatement(
      db,
      { readerId: parent.id, childId: child.id, view: "parent-dashboard", reason: "parent" },
      clock,
    ),
  ]);
  const names = children.map(({ id, firstName }) => ({ id, firstName }));
  return {
    ...account,
    invitations,
    child: {
      timeZone: child.timeZone,
      overview: { ...overview, children: names },
      activities,
      weekly: weeklyCard(
        overview.overview.selProgress,
        activities,
        { now: clock(), timeZone: child.timeZone },
        locale,
      ),
      consent,
      coachSettings,
      amendments,
      looks,
      requests,
    },
  };
}

/**
 * One song, one skill, one question a week: the skill of the module the child worked on last, or else each
 * week another lesson's. Never a word the child wrote to anybody.
 */
export function weeklyCard(
  modules: { moduleId: string }[],
  activities: Pick<ChildActivities, "musicTracks">,
  { now, timeZone }: { now: Date; timeZone: string },
  locale: Locale,
): WeeklyCard | null {
  const weekOf = (moment: Date) => weekNumberOf(toDayNumber(localDateOf(moment, timeZone)));
  const weekNumber = weekOf(now);
  const moduleId = modules[0]?.moduleId ?? lessons[weekNumber % lessons.length]?.id;
  const card = moduleId ? familyCardOf(moduleId, locale) : undefined;
  if (!card) return null;
  const song = activities.musicTracks[0];
  const isOfThisWeek = song && weekOf(new Date(song.createdAt)) === weekNumber;
  return { songTitle: isOfThisWeek ? song.title : null, skill: card.skill, question: card.question };
}

async function readConsent(db: Db, child: UserRow, now: Date): Promise<ConsentView> {
  const [granted] = await db
    .select({ choices: consentLedger.choices, createdAt: consentLedger.createdAt })
    .from(consentLedger)
    .where(and(eq(consentLedger.childId, child.id), eq(consentLedger.decision, "granted")))
    .orderBy(desc(consentLedger.createdAt))
    .limit(1);
  const status = child.coppaConsentStatus;
  const isOld = child.dateOfBirth !== null && isOver13(child.dateOfBirth, now, child.timeZone);
  return {
    status:
      isOld || status === "not_required"
        ? "not_required"
        : status === "granted" || status === "revoked"
          ? status
          : "other",
    decidedAt: granted?.createdAt.toISOString() ?? null,
    ferpaConsent: child.ferpaEducationRecordsConsent,
    dataRetentionConsent: !child.dataRetentionOptOut,
    externalModelConsent: child.externalModelConsent,
    externalModelAskedFor: granted?.choices.externalModelAskedFor === true,
  };
}
