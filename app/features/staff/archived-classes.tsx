import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";
import { Button } from "~/ui/button";
import type { ClassList } from "./class-list.server";

/** Classes that are over, with the way back while there is one. */
export function ArchivedClasses({ classes, timeZone }: { classes: ClassList["archived"]; timeZone: string }) {
  if (classes.length === 0) return null;
  const write = momentWriter("long", timeZone);
  return (
    <details className="mt-5">
      <summary className="font-semibold">{m.staff_archived_title()}</summary>
      <ul className="mt-2 grid gap-3">
        {classes.map(({ id, name, archivedAt, canTakeBack }) => (
          <li key={id} className="tile flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0">
              <h3 className="text-lg">{name}</h3>
              <p className="text-sm text-ink-2">
                {m.staff_archived_on({ date: write(archivedAt) })} {!canTakeBack && m.staff_archived_final()}
              </p>
            </div>
            {canTakeBack && (
              <form method="post" action={`/api/classrooms/${id}/take-back`}>
                <Button type="submit" aria-label={`${m.staff_take_back()}: ${name}`}>
                  {m.staff_take_back()}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
