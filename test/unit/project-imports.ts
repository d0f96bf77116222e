import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");

/** The project's files of code, from its root. */
export const files = ["app", "worker", "durable-objects"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("compiled"))
    .map((path) => join(folder, path)),
);
const known = new Set(files);

/**
 * One file names another, `named` as it is written. `isLoaded`: the code is needed to run; types come and go without
 * a trace. `isLater`: only when it is asked for.
 */
export type Import = { from: string; to: string; named: string; isLoaded: boolean; isLater: boolean };

/** The project's files that a file names. */
export function readImports(from: string, text = readFileSync(join(root, from), "utf8")): Import[] {
  const found: Import[] = [];
  const note = (named: ts.Expression | undefined, how: Pick<Import, "isLoaded" | "isLater">) => {
    if (!named || !ts.isStringLiteral(named)) return;
    const to = resolve(from, named.text);
    if (to) found.push({ from, to, named: named.text, ...how });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      note(node.moduleSpecifier, { isLoaded: isValueImport(node.importClause), isLater: false });
    else if (ts.isExportDeclaration(node))
      note(node.moduleSpecifier, { isLoaded: !node.isTypeOnly, isLater: false });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], { isLoaded: true, isLater: true });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, text, ts.ScriptTarget.Latest));
  return found;
}

function isValueImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings;
  if (clause.name || !named || ts.isNamespaceImport(named)) return true;
  return named.elements.some((element) => !element.isTypeOnly);
}

function resolve(file: string, specifier: string): string | undefined {
  if (!/^[.~]/.test(specifier)) return undefined;
  const path = specifier.startsWith("~live/")
    ? join("durable-objects", specifier.slice("~live/".length))
    : specifier.startsWith("~/")
      ? join("app", specifier.slice(2))
      : join(dirname(file), specifier);
  return [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts"), join(path, "index.tsx")].find((each) =>
    known.has(each),
  );
}
