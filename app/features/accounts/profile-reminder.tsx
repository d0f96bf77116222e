import { m } from "~/messages/compiled/messages.js";
import { authPath } from "./auth-paths";

/** Leads an adult whose profile is not complete yet to its form. */
export function ProfileReminder({ type }: { type: "teacher" | "parent" }) {
  const isTeacher = type === "teacher";
  return (
    <aside className="panel flex flex-wrap items-center justify-between gap-4 p-5">
      <p>{isTeacher ? m.accounts_teacher_profile_text() : m.accounts_parent_profile_text()}</p>
      <a className="button button-quiet" href={authPath("profile")}>
        {isTeacher ? m.accounts_teacher_profile_heading() : m.accounts_parent_profile_heading()}
      </a>
    </aside>
  );
}
