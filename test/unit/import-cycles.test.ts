import { expect, it } from "vitest";
import { files, readImports } from "./project-imports";

it("no file needs itself, not by any way around", () => {
  const needs = (file: string) =>
    readImports(file).flatMap(({ to, isLoaded, isLater }) => (isLoaded && !isLater ? [to] : []));
  const imports = new Map(files.map((file) => [file, needs(file)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const from = way.indexOf(file);
    if (from >= 0) cycles.push([...way.slice(from), file].join(" → "));
    if (from >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});
