import { and, desc, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { auditLog, users } from "~/db/schema";

export const disclosureSchema = z.object({
  at: z.string(),
  reader: z.string(),
  role: z.string(),
  view: z.string(),
});
export type Disclosure = z.infer<typeof disclosureSchema>;

/** Who looked at this person's record, newest first (34 CFR 99.32; P18). */
export async function listDisclosures(db: Db, userId: string): Promise<Disclosure[]> {
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
    .where(
      and(eq(auditLog.subjectId, userId), eq(auditLog.action, "record_read"), ne(auditLog.actorId, userId)),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(50);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    reader: row.firstName ? `${row.firstName} ${row.lastName}` : "-",
    role: row.role ?? "-",
    view: String(row.details?.view ?? ""),
  }));
}
