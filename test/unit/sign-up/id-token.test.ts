import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderSettings, verifyIdToken } from "~/features/sign-up/oauth.server";

const NOW = new Date("2026-05-02T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const CLAIMS = {
  iss: "https://accounts.google.com",
  sub: "subject-1",
  aud: "beats",
  exp: SECONDS + 600,
  iat: SECONDS - 5,
  nonce: "the nonce",
  email: "ines@school.example",
  email_verified: true,
};
const RSA = {
  name: "RSASSA-PKCS1-v1_5",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: "SHA-256",
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("ID token (S9)", () => {
  let key: CryptoKey;
  let settings: ProviderSettings;
  beforeAll(async () => {
    const pair = await crypto.subtle.generateKey(RSA, true, ["sign", "verify"]);
    key = pair.privateKey;
    const jwk = { ...(await crypto.subtle.exportKey("jwk", pair.publicKey)), kid: "k1", use: "sig" };
    settings = {
      clientId: "beats",
      clientSecret: "-",
      issuer: "https://accounts.google.com",
      authorizationEndpoint: "-",
      tokenEndpoint: "-",
      jwksUri: `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [jwk] }))}`,
    };
  });

  const sign = async (claims: object, header: object = { alg: "RS256", kid: "k1" }, signer = key) => {
    const text = `${encode(header)}.${encode(claims)}`;
    const signature = await crypto.subtle.sign("RSASSA-PKCS1-v1_5", signer, Buffer.from(text));
    return `${text}.${Buffer.from(signature).toString("base64url")}`;
  };
  const verify = (token: string) => verifyIdToken(settings, token, "the nonce", NOW);

  it("accepts what the provider signed for us, with either spelling of Google's issuer", async () => {
    expect(await verify(await sign(CLAIMS))).toMatchObject({ sub: "subject-1" });
    expect(await verify(await sign({ ...CLAIMS, iss: "accounts.google.com" }))).toBeTruthy();
    expect(await verify(await sign({ ...CLAIMS, aud: ["beats", "other"], azp: "beats" }))).toBeTruthy();
  });

  it.each([
    ["another issuer", { iss: "https://accounts.evil.example" }],
    ["another audience", { aud: "other" }],
    ["several audiences without us as the authorized party", { aud: ["beats", "other"], azp: "other" }],
    ["an expired token", { exp: SECONDS - 61 }],
    ["one from the future", { iat: SECONDS + 61 }],
    ["a swapped nonce", { nonce: "another" }],
    ["no nonce", { nonce: undefined }],
    ["an unverified address", { email_verified: false }],
    ["no address", { email: undefined }],
    ["no subject", { sub: "" }],
  ])("refuses %s", async (_name, change) => {
    await expect(verify(await sign({ ...CLAIMS, ...change }))).rejects.toThrow();
  });

  it("refuses alg none, a symmetric alg, a foreign key, an unknown key and changed claims", async () => {
    const unsigned = `${encode({ alg: "none" })}.${encode(CLAIMS)}.`;
    await expect(verify(unsigned)).rejects.toThrow();
    await expect(verify(await sign(CLAIMS, { alg: "none", kid: "k1" }))).rejects.toThrow();
    await expect(verify(await sign(CLAIMS, { alg: "HS256", kid: "k1" }))).rejects.toThrow();
    const foreign = await crypto.subtle.generateKey(RSA, true, ["sign", "verify"]);
    await expect(
      verify(await sign(CLAIMS, { alg: "RS256", kid: "k1" }, foreign.privateKey)),
    ).rejects.toThrow();
    await expect(verify(await sign(CLAIMS, { alg: "RS256", kid: "k2" }))).rejects.toThrow();
    const [head, , signature] = (await sign(CLAIMS)).split(".");
    const changed = `${head}.${encode({ ...CLAIMS, sub: "subject-2" })}.${signature}`;
    await expect(verify(changed)).rejects.toThrow();
  });
});
