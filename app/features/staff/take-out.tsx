import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import type { ClassList } from "./class-list.server";

/** The students of the class that `?take-out=` names, each with a way out of it; plain forms. */
export function TakeOut({ leaving: { from, students } }: { leaving: NonNullable<ClassList["leaving"]> }) {
  return (
    <section id="take-out" aria-labelledby="take-out-heading" className="tile mb-5 grid gap-3 p-4">
      <h3 id="take-out-heading" className="text-lg">
        {m.staff_take_out_title()}
      </h3>
      <p className="text-ink-2">{m.staff_take_out_from({ name: from.name })}</p>
      {students.length === 0 && <p>{m.staff_take_out_nobody()}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {students.map(({ studentId, firstName, lastName }) => {
          const name = `${firstName} ${lastName}`;
          return (
            <li key={studentId} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              <form method="post" action={`/api/classrooms/${from.id}/members/${studentId}`}>
                <Button type="submit" look="danger" aria-label={m.staff_take_out_label({ name })}>
                  {m.staff_take_out_button()}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
