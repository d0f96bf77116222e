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

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new AppError("too_large", m.common_body_too_large());
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
