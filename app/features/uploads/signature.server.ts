import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { m } from "~/messages/compiled/messages.js";
import { AppError } from "~/platform/errors";

async function sign(env: Pick<Env, "SIGNING_SECRET">, id: string, expiresAtMs: number): Promise<string> {
  if (!env.SIGNING_SECRET) throw new AppError("unavailable", m.uploads_not_configured());
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(`beats upload\n${env.SIGNING_SECRET}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const mark = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}\n${expiresAtMs}`));
  return encodeBase64urlNoPadding(new Uint8Array(mark));
}

/** Path and query of the signed address for one upload. Throws 503 when the Worker has no signing secret. */
export async function signUpload(env: Env, id: string, expiresAt: Date): Promise<string> {
  const expires = expiresAt.getTime();
  return `/api/objects/uploads/${id}?expires=${expires}&signature=${await sign(env, id, expires)}`;
}

/** Throws 403 for an address that we did not sign or whose time is over. */
export async function verifyUpload(env: Env, id: string, query: URLSearchParams, now: Date): Promise<void> {
  const expires = Number(query.get("expires"));
  const given = query.get("signature") ?? "";
  const expected = await sign(env, id, expires);
  if (!isSameText(given, expected)) throw new AppError("upload_refused", m.uploads_bad_address());
  if (!(expires > now.getTime())) throw new AppError("upload_refused", m.uploads_expired());
}

/** Compares in a time that does not depend on where the texts differ. */
function isSameText(first: string, second: string): boolean {
  if (first.length !== second.length) return false;
  let difference = 0;
  for (let index = 0; index < first.length; index += 1)
    difference |= first.charCodeAt(index) ^ second.charCodeAt(index);
  return difference === 0;
}
