import { ClassBadges } from "~/features/class-sign-in";
import type { Classroom } from "~/features/classrooms/classrooms.server";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import type { Page } from "~/platform/paging";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { Pager } from "~/ui/pager";
import { PrintRefusal } from "./print-refusal";
import type { StaffHomeData } from "./staff-home.server";

/** The teacher's classes with their join codes, printable for the board. */
export function ClassSettings({
  classes,
  canCreate,
  school,
  refusal,
  flash,
}: {
  classes: Page<Classroom>;
  canCreate: boolean;
  /** What this person can do about teachers and schools. */
  school: StaffHomeData["school"];
  /** Why no badges and family codes can be printed. */
  refusal: StaffHomeData["printing"]["refusal"];
  flash: Flash | null;
}) {
  return (
    <Card id="settings" title={m.staff_settings_title()} hint={m.staff_settings_hint()}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {classes.rows.map((each) => (
          <li key={each.id} className="tile p-4">
            <h3 className="text-lg">{each.name}</h3>
            <p className="text-sm text-ink-2">{m.staff_students_count({ count: each.studentCount ?? 0 })}</p>
            {each.joinCode && (
              <p className="mt-3">
                <span className="text-sm text-ink-2">{m.staff_join_code()}</span>
                <br />
                <span className="font-display text-3xl font-bold tracking-[0.12em]">
                  {each.joinCode.slice(0, 4)}-{each.joinCode.slice(4)}
                </span>
              </p>
            )}
            <p className="mt-2">
              <a
                href={`/api/classrooms/${each.id}/code-sheet`}
                target="_blank"
                rel="noopener"
                className="underline underline-offset-4"
                aria-label={`${m.staff_code_sheet()}: ${each.name}`}
              >
                {m.staff_code_sheet()}
              </a>
            </p>
            {!refusal && (
              <>
                <ClassBadges classroomId={each.id} className={each.name} />
                <FamilyCodes classroomId={each.id} className={each.name} />
              </>
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={classes}
        label={m.staff_settings_title()}
        hrefOf={(number) => `/?classes=${number}#settings`}
      />
      {refusal && (
        <div className="mt-3">
          <PrintRefusal refusal={refusal} />
        </div>
      )}
      {canCreate && (
        <form method="post" action="/api/classrooms" className="mt-5 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <TextField label={m.staff_new_class()} name="name" required maxLength={80} autoComplete="off" />
          </div>
          <Button type="submit">{m.staff_create_class()}</Button>
        </form>
      )}
      {school === "can_join" && (
        <form method="post" action="/api/school/join" className="mt-5 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <TextField
              label={m.staff_school_code()}
              hint={m.staff_school_code_hint()}
              name="schoolCode"
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={flash?.values?.schoolCode}
              error={flash?.fieldErrors?.schoolCode}
            />
          </div>
          <Button type="submit">{m.staff_school_join()}</Button>
        </form>
      )}
      {school === "can_invite" && (
        <form method="post" action="/api/admin/teacher-codes" target="_blank" rel="noopener" className="mt-5">
          <p className="mb-2 text-ink-2">{m.staff_teacher_code_hint()}</p>
          <Button type="submit">{m.staff_teacher_code_make()}</Button>
        </form>
      )}
    </Card>
  );
}

/** Sheets for the families of a class, each with the code that links a parent to their child. */
function FamilyCodes({ classroomId, className }: { classroomId: string; className: string }) {
  return (
    <details className="mt-3">
      <summary className="font-semibold" aria-label={`${m.staff_family_codes()}, ${className}`}>
        {m.staff_family_codes()}
      </summary>
      <p className="mt-2 text-sm text-ink-2">{m.staff_family_codes_hint()}</p>
      <form
        method="post"
        action={`/api/classrooms/${classroomId}/family-codes`}
        target="_blank"
        rel="noopener"
        className="mt-3"
      >
        <Button type="submit" size="small">
          {m.staff_family_codes_print()}
        </Button>
      </form>
    </details>
  );
}
