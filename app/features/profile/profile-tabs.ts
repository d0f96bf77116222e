const ownTabs = ["profile", "settings", "privacy"] as const;
export type OwnTab = (typeof ownTabs)[number];

/** The tab of one's own page that an address asks for with `?own=`. */
export const ownTabOf = (url: URL): OwnTab =>
  ownTabs.find((tab) => tab === url.searchParams.get("own")) ?? "profile";
