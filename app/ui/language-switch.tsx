import { m } from "~/messages/compiled/messages.js";
import { languageName, otherLocales } from "~/platform/languages";

/** The other languages, each named in itself; a plain form, so that it works without JavaScript. */
export function LanguageSwitch({ returnTo = "/" }: { returnTo?: string }) {
  return (
    <form
      method="post"
      action="/api/locale"
      aria-label={m.common_language()}
      className="flex flex-wrap gap-x-5"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      {otherLocales().map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          lang={locale}
          className="landing-link font-semibold"
        >
          {languageName(locale)}
        </button>
      ))}
    </form>
  );
}

/** The same as links of a page that is read without any cookie: mailed pages, the help. */
export function LanguageLinks({ path }: { path: string }) {
  return otherLocales().map((locale) => (
    <a
      key={locale}
      className="button button-quiet"
      href={`${path}?lang=${locale}`}
      hrefLang={locale}
      lang={locale}
    >
      {languageName(locale)}
    </a>
  ));
}
