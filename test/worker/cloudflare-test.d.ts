/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare namespace Cloudflare {
  interface Env {
    DB: D1Database;
    FILES: R2Bucket;
    CLASSROOM: DurableObjectNamespace;
    ASSETS: Fetcher;
    ENVIRONMENT: string;
    RENDER?: string;
    SIGNING_SECRET?: string;
    TEST_MIGRATIONS: import("@cloudflare/vitest-pool-workers").D1Migration[];
  }
}
