import { env } from "cloudflare:test";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "~/db/schema";
import { allApiRoutes } from "~/platform/api-routes.server";
import { buildOpenApi } from "~/platform/openapi.server";

/** Every call of the published document, as `GET /api/x/{id}`. */
export async function documentedCalls(): Promise<string[]> {
  const { paths } = buildOpenApi(allApiRoutes(), "test") as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Rows that name the child, by table. */
export async function rowsOf(childId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const exported: unknown[] = Object.values(schema);
  for (const table of exported) {
    if (!is(table, SQLiteTable)) continue;
    const { name, columns } = getTableConfig(table);
    const owners = columns.map((column) => column.name).filter((each) => /(^|_)id$/.test(each));
    if (owners.length === 0) continue;
    const where = owners.map((column) => `"${column}" = ?1`).join(" or ");
    const count = await env.DB.prepare(`select count(*) n from "${name}" where ${where}`)
      .bind(childId)
      .first<number>("n");
    if (count) counts[name] = count;
  }
  return counts;
}
