import type { ApiRoute } from "~/platform/api-route.server";
import type { PageHandler } from "./app";

type Listed = { route: ApiRoute; parts: string[] };

/**
 * Answers an address of the API by the list of its routes, and everything else by `pages`. Remix would find the same
 * route, by regular expressions that it makes anew for each request: that took as long as all else the API does. What
 * is written in another way than the list has it, and data that Remix's own pages ask for, goes to `pages`, too.
 */
export function apiFirst(routes: readonly ApiRoute[], pages: PageHandler): PageHandler {
  const find = createFinder(routes);
  return (request, context) => {
    const found = find(context.url.pathname);
    return found ? found.route.answer({ request, params: found.params, context }) : pages(request, context);
  };
}

function createFinder(routes: readonly ApiRoute[]) {
  const listed = routes
    .map((route): Listed => ({ route, parts: route.path.split("/") }))
    // As Remix ranks them: a fixed path wins over one with a parameter.
    .sort((first, second) => countParameters(first) - countParameters(second));

  return (pathname: string): { route: ApiRoute; params: Record<string, string> } | null => {
    if (!pathname.startsWith("/api/") || pathname.endsWith(".data")) return null;
    const words = decoded(pathname);
    const found = listed.find(
      ({ parts }) =>
        parts.length === words.length &&
        parts.every((part, index) => (isParameter(part) ? words[index] !== "" : words[index] === part)),
    );
    if (!found) return null;
    const named = found.parts.flatMap((part, index) =>
      isParameter(part) ? [[part.slice(1), words[index] ?? ""]] : [],
    );
    return { route: found.route, params: Object.fromEntries(named) };
  };
}

const isParameter = (part: string): boolean => part.startsWith(":");
const countParameters = ({ parts }: Listed): number => parts.filter(isParameter).length;

/** A path's words; none where they are written in a way that says nothing. */
function decoded(pathname: string): string[] {
  try {
    return pathname.split("/").map(decodeURIComponent);
  } catch {
    return [];
  }
}
