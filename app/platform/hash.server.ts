import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase64urlNoPadding, encodeHexLowerCase } from "@oslojs/encoding";

/** SHA-256 of a text as lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(text)));
}

/** A random token of `bytes` bytes (32 = 256 bits) as base64url, fit for cookies and links. */
export function createToken(bytes = 32): string {
  return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(bytes)));
}
