import { m } from "~/messages/compiled/messages.js";
import { getLocale, type Locale, locales } from "~/messages/compiled/runtime.js";

export { type Locale, locales };

/** Languages in which lessons, coach lines and crisis texts are written, side by side in the code. */
export const contentLanguages = ["en", "es"] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

/** In which of them a reader gets that content: English until theirs is written. */
export const contentLanguageOf = (locale: Locale): ContentLanguage => (locale === "es" ? "es" : "en");

/** The text of such content for a reader. */
export const inLanguage = <Value>(texts: Record<ContentLanguage, Value>, locale: Locale): Value =>
  texts[contentLanguageOf(locale)];

/** The `lang` of an element that holds such content where the page is in another language (WCAG 2.2, 3.1.2). */
export function contentLang(): ContentLanguage | undefined {
  const language = contentLanguageOf(getLocale());
  return language === getLocale() ? undefined : language;
}

/** The `lang` of what is in the page's language inside such content. */
export const pageLang = (): Locale | undefined => (contentLang() ? getLocale() : undefined);

/** The product's other languages, for whoever wants to switch. */
export const otherLocales = (): Locale[] => locales.filter((locale) => locale !== getLocale());

/** A language, named in itself. */
export const languageName = (locale: Locale): string => m.common_language_name({}, { locale });
