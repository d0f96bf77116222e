import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import { z } from "zod";

const NONCE_BYTES = 12;
const envelopeSchema = z.object({ expiresAtMs: z.number(), value: z.unknown() });

async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const material = new TextEncoder().encode(`beats sealed ${purpose}\n${secret}`);
  const digest = await crypto.subtle.digest("SHA-256", material);
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Encrypts a value for a cookie or link (AES-256-GCM, one key a purpose); void after `expiresAtMs`. */
export async function seal(
  secret: string,
  purpose: string,
  value: unknown,
  expiresAtMs: number,
): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify({ expiresAtMs, value }));
  const cipher = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv: nonce },
    await keyFor(secret, purpose),
    plain,
  );
  const sealed = new Uint8Array(NONCE_BYTES + cipher.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(cipher), NONCE_BYTES);
  return encodeBase64urlNoPadding(sealed);
}

/** Opens what `seal` made; null when it was changed, sealed for another purpose, expired or has another shape. */
export async function unseal<Schema extends z.ZodType>(
  secret: string,
  purpose: string,
  sealed: string | undefined,
  schema: Schema,
  nowMs: number,
): Promise<z.infer<Schema> | null> {
  if (!sealed) return null;
  try {
    const bytes = decodeBase64urlIgnorePadding(sealed);
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes.slice(0, NONCE_BYTES) },
      await keyFor(secret, purpose),
      bytes.slice(NONCE_BYTES),
    );
    const envelope = envelopeSchema.parse(JSON.parse(new TextDecoder().decode(plain)));
    return envelope.expiresAtMs > nowMs ? schema.parse(envelope.value) : null;
  } catch {
    return null;
  }
}
