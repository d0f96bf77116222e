import { and, asc, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { consentRequests, familyLinks, users } from "~/db/schema";
import { isAdult } from "~/features/identity/index.server";
import type { Locale } from "~/platform/languages";

/** A mailbox of the family: of a linked parent, or of whoever said yes by mail and has no account. */
export type FamilyMailbox = {
  /** `parent:<user id>` or `mailbox:<consent request id>`. */
  recipient: string;
  email: string;
  /** The language to write in; null when we do not know it. */
  locale: Locale | null;
};

const LIMIT = 4;

/**
 * Whom of a child's family we write to: linked parents, and the mailbox the consent in force came from, which may
 * belong to nobody with an account. Nobody once the child is of age (P20).
 */
export async function findFamilyMailboxes(db: Db, childId: string, now: Date): Promise<FamilyMailbox[]> {
  const [[child], parents, consents] = await Promise.all([
    db
      .select({ dateOfBirth: users.dateOfBirth, timeZone: users.timeZone })
      .from(users)
      .where(eq(users.id, childId)),
    db
      .select({ id: users.id, email: users.email, locale: users.locale })
      .from(familyLinks)
      .innerJoin(users, eq(users.id, familyLinks.parentId))
      .where(eq(familyLinks.childId, childId))
      .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id))
      .limit(LIMIT),
    db
      .select({
        id: consentRequests.id,
        email: consentRequests.parentEmail,
        locale: consentRequests.locale,
      })
      .from(consentRequests)
      .where(and(eq(consentRequests.childId, childId), eq(consentRequests.status, "granted")))
      .limit(LIMIT),
  ]);
  if (!child || isAdult(child, now)) return [];
  const linked = parents.map(({ id, ...rest }) => ({ recipient: `parent:${id}`, ...rest }));
  const known = new Set(linked.map(({ email }) => email));
  const others = consents
    .filter(({ email }) => !known.has(email))
    .map(({ id, ...rest }) => ({ recipient: `mailbox:${id}`, ...rest }));
  return [...linked, ...others];
}
