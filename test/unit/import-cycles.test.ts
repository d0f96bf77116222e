import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = ["app", "worker", "durable-objects"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("compiled"))
    .map((path) => join(folder, path)),
);
const known = new Set(files);

/** The project's files whose code a file needs to run; types come and go without a trace. */
function readImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isLoaded =
      (ts.isImportDeclaration(statement) && isValueImport(statement.importClause)) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
    const from = isLoaded ? statement.moduleSpecifier : undefined;
    const path = from && ts.isStringLiteral(from) ? resolve(file, from.text) : undefined;
    return path ? [path] : [];
  });
}

function isValueImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings;
  if (clause.name || !named || ts.isNamespaceImport(named)) return true;
  return named.elements.some((element) => !element.isTypeOnly);
}

function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith("~/") ? join("app", specifier.slice(2)) : join(dirname(file), specifier);
  if (!/^[.~]/.test(specifier)) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts"), join(path, "index.tsx")].find((each) =>
    known.has(each),
  );
}

it("no file needs itself, not by any way around", () => {
  const imports = new Map(files.map((file) => [file, readImports(file)]));
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
