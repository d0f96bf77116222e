import { applyD1Migrations, env, reset } from "cloudflare:test";
import { beforeAll } from "vitest";

/** Each file begins with empty storage. */
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});
