import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { Pager } from "~/ui/pager";
import { ArchivedClasses } from "./archived-classes";
import type { ClassList } from "./class-list.server";
import { ClassTile } from "./class-tile";
import { MoveStudent } from "./move-student";
import { PrintRefusal } from "./print-refusal";
import type { StaffHomeData } from "./staff-home.server";
import { TakeOut } from "./take-out";

/** The teacher's classes with their join codes, printable for the board, and who leads them. */
export function ClassSettings({
  list,
  user,
  school,
  refusal,
  flash,
}: {
  list: ClassList;
  user: Pick<User, "id" | "userType" | "timeZone">;
  /** What this person can do about teachers and schools. */
  school: StaffHomeData["school"];
  /** Why no badges and family codes can be printed. */
  refusal: StaffHomeData["printing"]["refusal"];
  flash: Flash | null;
}) {
  const { classes } = list;
  return (
    <Card id="settings" title={m.staff_settings_title()} hint={m.staff_settings_hint()}>
      {list.moving && <MoveStudent moving={list.moving} />}
      {list.leaving && <TakeOut leaving={list.leaving} />}
      <ul className={`grid gap-3 ${classes.rows.length > 1 ? "sm:grid-cols-2" : ""}`}>
        {classes.rows.map((each) => (
          <li key={each.id} className="tile min-w-0 p-4">
            <ClassTile
              classroom={each}
              colleagues={list.colleagues.filter(({ classroomId }) => classroomId === each.id)}
              days={list.days}
              userId={user.id}
              canPrint={!refusal}
              flash={flash}
            />
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
      <ArchivedClasses classes={list.archived} timeZone={user.timeZone} />
      {user.userType === "teacher" && (
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
