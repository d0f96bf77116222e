import { and, desc, eq, ne, notInArray, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { auditLog, users } from "~/db/schema";
import type { Work } from "~/platform/context.server";

export const disclosureSchema = z.object({
  at: z.string(),
  reader: z.string(),
  role: z.string(),
  view: z.string(),
});
export type Disclosure = z.infer<typeof disclosureSchema>;

const LIST_LIMIT = 50;

/** Who looked at this person's record, newest first (34 CFR 99.32; P18). */
export const listDisclosures = ({ db }: Pick<Work, "db">, userId: string): Promise<Disclosure[]> =>
  readLooks(db, userId, ne(auditLog.actorId, userId));

/**
 * The same for a parent of the child: everybody else's looks, and apart from them the parent's own, which are many
 * and would push the others out of the list.
 */
export async function listFamilyLooks(
  db: Db,
  childId: string,
  parentId: string,
): Promise<{ others: Disclosure[]; own: Disclosure[] }> {
  const [others, own] = await Promise.all([
    readLooks(db, childId, notInArray(auditLog.actorId, [childId, parentId])),
    readLooks(db, childId, eq(auditLog.actorId, parentId)),
  ]);
  return { others, own };
}

async function readLooks(db: Db, userId: string, byWhom: SQL): Promise<Disclosure[]> {
  const rows = await db
    .select({
      at: auditLog.createdAt,
      details: auditLog.details,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.userType,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectId, userId), eq(auditLog.action, "record_read"), byWhom))
    .orderBy(desc(auditLog.createdAt))
    .limit(LIST_LIMIT);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    reader: row.firstName ? `${row.firstName} ${row.lastName}` : "-",
    role: row.role ?? "-",
    view: String(row.details?.view ?? ""),
  }));
}
