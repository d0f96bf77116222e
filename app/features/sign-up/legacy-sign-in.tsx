import { m } from "~/messages/compiled/messages.js";
import { HelpNowLink } from "~/ui/help-link";
import { useKeptValues } from "./use-auth-form";

/** One form and nothing else: no script, no layout that an old browser does not know. */
export function LegacySignIn() {
  const { values, message } = useKeptValues();
  return (
    <main id="content" className="legacy">
      <p className="legacy-help">
        <HelpNowLink />
      </p>
      <h1>{m.signup_legacy_heading()}</h1>
      <p className="legacy-text">{m.signup_legacy_text()}</p>
      {/* No script opens the toast region here. */}
      {message && (
        <p role="alert" className="legacy-error">
          {message}
        </p>
      )}
      <form method="post" action="/api/auth/login">
        <input type="hidden" name="page" value="legacy" />
        <p>
          <label className="field-label" htmlFor="email">
            {m.signup_email()}
          </label>
          <input
            id="email"
            className="field-input"
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={values.email}
            required
          />
        </p>
        <p className="legacy-field">
          <label className="field-label" htmlFor="password">
            {m.signup_password()}
          </label>
          <input
            id="password"
            className="field-input"
            type="password"
            name="password"
            autoComplete="current-password"
            required
          />
        </p>
        <p>
          <button type="submit" className="button button-primary">
            {m.identity_sign_in()}
          </button>
        </p>
      </form>
      <p className="legacy-full">
        <a href="/auth">{m.signup_legacy_full()}</a>
      </p>
    </main>
  );
}
