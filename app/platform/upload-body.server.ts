import { m } from "~/messages/compiled/messages.js";
import { readBytes } from "./body.server";
import { AppError } from "./errors";

/** Beside the file a form has its fields and the lines between them. */
const FORM_BYTES = 16 * 1024;
const FILE_FIELD = "file";

export type FileLimits = {
  maxBytes: number;
  /** Content types of a file sent by itself; in a form the browser's word for it is not asked. */
  types: readonly string[];
  /** Sentences for a file that is too large, of another type, or missing. */
  messages: { tooLarge: () => string; wrongType: () => string; missing: () => string };
};

/** A file and the fields of the form it came in. */
export type Upload = {
  file: Uint8Array<ArrayBuffer>;
  fields: Record<string, string>;
  /** Hash of what was sent, by which a repeated Idempotency-Key is told from another body. */
  mark: string;
};

export const isMultipart = (request: Request): boolean => typeOf(request) === "multipart/form-data";

/**
 * Reads a file sent by itself or as the field `file` of a multipart form. Throws 413 for a larger one, 415 for another
 * content type, 400 without a file or for a form that cannot be read.
 */
export async function readUpload(
  request: Request,
  { maxBytes, types, messages }: FileLimits,
): Promise<Upload> {
  const isForm = isMultipart(request);
  if (!isForm && !types.includes(typeOf(request)))
    throw new AppError("unsupported_type", messages.wrongType());
  const tooLarge = () =>
    new AppError("too_large", messages.tooLarge(), { fieldErrors: { file: messages.tooLarge() } });
  const bytes = await readBytes(request, isForm ? maxBytes + FORM_BYTES : maxBytes, tooLarge);
  if (!isForm) return { file: bytes, fields: {}, mark: await hashOf(bytes) };
  const { file, fields } = await readForm(bytes, request.headers.get("content-type") ?? "");
  const missing = messages.missing();
  if (!file) throw new AppError("invalid", missing, { fieldErrors: { file: missing } });
  if (file.byteLength > maxBytes) throw tooLarge();
  // Of the parts, not of the body: each sending has other lines between them.
  const mark = `${JSON.stringify(fields)}${await hashOf(file)}`;
  return { file, fields, mark };
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new AppError("invalid", m.common_body_not_json());
  }
  const fields: Record<string, string> = {};
  let file: Uint8Array<ArrayBuffer> | null = null;
  for (const [name, value] of form as unknown as Iterable<[string, string | Blob]>) {
    if (typeof value === "string") fields[name] = value;
    // A browser sends an empty file without a name where none was chosen.
    else if (name === FILE_FIELD && (value.size > 0 || ("name" in value && value.name !== ""))) {
      file = new Uint8Array(await value.arrayBuffer());
    }
  }
  return { file, fields };
}

const typeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
