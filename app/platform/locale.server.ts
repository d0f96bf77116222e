import { AsyncLocalStorage } from "node:async_hooks";
import { baseLocale, isLocale, type Locale, overwriteGetLocale } from "~/messages/compiled/runtime.js";

export type { Locale };

const LOCALE_COOKIE = "beats_locale";

// The page bundle and the Worker bundle each carry a copy of the messages, so the store is shared by name.
const shared = globalThis as { beatsLocaleStore?: AsyncLocalStorage<Locale> };
shared.beatsLocaleStore ??= new AsyncLocalStorage<Locale>();
const store = shared.beatsLocaleStore;

overwriteGetLocale(() => store.getStore() ?? baseLocale);

/** Runs `work` with every message in `locale`. */
export function runWithLocale<T>(locale: Locale, work: () => T): T {
  return store.run(locale, work);
}

/** The language a link asks for (`?lang=es`): a language switch, and the mails that are in two languages. */
export function askedLocale(url: URL): Locale | null {
  const asked = url.searchParams.get("lang");
  return isLocale(asked) ? asked : null;
}

/** The language of a visitor: their own choice in the cookie, else what the browser asks for, else English. */
export function detectLocale(cookies: Map<string, string>, acceptLanguage: string | null): Locale {
  const chosen = cookies.get(LOCALE_COOKIE);
  if (isLocale(chosen)) return chosen;
  for (const part of (acceptLanguage ?? "").split(",")) {
    const tag = part.split(";")[0]?.trim() ?? "";
    const locale = [tag, tag.split("-")[0]?.toLowerCase()].find(isLocale);
    if (locale) return locale;
  }
  return baseLocale;
}

/** Set-Cookie value that keeps the visitor's choice of language for a year. */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
