import { readFile } from "node:fs/promises";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { createApp } from "./app";

// `npm run dev` only: the same app in Node with pages that reload while one edits. The Durable Object cannot
// run there, so Vite sends /ws to a real Worker (workers-sdk issue 6988).
const app = createApp({
  // Wrangler's bundler is not here to import it.
  mp3Wasm: await WebAssembly.compile(await readFile("node_modules/wasm-media-encoders/wasm/mp3.wasm")),
  pages: async (request, context) => {
    try {
      const build: ServerBuild = await import("virtual:remix/server-build");
      return await createRequestHandler(build, "development")(request, context);
    } catch (error) {
      // The log keeps messages out because they may quote a child; a developer's own terminal may see them.
      console.error(error);
      throw error;
    }
  },
});

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    // Settings that a command sets for one run reach wrangler as options, and this process by its environment.
    const { CLOCK_OFFSET_MS } = process.env;
    const reply = await app.fetch(request, CLOCK_OFFSET_MS ? { ...env, CLOCK_OFFSET_MS } : env, ctx);
    const headers = new Headers(reply.headers);
    // Vite injects styles and its own client, which the product's policy rightly refuses.
    headers.delete("content-security-policy");
    return new Response(reply.body, { status: reply.status, headers });
  },
};
