import { ClassBadges } from "~/features/class-sign-in";
import { formatJoinCode, TAKE_BACK_DAYS } from "~/features/classrooms";
import type { Classroom } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import type { Flash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { ClassColleagues } from "./class-colleagues";
import type { ClassList } from "./class-list.server";

/** One class: its code, what can be printed for it, who leads it, and how it ends. */
export function ClassTile({
  classroom,
  colleagues,
  days,
  userId,
  canPrint,
  flash,
}: {
  classroom: Classroom;
  colleagues: ClassList["colleagues"];
  days: ClassList["days"];
  userId: string;
  canPrint: boolean;
  flash: Flash | null;
}) {
  const { id, name, role, joinCode } = classroom;
  const teaches = role !== "substitute";
  const decides = role === "teacher" || role === "administrator";
  return (
    <>
      <h3 className="text-lg">{name}</h3>
      <p className="text-sm text-ink-2">{m.staff_students_count({ count: classroom.studentCount ?? 0 })}</p>
      <OwnPart classroom={classroom} />
      {joinCode && (
        <p className="mt-3">
          <span className="text-sm text-ink-2">{m.staff_join_code()}</span>
          <br />
          <span className="font-display text-3xl font-bold tracking-[0.12em]">
            {formatJoinCode(joinCode)}
          </span>
        </p>
      )}
      <ClassLink
        to={`/api/classrooms/${id}/code-sheet`}
        text={m.staff_code_sheet()}
        className={name}
        isNewWindow
      />
      {teaches && (
        <ClassLink to={`/?take-out=${id}#take-out`} text={m.staff_take_out_title()} className={name} />
      )}
      {canPrint && teaches && (
        <>
          <ClassLink to={`/?move=${id}#move-student`} text={m.staff_move_title()} className={name} />
          <ClassBadges classroomId={id} className={name} />
          <FamilyCodes classroomId={id} className={name} />
          {days && (
            <ClassColleagues
              classroom={classroom}
              colleagues={colleagues}
              days={days}
              userId={userId}
              flash={flash}
            />
          )}
        </>
      )}
      {decides && <ArchiveClass classroom={classroom} />}
    </>
  );
}

/** A way to something about one class; a screen reader hears the class with it. */
function ClassLink({
  to,
  text,
  className,
  isNewWindow = false,
}: {
  to: string;
  text: string;
  className: string;
  isNewWindow?: boolean;
}) {
  return (
    <p>
      <a
        href={to}
        {...(isNewWindow && { target: "_blank", rel: "noopener" })}
        className="inline-block py-2.5 underline underline-offset-4"
        aria-label={`${text}: ${className}`}
      >
        {text}
      </a>
    </p>
  );
}

/** What this person is in somebody else's class. */
function OwnPart({ classroom: { role, teacherName, lastDay } }: { classroom: Classroom }) {
  if (role === "co_teacher") {
    return <p className="mt-2">{m.staff_people_you_co_teach({ teacher: teacherName })}</p>;
  }
  if (role !== "substitute" || !lastDay) return null;
  const date = dayWriter("long")(lastDay);
  return <p className="mt-2">{m.staff_people_you_substitute({ teacher: teacherName, date })}</p>;
}

/** Sheets for the families of a class, each with the code that links a parent to their child. */
export function FamilyCodes({ classroomId, className }: { classroomId: string; className: string }) {
  return (
    <details className="mt-1">
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

/** The end of the year, behind a second press. */
function ArchiveClass({ classroom: { id, name } }: { classroom: Classroom }) {
  return (
    <details className="mt-1">
      <summary className="font-semibold" aria-label={`${m.staff_archive_title()}: ${name}`}>
        {m.staff_archive_title()}
      </summary>
      <p className="mt-2 text-sm text-ink-2">{m.staff_archive_hint({ days: TAKE_BACK_DAYS })}</p>
      <form method="post" action={`/api/classrooms/${id}/archive`} className="mt-3">
        <Button type="submit" look="danger" aria-label={`${m.staff_archive_button()}: ${name}`}>
          {m.staff_archive_button()}
        </Button>
      </form>
    </details>
  );
}
