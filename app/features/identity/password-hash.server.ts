import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt setting of 16 MiB a hash: four at once stay well below the isolate's 128 MB (S7). */
const PARAMETERS = { cost: 2 ** 14, blockSize: 8, parallelization: 5 };
const KEY_BYTES = 32;
const MAX_CONCURRENT = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: BinaryLike, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, KEY_BYTES, { ...options, maxmem: 64 * 1024 * 1024 }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Hashes a password as `scrypt$N$r$p$salt$key` (base64): the parameters travel with the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { cost, blockSize, parallelization } = PARAMETERS;
  const key = await derive(password.normalize("NFKC"), salt, PARAMETERS);
  return ["scrypt", cost, blockSize, parallelization, salt.toString("base64"), key.toString("base64")].join(
    "$",
  );
}

// A hash nobody's password has: an unknown account costs the same time as a known one (S8).
const NOBODY = `scrypt$16384$8$5$${Buffer.alloc(16, 7).toString("base64")}$${Buffer.alloc(32, 9).toString("base64")}`;

/** Whether the password fits the stored hash. Takes as long for `null` (no such account) as for a real one. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, cost, blockSize, parallelization, salt, key] = (stored ?? NOBODY).split("$");
  if (scheme !== "scrypt" || !salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const actual = await derive(password.normalize("NFKC"), Buffer.from(salt, "base64"), {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
}

/** Whether a hash was made with other parameters than today's and should be made again at sign-in. */
export function needsRehash(stored: string): boolean {
  const { cost, blockSize, parallelization } = PARAMETERS;
  return !stored.startsWith(`scrypt$${cost}$${blockSize}$${parallelization}$`);
}
