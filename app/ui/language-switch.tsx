import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";

/** The other language, named in itself; a plain form, so that it works without JavaScript. */
export function LanguageSwitch({ returnTo = "/" }: { returnTo?: string }) {
  const other = getLocale() === "en" ? "es" : "en";
  return (
    <form method="post" action="/api/locale">
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" lang={other} className="landing-link min-h-6 font-semibold">
        {m.common_other_language()}
      </button>
    </form>
  );
}
