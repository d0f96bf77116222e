import { applyMigrations, type Migration, readApplied } from "./migrations";
import { compareSchemas, readSchema } from "./schema-difference";

export type Update = { isReady: true; mended: number } | { isReady: false; reason: string };

/**
 * Brings a local database up to date. One made by an older checkout may say that it has had a migration whose
 * text was another one then: what is missing is added first, rows untouched. Not ready when that is impossible;
 * then the database is as good as unusable, and nobody should write to it. `scratch` is an empty database.
 */
export async function updateDatabase(
  d1: D1Database,
  scratch: D1Database,
  migrations: readonly Migration[],
): Promise<Update> {
  try {
    const applied = await readApplied(d1);
    let mended = 0;
    if (applied.size > 0) {
      await applyMigrations(
        scratch,
        migrations.filter(({ name }) => applied.has(name)),
      );
      const { statements, obstacles } = await findDifference(d1, scratch);
      if (obstacles.length > 0) return { isReady: false, reason: obstacles.join(", ") };
      if (statements.length > 0) await d1.batch(statements.map((statement) => d1.prepare(statement)));
      mended = statements.length;
    }
    await applyMigrations(d1, migrations);
    await applyMigrations(scratch, migrations);
    const left = await findDifference(d1, scratch);
    const missing = [...left.obstacles, ...left.statements];
    return missing.length > 0 ? { isReady: false, reason: missing.join(", ") } : { isReady: true, mended };
  } catch (error) {
    return { isReady: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

const findDifference = async (d1: D1Database, scratch: D1Database) =>
  compareSchemas(await readSchema(d1), await readSchema(scratch));
