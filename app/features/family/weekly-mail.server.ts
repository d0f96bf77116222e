import { and, asc, count, eq, gt, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { familyLinks, outbox, users } from "~/db/schema";
import { disclosureStatement } from "~/platform/audit.server";
import type { Clock } from "~/platform/clock";
import type { UserRow } from "~/platform/context.server";
import { DAY_MS, MINUTE_MS } from "~/platform/durations";
import { runWithLocale } from "~/platform/locale.server";
import { describeError, logEvent } from "~/platform/log";
import { queueMail } from "~/platform/outbox.server";
import { hasWeeklyCard, openDeletionOf, readWeeklyCard } from "./weekly-card.server";
import { cardDayBefore, cardMoment, latestCardDay } from "./weekly-days.server";
import { weeklyCardMail } from "./weekly-mail";
import { sealStopToken } from "./weekly-stop.server";

type Duty = { env: Pick<Env, "APP_ORIGIN" | "SIGNING_SECRET">; db: Db; clock: Clock };
type Link = typeof familyLinks.$inferSelect;
type Family = { link: Link; child: UserRow; parent: UserRow; day: string };

/** Read at a time: below D1's 100 bound parameters with two people a link. */
const LINKS_AT_A_TIME = 40;
/** A run makes cards for so long; with the mail's own minute it is over well before the next one. */
const RUN_MS = MINUTE_MS;
/** Cards in the outbox that nobody tried to send yet: about what one run sends, so that none grows old there. */
const WAITING_AT_MOST = 100;
/** A card that could not go out until then (our number) stays on the page only; the next one is near. */
const LATE_MS = 3 * DAY_MS;

/**
 * The clock's duty: each parent's card about each child, on Sunday afternoon where the child lives. The link itself
 * says when it is due next and which card it had last; both move on in the batch that queues the mail, so that runs
 * at once, repeated or late send one. Returns how many were queued. `nowMs` measures the run's minute.
 */
export async function sendWeeklyCards(
  duty: Duty,
  nowMs: () => number = () => performance.now(),
): Promise<number> {
  const { db, clock, env } = duty;
  const now = clock();
  const endsAtMs = nowMs() + RUN_MS;
  // Without an address for its links, and above all for the one that stops it, no card goes out.
  const mayQueue = Boolean(env.APP_ORIGIN && env.SIGNING_SECRET);
  let room: number | null = null;
  let queued = 0;
  let last: Link | undefined;
  do {
    const links = await readDueLinks(db, now, last);
    if (links.length === 0) break;
    room ??= mayQueue ? WAITING_AT_MOST - (await countWaiting(db)) : 0;
    for (const family of await findFamilies(db, links, now)) {
      if (nowMs() >= endsAtMs) return queued;
      const isWanted = isWantedByMail(family, now);
      if (isWanted && room <= 0) continue;
      try {
        if (isWanted && (await queueCard(duty, family))) {
          queued += 1;
          room -= 1;
        } else {
          await moveOn(db, family);
        }
      } catch (error) {
        // One that fails is tried again at the next turn and does not hold up the others.
        const { errorName } = describeError(error);
        logEvent({ event: "task_failed", task: "weekly_card", errorName, subjectId: family.child.id });
      }
    }
    last = links.at(-1);
  } while (room > 0);
  return queued;
}

/** The next links that are due, after one that was seen; two of one moment are told apart by their id. */
const readDueLinks = (db: Db, now: Date, after: Link | undefined): Promise<Link[]> =>
  db
    .select()
    .from(familyLinks)
    .where(
      and(
        lte(familyLinks.cardDueAt, now),
        after && gte(familyLinks.cardDueAt, after.cardDueAt),
        after &&
          or(
            gt(familyLinks.cardDueAt, after.cardDueAt),
            and(eq(familyLinks.cardDueAt, after.cardDueAt), gt(familyLinks.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(familyLinks.cardDueAt), asc(familyLinks.id))
    .limit(LINKS_AT_A_TIME);

async function findFamilies(db: Db, links: Link[], now: Date): Promise<Family[]> {
  const ids = [...new Set(links.flatMap(({ childId, parentId }) => [childId, parentId]))];
  const people = await db.select().from(users).where(inArray(users.id, ids));
  const personOf = new Map(people.map((person) => [person.id, person]));
  return links.flatMap((link) => {
    const [child, parent] = [personOf.get(link.childId), personOf.get(link.parentId)];
    return child && parent ? [{ link, child, parent, day: latestCardDay(now, child.timeZone) }] : [];
  });
}

async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count().as("n") })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        eq(outbox.kind, "weekly_card"),
        eq(outbox.attempts, 0),
      ),
    );
  return row?.n ?? 0;
}

/** Only to an address the parent proved, about a child linked when the card was made, and not the same card again. */
function isWantedByMail({ link, child, parent, day }: Family, now: Date): boolean {
  const madeAt = cardMoment(day, child.timeZone);
  return (
    hasWeeklyCard(child, now) &&
    parent.userType === "parent" &&
    parent.emailVerifiedAt !== null &&
    !parent.weeklyCardOptOut &&
    link.createdAt < madeAt &&
    now.getTime() - madeAt.getTime() < LATE_MS &&
    (link.cardDay === null || link.cardDay < day)
  );
}

/** When the link is due again, wherever the clocks were changed meanwhile. */
const nextDue = ({ child, day }: Family): Date => cardMoment(cardDayBefore(day, -1), child.timeZone);

/** Of runs at once only the first finds the link as it was read. */
const asRead = ({ link }: Family) =>
  and(eq(familyLinks.id, link.id), eq(familyLinks.cardDueAt, link.cardDueAt));

const moveOn = (db: Db, family: Family) =>
  db
    .update(familyLinks)
    .set({ cardDueAt: nextDue(family) })
    .where(asRead(family));

/** Puts the card into the outbox; false when another run did, or what it hangs on ended meanwhile. */
async function queueCard({ env, db, clock }: Duty, family: Family): Promise<boolean> {
  const { link, child, parent, day } = family;
  const { locale } = parent;
  const now = clock();
  const origin = env.APP_ORIGIN ?? "";
  const token = await sealStopToken(env.SIGNING_SECRET ?? "", parent.id, now);
  const card = await runWithLocale(locale, () => readWeeklyCard(db, child, day));
  const letter = weeklyCardMail({
    childFirstName: child.firstName,
    card,
    pageUrl: `${origin}/?childId=${child.id}#weekly`,
    stopUrl: `${origin}/weekly-card/${token}?lang=${locale}`,
    locale,
  });
  const stillHolds = sql`exists (select 1 from ${familyLinks} where ${asRead(family)})
    and exists (select 1 from ${users} where ${users.id} = ${parent.id} and ${users.weeklyCardOptOut} = 0)
    and exists (select 1 from ${users} where ${users.id} = ${child.id}
      and ${users.coppaConsentStatus} = ${child.coppaConsentStatus})
    and not ${openDeletionOf(child.id, parent.id)}`;
  const done = await decideIf(db, stillHolds, [
    db
      .update(familyLinks)
      .set({ cardDueAt: nextDue(family), cardDay: day })
      .where(eq(familyLinks.id, link.id)),
    disclosureStatement(
      db,
      { readerId: parent.id, childId: child.id, view: "weekly-card-mail", reason: "parent" },
      clock,
    ),
    queueMail(
      db,
      {
        kind: "weekly_card",
        to: parent.email,
        userId: child.id,
        unsubscribeUrl: `${origin}/api/weekly-card/${token}`,
        ...letter,
      },
      clock,
    ),
  ]);
  return done !== null;
}
