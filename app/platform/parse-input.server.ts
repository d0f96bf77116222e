import type { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import { AppError } from "./errors";

/** `isStrict`: a field the schema does not know is refused. Plain forms may carry helpers of their own. */
type ParseOptions = { isStrict?: boolean };

/**
 * Parses with a schema; throws 400 `invalid` with the first problem as message and one sentence a field, all in
 * the language of the request.
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { isStrict = false }: ParseOptions = {},
): z.infer<Schema> {
  const result = schema.safeParse(value, { error: describeIssue });
  const unknown = isStrict ? findUnknownKeys(schema, value) : [];
  if (result.success && unknown.length === 0) return result.data;
  // A map, because a field may be called `__proto__`.
  const sentences = new Map<string, string>();
  let title: string | undefined;
  const issues = result.error?.issues ?? [];
  for (const issue of issues) {
    const field = issue.path.join(".");
    if (field && !sentences.has(field)) sentences.set(field, issue.message);
    if (issue.code === "custom" && typeof issue.params?.title === "string") title ??= issue.params.title;
  }
  for (const field of unknown) sentences.set(field, m.common_input_unknown({ field: field.slice(0, 80) }));
  const message = issues[0]?.message ?? [...sentences.values()][0] ?? m.common_input_wrong();
  const fieldErrors = Object.fromEntries(sentences);
  throw new AppError("invalid", message, { fieldErrors, ...(title ? { title } : {}) });
}

/** A schema's problem as a sentence for people; what the schema itself says goes before it. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? m.common_input_missing()
        : describeType(issue.expected);
    case "too_small":
      if (issue.origin === "string") {
        return Number(issue.minimum) <= 1
          ? m.common_input_missing()
          : m.common_input_too_short({ count: String(issue.minimum) });
      }
      if (issue.origin === "array") return m.common_input_too_few({ count: String(issue.minimum) });
      return m.common_input_too_small({ count: String(issue.minimum) });
    case "too_big":
      if (issue.origin === "string") return m.common_input_too_long({ count: String(issue.maximum) });
      if (issue.origin === "array") return m.common_input_too_many({ count: String(issue.maximum) });
      return m.common_input_too_big({ count: String(issue.maximum) });
    case "invalid_value":
    case "invalid_union":
      return issue.input === undefined ? m.common_input_missing() : m.common_input_choice();
    default:
      return m.common_input_wrong();
  }
}

function describeType(expected: string): string {
  switch (expected) {
    case "string":
      return m.common_input_text();
    case "number":
      return m.common_input_number();
    case "int":
      return m.common_input_whole_number();
    case "boolean":
      return m.common_input_yes_no();
    case "array":
      return m.common_input_list();
    default:
      return m.common_input_wrong();
  }
}

/** What zod keeps about a schema, as far as it is needed to walk it. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  options?: z.ZodType[];
  in?: z.ZodType;
};
const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;

/**
 * Paths of all keys a schema does not know. Asked beside parsing, because a schema drops such keys silently and
 * cannot be made strict after it was refined or transformed.
 */
export function findUnknownKeys(schema: z.ZodType, value: unknown, path: string[] = []): string[] {
  const definition = definitionOf(schema);
  const { shape, innerType, element, valueType, items, options } = definition;
  if (innerType) return findUnknownKeys(innerType, value, path);
  if (definition.in) return findUnknownKeys(definition.in, value, path);
  if (options) {
    const found = options.map((option) => findUnknownKeys(option, value, path));
    // The choice that fits best speaks: a value may be good for one of them only.
    const fitting = options.findIndex((option) => option.safeParse(value).success);
    return found[fitting] ?? found.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(value)) {
    const ofItem = (index: number) => element ?? items?.[index];
    return value.flatMap((item, index) => {
      const known = ofItem(index);
      return known ? findUnknownKeys(known, item, [...path, String(index)]) : [];
    });
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const known = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
    if (known) return findUnknownKeys(known, item, [...path, key]);
    return shape && (!definition.catchall || key === "__proto__") ? [[...path, key].join(".")] : [];
  });
}
