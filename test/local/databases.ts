import { Miniflare } from "miniflare";
import { D1_WORKER, openLocalD1 } from "../../scripts/lib/local-d1";

/** Several empty databases that live as long as the runtime; `dispose` ends it. */
export function openDatabases(names: readonly string[]) {
  const miniflare = new Miniflare({
    modules: true,
    script: D1_WORKER,
    d1Databases: Object.fromEntries(names.map((name, index) => [name, `database-${index}`])),
  });
  const databases = new Map<string, D1Database>();
  for (const name of names) databases.set(name, openLocalD1(miniflare, name));
  return {
    get: (name: string): D1Database => {
      const d1 = databases.get(name);
      if (!d1) throw new Error(`there is no database ${name}`);
      return d1;
    },
    dispose: () => miniflare.dispose(),
  };
}
