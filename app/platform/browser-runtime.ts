import { baseLocale, locales } from "../../project.inlang/settings.json";

/*
 * Stands in the browser for the compiled messages' own runtime (vite.config.ts), which can find a language in cookies
 * and addresses: here a page says its language, and nothing else is asked.
 */
type Locale = (typeof locales)[number];

export { baseLocale, locales };
export const experimentalStaticLocale = undefined;

export const isLocale = (locale: unknown): locale is Locale => locales.some((known) => known === locale);

export let getLocale = (): Locale => baseLocale;

export function overwriteGetLocale(get: () => Locale): void {
  getLocale = get;
}
