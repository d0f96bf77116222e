import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
// Built by `remix vite:build`.
import * as build from "../build/server/index.js";
import mp3Wasm from "../node_modules/wasm-media-encoders/wasm/mp3.wasm";
import { createApp } from "./app";
import { runScheduled } from "./scheduled";

export { Classroom } from "../durable-objects/classroom";

const renderPage = createRequestHandler(build as unknown as ServerBuild, "production");
const app = createApp({ pages: (request, context) => renderPage(request, context), mp3Wasm });

export default {
  fetch: app.fetch,
  scheduled: (_controller, env, ctx) => ctx.waitUntil(runScheduled(env)),
} satisfies ExportedHandler<Env>;
