import { useSearchParams } from "@remix-run/react";
import { m } from "~/messages/compiled/messages.js";
import { authPath } from "./auth-paths";
import { ProfileForm, type ProfileType, profileTexts } from "./profile-step";

/** Where "Later" leads: the same page, with a reminder in the form's place. */
const LATER = "/?profile=later";

/** On the page of an adult whose profile is not complete yet: its form, or a reminder once it was put off. */
export function ProfileSetup({ type }: { type: ProfileType }) {
  const isLater = useSearchParams()[0].get("profile") === "later";
  const { heading, text } = profileTexts(type);
  if (isLater) {
    return (
      <aside className="panel flex flex-wrap items-center justify-between gap-4 p-5">
        <p>{text}</p>
        <a className="button button-quiet" href={authPath("profile")}>
          {heading}
        </a>
      </aside>
    );
  }
  return (
    <section className="panel grid max-w-2xl gap-5 p-5 sm:p-7" aria-labelledby="profile-setup">
      <div>
        <h2 id="profile-setup" className="text-2xl">
          {heading}
        </h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <ProfileForm type={type} />
      <a href={LATER} className="button button-quiet justify-self-start">
        {m.signup_profile_later()}
      </a>
    </section>
  );
}
