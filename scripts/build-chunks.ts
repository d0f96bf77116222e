// Which files the code of the student's first page is packed into. Left alone, Rollup joins small parts by size and puts
// code of other rooms and pages into the first load.
import type { GetManualChunk, ManualChunkMeta } from "rollup";

const MESSAGES = "/app/messages/compiled/";

/**
 * Names the file of each module of the student's first page: what the framework is, what every page runs on, what the
 * first page shares with others, what is its own, and what looks after a signed-in page once it runs. Every other module is Rollup's to place.
 */
export function firstPageChunks(): GetManualChunk {
  let chunks: Map<string, string> | undefined;
  return (id, meta) => {
    chunks ??= sortModules(meta);
    return chunks.get(id);
  };
}

function sortModules(meta: ManualChunkMeta): Map<string, string> {
  const graph = readGraph(meta);
  const everyPage = graph.modulesOf(["/app/entry.client.tsx", "/app/root.tsx"]);
  const front = graph.modulesOf(["/app/routes/_index.tsx"]);
  const home = graph.modulesOf(["/app/features/dashboard/student-home.tsx"]);
  // What starts the page stays alone: in a file that the routes import it would run before them.
  const starts = graph.idsOf(["/app/entry.client.tsx"]);
  const later = graph.modulesOf([
    "/app/features/offline/offline-keeper.tsx",
    "/app/features/sign-up/idle-guard.tsx",
  ]);
  const first = new Set([...everyPage, ...front, ...home]);
  const usedElsewhere = [...first].filter((id) =>
    graph.importersOf(id).some((importer) => !first.has(withoutQuery(importer))),
  );
  // With all they import, or the two files would need each other.
  const shared = graph.withImports(usedElsewhere);
  const chunkOf = (id: string): string => {
    if (everyPage.has(id)) return /\/node_modules\/|commonjs/.test(id) ? "framework" : "base";
    if (shared.has(id)) return "shared";
    return front.has(id) ? "front" : "student-home";
  };
  const placed = new Map([
    ...[...later].map((id) => [id, "keeper"] as const),
    ...[...first].map((id) => [id, chunkOf(id)] as const),
  ]);
  for (const id of starts) placed.delete(id);
  return placed;
}

/** A route has a second module that only passes its exports on; it stays where the framework looks for it. */
const withoutQuery = (id: string): string => id.replace(/\?.*/, "");

/** Who imports whom, each text by the modules that show it and not by the list of all texts. */
function readGraph({ getModuleIds, getModuleInfo }: ManualChunkMeta) {
  const ids = [...getModuleIds()];
  const known = new Set(ids);
  const folder = ids.find((id) => id.endsWith(`${MESSAGES}messages.js`))?.slice(0, -"messages.js".length);
  const importedBy = (id: string): string[] => {
    const info = getModuleInfo(id);
    const isList = id === `${folder}messages.js` || id === `${folder}messages/_index.js`;
    if (!info || isList) return [];
    const texts = [...(info.code ?? "").matchAll(/\bm\.(\w+)/g)].map(
      ([, name]) => `${folder}messages/${name}.js`,
    );
    return [...info.importedIds, ...texts].filter((imported) => known.has(imported));
  };
  const importers = new Map<string, string[]>();
  for (const id of ids) {
    for (const imported of importedBy(id)) importers.set(imported, [...(importers.get(imported) ?? []), id]);
  }
  const withImports = (first: string[]): Set<string> => {
    const found = new Set(first);
    for (const id of found) for (const imported of importedBy(id)) found.add(imported);
    return found;
  };
  const idsOf = (ends: string[]): string[] => {
    const found = ids.filter((id) => ends.some((end) => id.endsWith(end)));
    if (found.length !== ends.length) throw new Error(`not among the pages' code: ${ends}`);
    return found;
  };
  return {
    importersOf: (id: string) => importers.get(id) ?? [],
    withImports,
    idsOf,
    modulesOf: (ends: string[]) => withImports(idsOf(ends)),
  };
}
