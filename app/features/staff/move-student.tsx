import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import type { ClassList } from "./class-list.server";

/** Moves one student of the class that `?move=` names to another class; a plain form. */
export function MoveStudent({
  moving: { from, students, targets },
}: {
  moving: NonNullable<ClassList["moving"]>;
}) {
  const isPossible = students.length > 0 && targets.length > 0;
  return (
    <section id="move-student" aria-labelledby="move-student-heading" className="tile mb-5 grid gap-3 p-4">
      <h3 id="move-student-heading" className="text-lg">
        {m.staff_move_title()}
      </h3>
      <p className="text-ink-2">{m.staff_move_from({ name: from.name })}</p>
      {isPossible ? (
        <form method="post" action={`/api/classrooms/${from.id}/moves`} className="grid gap-3">
          <div className="grid min-w-0 gap-3 sm:grid-cols-2">
            <SelectField label={m.staff_move_student()} name="studentId" required>
              {students.map(({ id, firstName, lastName }) => (
                <option key={id} value={id}>
                  {firstName} {lastName}
                </option>
              ))}
            </SelectField>
            <SelectField label={m.staff_move_to()} name="toClassroomId" required>
              {targets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <Button type="submit" className="justify-self-start">
            {m.staff_move_button()}
          </Button>
        </form>
      ) : (
        <p>{m.staff_move_nobody()}</p>
      )}
    </section>
  );
}
