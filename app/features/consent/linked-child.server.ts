import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/index.server";
import { familyLinks, users } from "~/db/schema";
import { isAdult } from "~/features/identity/index.server";
import type { UserRow } from "~/platform/context.server";

/**
 * A parent's linked child, the one way in for everything a parent may see or do of one child. Null for anybody
 * else's, and from the child's 18th birthday on (34 CFR 99.5; P20).
 */
export async function findLinkedChild(
  db: Db,
  parentId: string,
  childId: string,
  now: Date,
): Promise<UserRow | null> {
  const [found] = await db
    .select({ child: users })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.childId))
    .where(and(eq(familyLinks.parentId, parentId), eq(familyLinks.childId, childId)));
  return found && !isAdult(found.child, now) ? found.child : null;
}
