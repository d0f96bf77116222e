import * as pages from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import mp3Wasm from "../node_modules/wasm-media-encoders/wasm/mp3.wasm";
import { createApp } from "./app";
import { runScheduled } from "./scheduled";

export { Classroom } from "../durable-objects/classroom";

// `remix vite:build` makes one bundle of this file and the pages (vite.config.ts): what both need is in it once.
const renderPage = createRequestHandler(pages, "production");
const app = createApp({ pages: (request, context) => renderPage(request, context), mp3Wasm });

export default {
  fetch: app.fetch,
  scheduled: (_controller, env, ctx) => ctx.waitUntil(runScheduled(env)),
} satisfies ExportedHandler<Env>;
