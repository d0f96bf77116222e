import type { Location } from "@remix-run/react";

/**
 * Under which name a place of the history keeps its scroll position. Anchors followed by the browser itself all
 * carry the key "default": those are told apart by their address.
 */
export const scrollKeyOf = ({ key, pathname, search, hash }: Location): string =>
  key === "default" && typeof document !== "undefined" ? pathname + search + hash : key;
