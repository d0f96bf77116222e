/** Pages that are the same for everybody and work without a network; kept without anybody's session. */
export const KEPT_PAGES = ["/offline", "/help", "/presentation"] as const;
/** Files without a hash in their name that those pages show. */
export const KEPT_FILES = ["/fonts/outfit-latin.woff2", "/bricks.svg", "/favicon.svg"];

export const OFFLINE_PAGE = "/offline";
export const SIGN_OUT = "/api/logout";

export type Way = "file" | "page" | "sign-out" | null;

/** What the worker does with a GET of this site; null leaves it to the browser, as everything private is. */
export function wayOf({ pathname }: Pick<URL, "pathname">, isNavigation: boolean): Way {
  if (isNavigation) {
    if (pathname === SIGN_OUT) return "sign-out";
    return /^\/(api|dev|ws|healthz)(\/|$)/.test(pathname) ? null : "page";
  }
  return pathname.startsWith("/assets/") || KEPT_FILES.includes(pathname) ? "file" : null;
}

/** Under which address a kept page lies in the cache. */
export const keptPage = (pathname: string, language: string): string => `${pathname}?lang=${language}`;

/** Where a page that cannot be fetched leads: a kept lesson, or the offline page; the browser adds the hash. */
export function detour(pathname: string): string {
  const lesson = /^\/learn\/([\w-]+)$/.exec(pathname)?.[1];
  return lesson ? `${OFFLINE_PAGE}#lesson-${lesson}` : OFFLINE_PAGE;
}

/** The files with hashed names that a page or style sheet mentions. */
export const assetsIn = (text: string): string[] => [
  ...new Set(text.match(/\/assets\/[\w.()-]+\.(?:js|css|woff2|svg|png)/g) ?? []),
];
