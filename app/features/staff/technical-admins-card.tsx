import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ColleagueEmailField } from "./colleague-email-field";
import type { TechnicalAdmin } from "./technical-admins.server";

/** Who keeps the school's rosters beside its administrator, and the form that names somebody. Works without a script. */
export function TechnicalAdminsCard({ people, flash }: { people: TechnicalAdmin[]; flash: Flash | null }) {
  // The form that was refused, with what was typed.
  const refused = flash?.values?.part === "technical" ? flash : null;
  return (
    <Card id="technical-admins" title={m.staff_technical_title()} hint={m.staff_technical_hint()}>
      {people.length === 0 && <p className="text-ink-2">{m.staff_technical_none()}</p>}
      <ul className="grid gap-2">
        {people.map(({ userId, name, email }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              <br />
              <span className="text-sm text-ink-2 [overflow-wrap:anywhere]">{email}</span>
            </span>
            <form method="post" action={`/api/admin/technical-admins/${userId}`}>
              <Button type="submit" aria-label={m.staff_technical_end_of({ name })}>
                {m.staff_technical_end()}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form
        method="post"
        action="/api/admin/technical-admins"
        className="mt-5 flex flex-wrap items-end gap-3"
      >
        {/* Only for the page that shows the form again: which of its many was refused. */}
        <input type="hidden" name="part" value="technical" />
        <div className="min-w-0 flex-1 basis-64">
          <ColleagueEmailField refused={refused} />
        </div>
        <Button type="submit">{m.staff_technical_name()}</Button>
      </form>
    </Card>
  );
}
