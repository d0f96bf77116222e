/// <reference types="@cloudflare/workers-types/experimental" />

/** Bindings of wrangler.toml, settings and secrets. Optional ones switch a feature on. */
interface Env {
  DB: D1Database;
  FILES: R2Bucket;
  CLASSROOM: DurableObjectNamespace;
  ASSETS: Fetcher;
  MAILER?: SendEmail;

  /** production | development | test: anything but production shows /dev/mailbox and Server-Timing. */
  ENVIRONMENT: string;
  /** How far the clock is from the real one (set by `BEATS_NOW=... npm start`); ignored in production. */
  CLOCK_OFFSET_MS?: string;
  /** Origin used in mails; without it, the origin of the request that caused the mail. */
  APP_ORIGIN?: string;
  MAIL_FROM?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  SMTP_USER?: string;
  SMTP_PASSWORD?: string;
  /** tls (port 465), starttls (the default) or none (the default for a server on the same machine). */
  SMTP_SECURE?: string;

  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  /** Other issuers than Google, for tests against a real OIDC server on loopback. */
  GOOGLE_ISSUER?: string;
  GOOGLE_AUTHORIZATION_ENDPOINT?: string;
  GOOGLE_TOKEN_ENDPOINT?: string;
  GOOGLE_JWKS_URI?: string;

  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;

  R2_ACCOUNT_ID?: string;
  R2_ACCESS_KEY_ID?: string;
  R2_SECRET_ACCESS_KEY?: string;
  R2_BUCKET_NAME?: string;

  /** Signs upload URLs and short-lived cookies; made by `npm start` locally, a secret when deployed. */
  SIGNING_SECRET?: string;
  /** `client`: no server rendering of audio (free plan); pages play the score themselves. */
  RENDER?: string;
}

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** Built from worker/entry.ts by `remix vite:build`; before the first build there is nothing to take types from. */
declare module "*/build/server/index.js" {
  export const Classroom: typeof import("./durable-objects/classroom").Classroom;
  const worker: ExportedHandler<Env>;
  export default worker;
}

/** The pages as Remix's Vite plugin builds or serves them. */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
