import { allApiRoutes } from "~/platform/api-routes.server";
import { AppError } from "~/platform/errors";
import mp3Wasm from "../../node_modules/wasm-media-encoders/wasm/mp3.wasm";
import { createApp, type PageHandler } from "../../worker/app";

export { Classroom } from "../../durable-objects/classroom";

const countParameters = (path: string) => path.split(":").length;

// As Remix ranks them: a fixed path wins over one with a parameter.
const routes = allApiRoutes()
  .sort((first, second) => countParameters(first.path) - countParameters(second.path))
  .map((route) => ({
    route,
    names: [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ""),
    pattern: new RegExp(`^${route.path.replace(/[.]/g, "\\.").replace(/:\w+/g, "([^/]+)")}$`),
  }));

/** The real handlers of app/routes without Remix around them: pages are Chromium's to test. */
const answerApi: PageHandler = async (request, context) => {
  for (const { route, names, pattern } of routes) {
    const match = pattern.exec(context.url.pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]),
    );
    return route.answer({ request, params, context });
  }
  throw new AppError("not_found", "There is nothing at this address.");
};

export default { fetch: createApp({ pages: answerApi, mp3Wasm }).fetch } satisfies ExportedHandler<Env>;
