import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { auditLog, users } from "~/db/schema";
import { keepsRoster } from "~/features/classrooms/index.server";
import type { UserRow, Work } from "~/platform/context.server";
import { type Page, type PageWish, pageRange, toPage } from "~/platform/paging";

export const rosterImportSchema = z.object({
  at: z.string(),
  /** Who imported; null once that account is gone. */
  by: z.string().nullable(),
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
});
export type RosterImport = z.infer<typeof rosterImportSchema>;

/** Rows of one answer of the API. */
export const IMPORTS_A_REPLY = 100;

/** The imports of the school whose roster somebody keeps, newest first; none for anybody else. */
export async function listImports(
  { db }: Pick<Work, "db">,
  keeper: UserRow,
  wish: PageWish,
): Promise<Page<RosterImport>> {
  const { limit, offset } = pageRange(wish);
  const rows = await db
    .select({
      at: auditLog.createdAt,
      details: auditLog.details,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(isImportOf(keeper.schoolId), keepsRoster(keeper)))
    .orderBy(desc(auditLog.createdAt))
    .limit(limit)
    .offset(offset);
  const imports = rows.map(({ at, details, firstName, lastName }) => {
    const count = (name: string) => Number(details?.[name] ?? 0);
    return {
      at: at.toISOString(),
      by: firstName === null ? null : `${firstName} ${lastName}`,
      ...{ rows: count("rows"), created: count("created"), changed: count("changed") },
      unchanged: count("unchanged"),
    };
  });
  return toPage(imports, wish);
}

/** In the very words of the index, which holds nothing but imports. */
const isImportOf = (schoolId: string | null): SQL =>
  sql`${auditLog.action} = 'roster_imported' and (${auditLog.details} ->> '$.schoolId') = ${schoolId}`;
