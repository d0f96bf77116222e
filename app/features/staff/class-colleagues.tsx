import type { Classroom } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import type { Flash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import type { ClassList } from "./class-list.server";
import { ColleagueEmailField } from "./colleague-email-field";

type Colleague = ClassList["colleagues"][number];
type Days = NonNullable<ClassList["days"]>;

/** Who leads a class beside its teacher, and the forms that name somebody. They work without a script. */
export function ClassColleagues({
  classroom,
  colleagues,
  days,
  userId,
  flash,
}: {
  classroom: Classroom;
  colleagues: Colleague[];
  days: Days;
  userId: string;
  flash: Flash | null;
}) {
  const { id, name, role } = classroom;
  const decides = role === "teacher" || role === "administrator";
  // The form that was refused stays open, with what was typed.
  const refused = flash?.values?.classroom === id ? flash : null;
  return (
    <details className="mt-1" open={refused !== null || undefined}>
      <summary className="font-semibold" aria-label={`${m.staff_people_title()}: ${name}`}>
        {m.staff_people_title()}
      </summary>
      {colleagues.length === 0 && <p className="text-sm text-ink-2">{m.staff_people_none()}</p>}
      <ul className="grid gap-2">
        {colleagues.map((each) => (
          <li key={each.userId} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="font-semibold">{each.name}</span>
              <br />
              <span className="text-sm text-ink-2">{partOf(each)}</span>
            </span>
            {(decides || each.userId === userId) && (
              <form method="post" action={`/api/classrooms/${id}/staff/${each.userId}`}>
                <EndButton colleague={each} isSelf={each.userId === userId} />
              </form>
            )}
          </li>
        ))}
      </ul>
      {decides && (
        <>
          <CoTeacherForm classroomId={id} refused={isFor(refused, "co_teacher")} />
          <SubstituteForm classroomId={id} days={days} refused={isFor(refused, "substitute")} />
        </>
      )}
    </details>
  );
}

const isFor = (flash: Flash | null, role: Colleague["role"]) => (flash?.values?.role === role ? flash : null);

function partOf({ role, firstDay, lastDay }: Colleague): string {
  if (role === "co_teacher" || !firstDay || !lastDay) return m.staff_people_co_teacher();
  const write = dayWriter("long");
  return firstDay === lastDay
    ? m.staff_people_substitute_day({ date: write(firstDay) })
    : m.staff_people_substitute_days({ first: write(firstDay), last: write(lastDay) });
}

function EndButton({ colleague: { name }, isSelf }: { colleague: Colleague; isSelf: boolean }) {
  if (isSelf) return <Button type="submit">{m.staff_people_leave()}</Button>;
  return (
    <Button type="submit" aria-label={m.staff_people_end_of({ name })}>
      {m.staff_people_end()}
    </Button>
  );
}

type FormProps = { classroomId: string; refused: Flash | null };

function CoTeacherForm({ classroomId, refused }: FormProps) {
  return (
    <form method="post" action={`/api/classrooms/${classroomId}/staff`} className="mt-4 grid gap-3">
      <h4 className="text-base font-semibold">{m.staff_co_teacher_title()}</h4>
      <p className="text-sm text-ink-2">{m.staff_co_teacher_hint()}</p>
      <Hidden classroomId={classroomId} part="co_teacher" />
      <ColleagueEmailField refused={refused} />
      <Button type="submit" className="justify-self-start">
        {m.staff_co_teacher_add()}
      </Button>
    </form>
  );
}

function SubstituteForm({ classroomId, days, refused }: FormProps & { days: Days }) {
  const dayOf = (name: "firstDay" | "lastDay") => ({
    ...{ name, type: "date", min: days.first, max: days.last },
    defaultValue: refused?.values?.[name],
    error: refused?.fieldErrors?.[name],
  });
  return (
    <form method="post" action={`/api/classrooms/${classroomId}/staff`} className="mt-4 grid gap-3">
      <h4 className="text-base font-semibold">{m.staff_substitute_title()}</h4>
      <p className="text-sm text-ink-2">{m.staff_substitute_hint()}</p>
      <Hidden classroomId={classroomId} part="substitute" />
      <ColleagueEmailField refused={refused} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={m.staff_substitute_first()}
          required
          {...dayOf("firstDay")}
          defaultValue={refused?.values?.firstDay ?? days.first}
        />
        <TextField
          label={m.staff_substitute_last()}
          hint={m.staff_substitute_last_hint()}
          {...dayOf("lastDay")}
        />
      </div>
      <Button type="submit" className="justify-self-start">
        {m.staff_substitute_add()}
      </Button>
    </form>
  );
}

function Hidden({ classroomId, part }: { classroomId: string; part: Colleague["role"] }) {
  return (
    <>
      <input type="hidden" name="role" value={part} />
      {/* Only for the page that shows the form again: which of its many was refused. */}
      <input type="hidden" name="classroom" value={classroomId} />
    </>
  );
}
