import type { ApiLoader, ApiRoute } from "./api-route.server";

/**
 * Every route below /api, from the route files themselves: the OpenAPI document, the access tests and the
 * Worker tests read this one list.
 */
export function allApiRoutes(): ApiRoute[] {
  const modules = import.meta.glob<ApiLoader>(
    ["../routes/api.*.ts", "!../routes/api.openapi*.ts", "!../routes/api.$.ts"],
    {
      eager: true,
      import: "loader",
    },
  );
  return Object.values(modules)
    .map((loader) => loader.route)
    .sort((first, second) => first.path.localeCompare(second.path));
}
