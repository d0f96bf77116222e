import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Attributes that people read or hear. */
const NAMING = new Set(["aria-label", "aria-description", "alt", "placeholder", "title", "label", "heading"]);
/** Names and keys that are the same in every language. */
const SAME = new Set(["Beats", "DJ", "BPM"]);

/** Texts that stand in the markup of a source file itself, where a message of the catalogue belongs. */
function hardCodedTexts(path: string, source: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    const said = text.replace(/\s+/g, " ").trim();
    if (/\p{L}{2}/u.test(said) && !SAME.has(said)) found.push(`${path}: ${said}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text);
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent))
      addLiterals(node.expression, add);
    if (ts.isJsxAttribute(node) && NAMING.has(node.name.getText())) addAttribute(node, add);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** A literal as the whole of an expression, or as one of its cases. */
function addLiterals(expression: ts.Expression, add: (text: string) => void): void {
  if (ts.isStringLiteralLike(expression)) add(expression.text);
  if (ts.isConditionalExpression(expression)) {
    addLiterals(expression.whenTrue, add);
    addLiterals(expression.whenFalse, add);
  }
  if (ts.isTemplateExpression(expression)) {
    add(expression.head.text);
    for (const { literal } of expression.templateSpans) add(literal.text);
  }
}

function addAttribute({ initializer }: ts.JsxAttribute, add: (text: string) => void): void {
  if (!initializer) return;
  if (ts.isStringLiteral(initializer)) add(initializer.text);
  if (ts.isJsxExpression(initializer) && initializer.expression) addLiterals(initializer.expression, add);
}

describe("the markup", () => {
  it("holds no text of its own: every word comes from the catalogue", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".tsx"),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) => hardCodedTexts(path, readFileSync(join("app", path), "utf8")));
    expect(found).toEqual([]);
  });

  it("is looked through for texts and naming attributes", () => {
    const source = `const page = <p title="Your talks">Hello <b>{ok ? "Yes, please" : m.no()}</b>{\`Step \${n}\`}</p>;`;
    expect(hardCodedTexts("a.tsx", source)).toEqual([
      "a.tsx: Your talks",
      "a.tsx: Hello",
      "a.tsx: Yes, please",
      "a.tsx: Step",
    ]);
  });
});
