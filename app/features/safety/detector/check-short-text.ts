import type { Assessment } from "../types";
import { assessText } from "./assess";
import { moderate } from "./moderation";
import { normalizeText } from "./normalize-text";

export type ShortTextReason = "crisis" | "unkind" | "personal_details" | "sexual" | "violent" | "illicit";
export type ShortTextCheck =
  | { ok: true }
  | { ok: false; reason: Exclude<ShortTextReason, "crisis"> }
  | { ok: false; reason: "crisis"; assessment: Assessment };

const personalDetails = [
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]| at (?=(?:gmail|yahoo|hotmail|outlook|icloud)))\s?[\p{L}\p{N}-]+\s?(?:\.|\(dot\)| dot )\s?[a-z]{2,}/iu,
  /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/,
  /\b\d{3}[\s.-]\d{4}\b/,
  /\b\d{1,5}\s+(?:[nsew]\.?\s+)?\p{L}+(?:\s\p{L}+)?\s(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|circle|place|calle|avenida)\b\.?/iu,
  /\b(?:calle|avenida|av\.?)\s+\p{L}+(?:\s\p{L}+)?\s*(?:#|no\.?|numero|número)?\s?\d{1,5}\b/iu,
  /\b(?:snap(?:chat)?|insta(?:gram)?|discord|tiktok|ig|sc|whatsapp|kik|telegram|add me on)\s*(?:is|:|=|@|me at|->|es|name is)\s*@?[\w.#-]{3,}/iu,
  /(?:^|\s)@[\w.]{4,}/u,
  /https?:\/\/|\bwww\.\S+|\b[\w-]+\.(?:com|net|org|gg|io|me)\b/iu,
  /\b\d{3}-\d{2}-\d{4}\b/,
];

/**
 * Judges a short text others may see (titles, nicknames, circle names) or that is stored (notes,
 * answers). A crisis comes first, so that a cry for help in a song title is never just "refused" (K12).
 */
export function checkShortText(text: string): ShortTextCheck {
  const assessment = assessText(text);
  if (assessment.escalate) return { ok: false, reason: "crisis", assessment };
  if (personalDetails.some((pattern) => pattern.test(text))) return { ok: false, reason: "personal_details" };
  const { flags, isSwearing } = moderate(normalizeText(text));
  if (flags.some((flag) => flag.startsWith("sexual"))) return { ok: false, reason: "sexual" };
  if (isSwearing || flags.some((flag) => flag.startsWith("hate") || flag.startsWith("harassment"))) {
    return { ok: false, reason: "unkind" };
  }
  if (flags.some((flag) => flag.startsWith("violence"))) return { ok: false, reason: "violent" };
  if (flags.some((flag) => flag.startsWith("illicit"))) return { ok: false, reason: "illicit" };
  return { ok: true };
}
