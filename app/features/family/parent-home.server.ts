import { and, desc, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { consentLedger } from "~/db/schema";
import { type FeelingDay, listFeelingDays } from "~/features/check-in/index.server";
import { type Invitation, listInvitations } from "~/features/classrooms/index.server";
import { type CoachSettings, findSettings } from "~/features/coach/index.server";
import { type ConsentDecisionView, listDecisions } from "~/features/consent/index.server";
import { isOver13 } from "~/features/identity/index.server";
import {
  type Amendment,
  type DataRequestState,
  type DeletionReceipt,
  type Disclosure,
  listAmendments,
  listFamilyLooks,
  listReceipts,
  listRequests,
} from "~/features/privacy/index.server";
import { allKeyed } from "~/platform/all-keyed";
import { disclosureStatement } from "~/platform/audit.server";
import type { RequestContext, SignedIn, UserRow } from "~/platform/context.server";
import { mayDecideFor } from "./child-data.server";
import { RECENT_EMOTIONS, readActivities, readOverview } from "./child-record.server";
import { listChildren } from "./children.server";
import type { ChildActivities, ChildOverview } from "./family.schema";
import type { WeeklyMail } from "./weekly-card";
import { listWeeklyCards } from "./weekly-card.server";
import type { WeeklyCard } from "./weekly-words.server";

const RECENT_ACTIVITIES = 5;

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
  /** The weekly cards, newest first; none when the child does not use Beats at present. */
  cards: WeeklyCard[];
  /** The latest feelings by the child's own days, newest first. */
  feelings: FeelingDay[];
  consent: ConsentView;
  decisions: ConsentDecisionView[];
  /** Copies and deletions this parent asked for; null from 13 on, when they are the child's own to ask. */
  requests: DataRequestState[] | null;
  coachSettings: CoachSettings;
  amendments: Amendment[];
  /** Who looked at the child's record (P18): everybody else, and this parent. */
  looks: { others: Disclosure[]; own: Disclosure[] };
};

export type ParentHomeData = {
  isEmailVerified: boolean;
  /** The profile form was left out at sign-up. */
  needsProfile: boolean;
  invitations: Invitation[];
  weeklyMail: WeeklyMail;
  /** Of accounts this parent had deleted. */
  receipts: DeletionReceipt[];
  /** Null when no child is linked. */
  child: ChildView | null;
};

/** Everything the parent's page shows about the chosen child (`?childId=`), with one line in the disclosure log. */
export async function loadParentHome(context: RequestContext, signedIn: SignedIn): Promise<ParentHomeData> {
  const { db, locale } = context;
  const parent = signedIn.user;
  // One after the other: the first visit links a child, and only then are its invitations this parent's.
  const children = await listChildren(context, parent);
  const [invitations, receipts] = await Promise.all([
    listInvitations(context, parent),
    listReceipts(db, parent.id, locale),
  ]);
  const isEmailVerified = parent.emailVerifiedAt !== null;
  const account = {
    isEmailVerified,
    needsProfile: parent.registrationCompletedAt === null,
    weeklyMail: isEmailVerified ? (parent.weeklyCardOptOut ? "off" : "on") : "unproved",
    invitations,
    receipts,
  } as const;
  const asked = context.url.searchParams.get("childId");
  const child = children.find(({ id }) => id === asked) ?? children[0];
  if (!child) return { ...account, child: null };
  const names = children.map(({ id, firstName }) => ({ id, firstName }));
  return { ...account, child: await openChild(context, signedIn, child, names) };
}

/** One child's part of the page. */
async function openChild(
  context: RequestContext,
  signedIn: SignedIn,
  child: UserRow,
  children: ChildOverview["children"],
): Promise<ChildView> {
  const { db, clock, locale } = context;
  const parent = signedIn.user;
  const now = clock();
  const {
    overview,
    disclosure: _,
    ...parts
  } = await allKeyed({
    overview: readOverview(db, child, locale),
    activities: readActivities(db, child.id, locale, RECENT_ACTIVITIES),
    cards: listWeeklyCards(db, child, now),
    feelings: listFeelingDays(db, child.id, RECENT_EMOTIONS),
    consent: readConsent(db, child, now),
    decisions: listDecisions(db, child.id, parent.id),
    coachSettings: findSettings(context, signedIn, child.id),
    amendments: listAmendments(context, parent.id, child.id),
    looks: listFamilyLooks(db, child.id, parent.id),
    requests: mayDecideFor(child, now) ? listRequests(context, parent.id, child.id) : null,
    // Nothing is shown when this line cannot be written.
    disclosure: disclosureStatement(
      db,
      { readerId: parent.id, childId: child.id, view: "parent-dashboard", reason: "parent" },
      clock,
    ),
  });
  return { timeZone: child.timeZone, overview: { ...overview, children }, ...parts };
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
