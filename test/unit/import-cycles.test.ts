import { expect, it } from "vitest";
import { files, type Import, readImports } from "./project-imports";

/** Every way along `needs` that comes back to where it was. */
function findCycles(needs: Map<string, Iterable<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (one: string, way: readonly string[]) => {
    const from = way.indexOf(one);
    if (from >= 0) cycles.push([...way.slice(from), one].join(" → "));
    if (from >= 0 || done.has(one)) return;
    for (const next of needs.get(one) ?? []) visit(next, [...way, one]);
    done.add(one);
  };
  for (const one of needs.keys()) visit(one, []);
  return cycles;
}

const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];

/** Which other features each feature names: its types and what it loads later, too. */
function readFeatures(imports: Import[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [feature, other] = [featureOf(from), featureOf(to)];
    if (!feature || !other || feature === other) continue;
    needs.set(feature, (needs.get(feature) ?? new Set()).add(other));
  }
  return needs;
}

const imports = files.flatMap((file) => readImports(file));

it("no file needs itself, not by any way around", () => {
  const needs = new Map<string, string[]>();
  for (const { from, to, isLoaded, isLater } of imports) {
    if (isLoaded && !isLater) needs.set(from, [...(needs.get(from) ?? []), to]);
  }
  expect(findCycles(needs)).toEqual([]);
});

it("no feature needs itself, not by any way around", () => {
  expect(findCycles(readFeatures(imports))).toEqual([]);
  const planted = readImports("app/features/identity/age.ts", 'import type { X } from "~/features/staff";');
  expect(findCycles(readFeatures([...imports, ...planted]))).not.toEqual([]);
});
