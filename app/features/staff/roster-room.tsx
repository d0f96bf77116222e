import { ClassBadges } from "~/features/class-sign-in";
import { formatJoinCode } from "~/features/classrooms";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { Pager } from "~/ui/pager";
import { FamilyCodes } from "./class-tile";
import { RosterExport, RosterHistory } from "./roster-files";
import { RosterImport } from "./roster-import";
import type { RosterRoomData } from "./roster-room.server";

/** The anchor of a technical administrator's room. */
export const ROSTER_ROOM = "school-roster";

/** A technical administrator's room: the school's lists and what is printed from them, nothing else of a child. */
export function RosterRoom({ data }: { data: RosterRoomData | null }) {
  if (!data?.room) {
    return (
      <Card id={ROSTER_ROOM}>
        <p>{m.staff_school_not_verified()}</p>
      </Card>
    );
  }
  const { classes, opened } = data.room;
  return (
    <Card id={ROSTER_ROOM} hint={m.roster_room_hint()}>
      <div className="grid gap-6">
        <RosterImport noticeVersion={null} />
        <RosterExport />
        {opened && <ClassNames opened={opened} />}
        <section aria-labelledby="roster-classes-title" className="min-w-0">
          <h2 id="roster-classes-title" className="text-[1.375rem]">
            {m.roster_classes_title()}
          </h2>
          {classes.rows.length === 0 && <p className="text-ink-2">{m.roster_classes_none()}</p>}
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {classes.rows.map((each) => (
              <li key={each.id} className="tile min-w-0 p-4">
                <RosterClass classroom={each} />
              </li>
            ))}
          </ul>
          <Pager
            page={classes}
            label={m.roster_classes_title()}
            hrefOf={(number) => `/?roster-classes=${number}#${ROSTER_ROOM}`}
          />
        </section>
        <RosterHistory imports={data.imports} room={ROSTER_ROOM} />
      </div>
    </Card>
  );
}

type Room = NonNullable<RosterRoomData["room"]>;

function ClassNames({ opened: { name, members } }: { opened: NonNullable<Room["opened"]> }) {
  const named = members.filter(({ status }) => status === "active");
  return (
    <section className="tile p-4 sm:p-5" id="roster-class" aria-labelledby="roster-class-title">
      <h3 id="roster-class-title" className="text-lg">
        {m.roster_names_title({ classroom: name })}
      </h3>
      {named.length === 0 && <p className="text-ink-2">{m.roster_names_none()}</p>}
      <ul className="mt-2 grid gap-1 sm:grid-cols-2">
        {named.map(({ studentId, firstName, lastName }) => (
          <li key={studentId}>
            {firstName} {lastName}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RosterClass({
  classroom: { id, name, teacherName, studentCount, joinCode },
}: {
  classroom: Room["classes"]["rows"][number];
}) {
  return (
    <>
      <h3 className="text-lg">{name}</h3>
      <p className="text-sm text-ink-2">
        {teacherName}
        <br />
        {m.staff_students_count({ count: studentCount ?? 0 })}
      </p>
      {joinCode && (
        <p className="mt-2">
          <span className="text-sm text-ink-2">{m.staff_join_code()}</span>{" "}
          <span className="font-display font-bold tracking-[0.12em]">{formatJoinCode(joinCode)}</span>
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4">
        <a
          href={`/?class=${id}#roster-class`}
          className="inline-block py-2.5 underline underline-offset-4"
          aria-label={`${m.roster_names()}: ${name}`}
        >
          {m.roster_names()}
        </a>
        <a
          href={`/api/classrooms/${id}/code-sheet`}
          target="_blank"
          rel="noopener"
          className="inline-block py-2.5 underline underline-offset-4"
          aria-label={`${m.staff_code_sheet()}: ${name}`}
        >
          {m.staff_code_sheet()}
        </a>
      </p>
      <ClassBadges classroomId={id} className={name} />
      <FamilyCodes classroomId={id} className={name} />
    </>
  );
}
