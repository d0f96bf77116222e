import { m } from "~/messages/compiled/messages.js";
import { useKeptValues } from "./use-auth-form";

/** One form and nothing else: no script, no layout that an old browser does not know. */
export function LegacySignIn() {
  const { values, message } = useKeptValues();
  return (
    <main id="content" style={{ maxWidth: "26rem", margin: "0 auto", padding: "1.5rem" }}>
      <h1 style={{ fontSize: "1.75rem", marginBottom: ".5rem" }}>{m.accounts_legacy_heading()}</h1>
      <p style={{ marginBottom: "1.25rem" }}>{m.accounts_legacy_text()}</p>
      {/* No script opens the toast region here. */}
      {message && (
        <p role="alert" style={{ marginBottom: "1.25rem", color: "#ff9cad" }}>
          {message}
        </p>
      )}
      <form method="post" action="/api/auth/login">
        <input type="hidden" name="page" value="legacy" />
        <p>
          <label className="field-label" htmlFor="email">
            {m.accounts_email()}
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
        <p style={{ margin: "1rem 0" }}>
          <label className="field-label" htmlFor="password">
            {m.accounts_password()}
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
            {m.accounts_sign_in()}
          </button>
        </p>
      </form>
      <p style={{ marginTop: "1.5rem" }}>
        <a href="/auth" style={{ textDecoration: "underline" }}>
          {m.accounts_legacy_full()}
        </a>
      </p>
    </main>
  );
}
