import { mkdirSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startArtifactServer } from "../fixtures/artifact-server";
import { startOidcServer } from "../fixtures/oidc-server";

declare module "vitest" {
  export interface ProvidedContext {
    /** Settings of the Worker that point at a real OpenID provider on loopback. */
    oidcSettings: Record<string, string>;
    /** Where a test's tables are posted to, to be read in test/artifacts. */
    artifactsUrl: string;
  }
}

/** Servers outside workerd that Worker tests talk to. */
export default async function setup(project: TestProject) {
  // wrangler.toml names the built assets; Worker tests run before anything was built, too.
  mkdirSync("build/client", { recursive: true });
  const oidc = await startOidcServer();
  project.provide("oidcSettings", oidc.settings);
  const artifacts = await startArtifactServer("test/artifacts");
  project.provide("artifactsUrl", artifacts.url);
  return () => Promise.all([oidc.stop(), artifacts.stop()]);
}
