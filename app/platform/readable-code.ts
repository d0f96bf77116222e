/** Letters and digits nobody mistakes for each other when reading aloud or copying from a board. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A random code of `length` characters that can be read from a board and typed by a child. */
export function createReadableCode(length: number): string {
  let code = "";
  while (code.length < length) {
    // Values past the last whole multiple would favour the first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (code.length === length) break;
      if (byte < 256 - (256 % ALPHABET.length)) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}
