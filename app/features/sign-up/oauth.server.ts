import { decodeBase64urlIgnorePadding } from "@oslojs/encoding";
import { CodeChallengeMethod, OAuth2Client } from "arctic";
import { z } from "zod";

/** The one file that knows the provider's protocol (OpenID Connect); arctic builds the two requests. */

const SCOPES = ["openid", "email", "profile"];
const CLOCK_SKEW_SECONDS = 60;
const FETCH_TIMEOUT_MS = 8000;

export type ProviderSettings = {
  clientId: string;
  clientSecret: string;
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUri: string;
};

/** Settings of the provider, Google's own addresses unless others are configured; null when it is switched off. */
export function providerSettings(env: Env): ProviderSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  return {
    clientId,
    clientSecret,
    issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com",
    authorizationEndpoint:
      env.GOOGLE_AUTHORIZATION_ENDPOINT ?? "https://accounts.google.com/o/oauth2/v2/auth",
    tokenEndpoint: env.GOOGLE_TOKEN_ENDPOINT ?? "https://oauth2.googleapis.com/token",
    jwksUri: env.GOOGLE_JWKS_URI ?? "https://www.googleapis.com/oauth2/v3/certs",
  };
}

/** What stays in the browser between the two legs, encrypted. */
export type AuthorizationRequest = { state: string; codeVerifier: string; nonce: string };

/** Where to send the browser: state, PKCE S256 and nonce included (S9). */
export function authorizationUrl(
  settings: ProviderSettings,
  redirectUri: string,
  request: AuthorizationRequest,
): URL {
  const client = new OAuth2Client(settings.clientId, settings.clientSecret, redirectUri);
  const url = client.createAuthorizationURLWithPKCE(
    settings.authorizationEndpoint,
    request.state,
    CodeChallengeMethod.S256,
    request.codeVerifier,
    SCOPES,
  );
  url.searchParams.set("nonce", request.nonce);
  // A shared Chromebook: never silently the last child's account.
  url.searchParams.set("prompt", "select_account");
  return url;
}

export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
};

/**
 * Exchanges the code and returns who it is, from a verified ID token alone. Throws for anything that does
 * not hold: signature, issuer, audience, times, nonce, or an e-mail the provider did not verify.
 */
export async function finishAuthorization(
  settings: ProviderSettings,
  redirectUri: string,
  code: string,
  request: AuthorizationRequest,
  now: Date,
): Promise<ProviderIdentity> {
  const client = new OAuth2Client(settings.clientId, settings.clientSecret, redirectUri);
  const tokens = await client.validateAuthorizationCode(settings.tokenEndpoint, code, request.codeVerifier);
  const claims = await verifyIdToken(settings, tokens.idToken(), request.nonce, now);
  const [firstWord = "", ...otherWords] = (claims.name ?? "").split(" ");
  return {
    issuer: settings.issuer,
    subject: claims.sub,
    email: claims.email.toLowerCase(),
    firstName: (claims.given_name ?? firstWord) || (claims.email.split("@")[0] ?? ""),
    lastName: claims.family_name ?? otherWords.join(" "),
  };
}

const headerSchema = z.object({ alg: z.enum(["RS256", "ES256"]), kid: z.string().optional() });
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
  email: z.email().max(254),
  email_verified: z.union([z.literal(true), z.literal("true")]),
  name: z.string().max(200).optional(),
  given_name: z.string().max(80).optional(),
  family_name: z.string().max(80).optional(),
});
const jwksSchema = z.object({
  keys: z.array(
    z.looseObject({
      kty: z.string(),
      kid: z.string().optional(),
      alg: z.string().optional(),
      use: z.string().optional(),
    }),
  ),
});

/** Verifies an ID token (OpenID Connect Core 3.1.3.7) and returns its claims; throws when a rule is broken. */
export async function verifyIdToken(settings: ProviderSettings, token: string, nonce: string, now: Date) {
  const [head, body, signature, ...rest] = token.split(".");
  if (!head || !body || !signature || rest.length > 0) throw new IdTokenError("not a signed token");
  const header = headerSchema.parse(decodeJson(head));
  const key = await findKey(settings.jwksUri, header);
  const algorithm =
    header.alg === "RS256" ? { name: "RSASSA-PKCS1-v1_5" } : { name: "ECDSA", hash: "SHA-256" };
  const isSigned = await crypto.subtle.verify(
    algorithm,
    key,
    decodeBase64urlIgnorePadding(signature) as Uint8Array<ArrayBuffer>,
    new TextEncoder().encode(`${head}.${body}`),
  );
  if (!isSigned) throw new IdTokenError("signature");

  const claims = claimsSchema.parse(decodeJson(body));
  const nowSeconds = now.getTime() / 1000;
  const audiences = [claims.aud].flat();
  // Google signs with and without the scheme.
  const issuers = [settings.issuer, settings.issuer.replace(/^https:\/\/(accounts\.google\.com)$/, "$1")];
  if (!issuers.includes(claims.iss)) throw new IdTokenError("issuer");
  if (!audiences.includes(settings.clientId)) throw new IdTokenError("audience");
  if (audiences.length > 1 && claims.azp !== settings.clientId) throw new IdTokenError("authorized party");
  if (claims.exp <= nowSeconds - CLOCK_SKEW_SECONDS) throw new IdTokenError("expired");
  if (claims.iat > nowSeconds + CLOCK_SKEW_SECONDS) throw new IdTokenError("issued in the future");
  if (claims.nonce !== nonce) throw new IdTokenError("nonce");
  return claims;
}

class IdTokenError extends Error {
  override readonly name = "IdTokenError";
}

const decodeJson = (part: string): unknown =>
  JSON.parse(new TextDecoder().decode(decodeBase64urlIgnorePadding(part)));

async function findKey(jwksUri: string, header: z.infer<typeof headerSchema>): Promise<CryptoKey> {
  const reply = await fetch(jwksUri, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!reply.ok) throw new IdTokenError("keys not available");
  const { keys } = jwksSchema.parse(await reply.json());
  const keyType = header.alg === "RS256" ? "RSA" : "EC";
  const jwk = keys.find(
    (each) =>
      each.kty === keyType && (!header.kid || each.kid === header.kid) && (!each.use || each.use === "sig"),
  );
  if (!jwk) throw new IdTokenError("unknown key");
  const algorithm =
    header.alg === "RS256"
      ? { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }
      : { name: "ECDSA", namedCurve: "P-256" };
  return crypto.subtle.importKey("jwk", { ...jwk, alg: header.alg }, algorithm, false, ["verify"]);
}
