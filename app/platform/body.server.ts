import { m } from "~/messages/compiled/messages.js";
import { AppError } from "./errors";

export const MAX_BODY_BYTES = 64 * 1024;

export type ParsedBody = { kind: "json" | "form" | "none"; value: unknown; text: string };

/**
 * Reads a request's body, at most 64 KiB, as JSON or as a plain HTML form.
 * Throws 413 when larger, 415 for another type, 400 for malformed JSON.
 */
export async function readBody(request: Request): Promise<ParsedBody> {
  const text = await readText(request);
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "application/x-www-form-urlencoded") {
    return { kind: "form", value: Object.fromEntries(new URLSearchParams(text)), text };
  }
  if (text === "") return { kind: "none", value: undefined, text };
  if (type !== "application/json" && !type.endsWith("+json")) {
    throw new AppError("unsupported_type", m.common_body_wrong_type());
  }
  try {
    return { kind: "json", value: JSON.parse(text), text };
  } catch {
    throw new AppError("invalid", m.common_body_not_json());
  }
}

const readText = async (request: Request): Promise<string> =>
  new TextDecoder().decode(
    await readBytes(request, MAX_BODY_BYTES, () => new AppError("too_large", m.common_body_too_large())),
  );

/** A request's body, at most `maxBytes`. Throws what `tooLarge` makes for a larger one, before reading on. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: () => AppError,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
