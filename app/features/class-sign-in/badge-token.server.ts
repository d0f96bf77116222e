import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { createToken } from "~/platform/hash.server";

const ID_BYTES = 9;
const ID_LENGTH = 12;
const PROOF_BYTES = 16;

export const createBadgeId = (): string => createToken(ID_BYTES);

/**
 * A badge's token: its id and 128 bits of HMAC-SHA256 over it. A copy of the database alone opens nothing,
 * and the same badge can be printed again without voiding the paper already handed out.
 */
export async function badgeToken(secret: string, badgeId: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(`beats class badge\n${secret}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const proof = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(badgeId));
  return badgeId + encodeBase64urlNoPadding(new Uint8Array(proof).slice(0, PROOF_BYTES));
}

/** The badge id of a genuine token, else null. */
export async function readBadgeToken(secret: string, token: string): Promise<string | null> {
  const badgeId = token.slice(0, ID_LENGTH);
  const expected = await badgeToken(secret, badgeId);
  if (expected.length !== token.length) return null;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= expected.charCodeAt(index) ^ token.charCodeAt(index);
  }
  return difference === 0 ? badgeId : null;
}
