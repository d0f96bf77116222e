import { Link } from "@remix-run/react";
import { SELF_USER_TYPES } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";
import { StepHeading } from "./auth-frame";
import { authPath } from "./auth-paths";
import { TYPE_HUES, TypePicture } from "./auth-picture";
import { TYPE_TEXTS } from "./type-texts";

/** First step: three cards, each a link to its own sign-in. */
export function UserTypeStep() {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-10 text-center">
      <div className="grid gap-3">
        <StepHeading className="text-4xl sm:text-6xl">{m.signup_welcome_to_product()}</StepHeading>
        <p className="text-lg text-ink-2 sm:text-xl">{m.signup_choose_type()}</p>
      </div>
      <ul className="grid gap-4 sm:gap-5 md:grid-cols-3">
        {SELF_USER_TYPES.map((type) => (
          <li key={type}>
            <Link
              to={authPath("login", type)}
              prefetch="intent"
              className={`group flex h-full items-center gap-5 rounded-card border border-[color-mix(in_srgb,var(--hue)_45%,var(--color-line))] bg-panel bg-[linear-gradient(200deg,color-mix(in_srgb,var(--hue)_24%,transparent),transparent_65%)] p-5 text-left text-ink no-underline transition-[transform,box-shadow] duration-200 hover:-translate-y-1 hover:shadow-[0_0_44px_-6px_color-mix(in_srgb,var(--hue)_65%,transparent)] focus-visible:-translate-y-1 md:flex-col md:justify-center md:gap-7 md:px-6 md:py-12 md:text-center ${hueClass(TYPE_HUES[type])}`}
            >
              <span className="md:scale-[1.35]">
                <TypePicture type={type} />
              </span>
              <span className="grid min-w-0 gap-1 wrap-anywhere">
                <span className="font-display text-xl font-semibold sm:text-2xl">
                  {TYPE_TEXTS[type].name()}
                </span>
                <span className="text-ink-2">{TYPE_TEXTS[type].hint()}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <a
          className="inline-flex min-h-11 items-center text-sm text-ink-2 underline underline-offset-4"
          href="/auth-legacy"
        >
          {m.signup_legacy_link()}
        </a>
      </p>
    </div>
  );
}
