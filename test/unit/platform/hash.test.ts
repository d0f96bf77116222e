import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sha256Hex } from "~/platform/hash.server";

it("hashes as everybody does", async () => {
  // The example of FIPS 180-4, and a text that is more than one block of more than ASCII.
  expect(await sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const long = "música ".repeat(40);
  expect(await sha256Hex(long)).toBe(createHash("sha256").update(long).digest("hex"));
});
