import { m } from "~/messages/compiled/messages.js";

/** The way out for somebody who sits at a half-finished account of somebody else. */
export function SignOutLink() {
  return (
    <p className="mt-6 text-center">
      <a
        href="/api/logout"
        className="inline-flex min-h-11 items-center text-sm text-ink-2 underline underline-offset-4"
      >
        {m.identity_not_you()}
      </a>
    </p>
  );
}
