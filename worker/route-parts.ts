import type { ServerBuild } from "@remix-run/cloudflare";
import { madeOnce } from "~/platform/made-once";

type Routes = ServerBuild["routes"];

/** What stands above others, and what answers where nothing else does. */
const EVERYWHERE = ["/", "/*", "/api/*"];

/** The part of the route list an address belongs to: /api/emotions for all that begins so, /lessons, or "" for `/`. */
const partOf = (pathname: string): string => /^(?:\/api)?\/[^/.]+/i.exec(pathname)?.[0].toLowerCase() ?? "";

/**
 * Finds for an address the build with only the routes that may answer it. Remix tries its routes one by one, each by
 * a regular expression it makes anew, and twice for each request: with all 150 of them that took 1 ms of each.
 */
export function createRouteParts(build: ServerBuild): (pathname: string) => ServerBuild {
  /** The part of each route; null for one that stands in all of them. */
  const parts = new Map(
    Object.keys(build.routes).map((id) => {
      const path = pathOf(build.routes, id);
      return [id, EVERYWHERE.includes(path) ? null : partOf(path)];
    }),
  );
  const known = new Set(["", ...parts.values()]);
  const buildOnce = madeOnce<ServerBuild>();
  const only = (part: string): ServerBuild => {
    const ofPart = <Listed extends object>(list: Listed) => {
      const isIn = ([id]: [string, unknown]) => parts.get(id) === null || parts.get(id) === part;
      return Object.fromEntries(Object.entries(list).filter(isIn)) as Listed;
    };
    // A page is rendered with every route of its assets, and each must have its module.
    const assets = { ...build.assets, routes: ofPart(build.assets.routes) };
    return { ...build, routes: ofPart(build.routes), assets };
  };
  return (pathname) => {
    // What is written in another way, or asks what is behind several addresses at once, is looked for in all.
    if (pathname.includes("%") || pathname === "/__manifest") return build;
    const part = partOf(pathname);
    return known.has(part) ? buildOnce(part, () => only(part)) : build;
  };
}

/** The whole path of a route, as Remix joins it. */
function pathOf(routes: Routes, id: string): string {
  const route = routes[id];
  const above = route?.parentId ? pathOf(routes, route.parentId) : "/";
  return route?.path ? `${above.replace(/\/$/, "")}/${route.path}` : above;
}
