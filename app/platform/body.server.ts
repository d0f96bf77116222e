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

/** How much of a refused body is still read: more than anything a page sends but a file. */
const MAX_DRAINED_BYTES = 1024 * 1024;

/**
 * Reads a body nobody asked for to its end. A reply to a request whose body is still on its way makes the runtime
 * close the connection, and the client may meet that before it has read the reply (RFC 9112, 9.6).
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  if (Number(request.headers.get("content-length") ?? 0) > MAX_DRAINED_BYTES) return;
  const reader = request.body.getReader();
  try {
    for (let size = 0; size <= MAX_DRAINED_BYTES; ) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // A client that has gone hears no reply either.
  }
}
