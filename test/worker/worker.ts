import { allApiRoutes } from "~/platform/api-routes.server";
import { AppError } from "~/platform/errors";
import mp3Wasm from "../../node_modules/wasm-media-encoders/wasm/mp3.wasm";
import { apiFirst } from "../../worker/api-first";
import { createApp, type PageHandler } from "../../worker/app";

export { Classroom } from "../../durable-objects/classroom";

/** The real handlers of app/routes without Remix beside them: pages are Chromium's to test. */
const pages: PageHandler = async () => {
  throw new AppError("not_found", "There is nothing at this address.");
};

export default {
  fetch: createApp({ pages: apiFirst(allApiRoutes(), pages), mp3Wasm }).fetch,
} satisfies ExportedHandler<Env>;
