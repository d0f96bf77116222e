import * as pages from "virtual:remix/server-build";
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { allApiRoutes } from "~/platform/api-routes.server";
import mp3Wasm from "../node_modules/wasm-media-encoders/wasm/mp3.wasm";
import { apiFirst } from "./api-first";
import { createApp, type PageHandler } from "./app";
import { createRouteParts } from "./route-parts";
import { runScheduled } from "./scheduled";

export { Classroom } from "../durable-objects/classroom";

// `remix vite:build` makes one bundle of this file and the pages (vite.config.ts): what both need is in it once.
const routePart = createRouteParts(pages);
const handlers = new Map<ServerBuild, PageHandler>();

const renderPage: PageHandler = (request, context) => {
  const build = routePart(context.url.pathname);
  const handler = handlers.get(build) ?? createRequestHandler(build, "production");
  handlers.set(build, handler);
  return handler(request, context);
};

const app = createApp({ pages: apiFirst(allApiRoutes(), renderPage), mp3Wasm });

export default {
  fetch: app.fetch,
  scheduled: (_controller, env, ctx) => ctx.waitUntil(runScheduled(env)),
} satisfies ExportedHandler<Env>;
