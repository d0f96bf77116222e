import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { consentRequests, familyLinks, users } from "~/db/schema";
import { linkStatement } from "~/features/consent/index.server";
import { isAdult } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";

type ParentContext = Pick<RequestContext, "db" | "clock">;

/**
 * Links a parent to the children for whom they gave consent from this very address. The address must be
 * verified; a name or a school is never enough (P11). Returns how many links are new.
 */
export async function linkConsentedChildren(
  db: Db,
  parent: Pick<UserRow, "id" | "userType" | "email" | "emailVerifiedAt">,
  clock: Clock,
): Promise<number> {
  if (parent.userType !== "parent" || !parent.emailVerifiedAt) return 0;
  const rows = await db
    .selectDistinct({ childId: consentRequests.childId })
    .from(consentRequests)
    .leftJoin(
      familyLinks,
      and(eq(familyLinks.childId, consentRequests.childId), eq(familyLinks.parentId, parent.id)),
    )
    .where(
      and(
        eq(consentRequests.parentEmail, parent.email),
        eq(consentRequests.status, "granted"),
        isNull(familyLinks.id),
      ),
    );
  const [first, ...rest] = rows.map(({ childId }) =>
    linkStatement(db, parent.id, childId, "consent", clock()),
  );
  if (first) await db.batch([first, ...rest]);
  return rows.length;
}

/** The parent's children in the order they were linked; those who have turned 18 are not among them. */
export async function listChildren({ db, clock }: ParentContext, parent: UserRow): Promise<UserRow[]> {
  const read = () =>
    db
      .select({ child: users })
      .from(familyLinks)
      .innerJoin(users, eq(users.id, familyLinks.childId))
      .where(eq(familyLinks.parentId, parent.id))
      .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id));
  const [newLinks, linked] = await Promise.all([linkConsentedChildren(db, parent, clock), read()]);
  const rows = newLinks > 0 ? await read() : linked;
  const now = clock();
  return rows.map(({ child }) => child).filter((child) => !isAdult(child, now));
}

/** The child asked for, or the first; somebody else's child is the same 404 as none at all. */
export function chooseChild(children: UserRow[], childId: string | undefined): UserRow {
  const child = childId ? children.find(({ id }) => id === childId) : children[0];
  if (!child) throw new AppError("no_child_linked", m.family_no_child_text());
  return child;
}
