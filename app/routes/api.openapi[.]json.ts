import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { allApiRoutes } from "~/platform/api-routes.server";
import { buildOpenApi } from "~/platform/openapi.server";
import { version } from "../../package.json";

export const loader = (_: LoaderFunctionArgs) => Response.json(buildOpenApi(allApiRoutes(), version));
