import type { RosterPlan } from "./plan";
import type { RosterStudent } from "./reading";
import type { SchoolNow } from "./school-now";

/**
 * Puts a student into the classes the file names and takes them out of those an earlier roster named; classes they
 * joined by themselves stay. A child nobody has said yes for is only invited, and enters with the yes. Answers
 * whether anything changes.
 */
export function planSeats(
  plan: RosterPlan,
  { student, id, isPending }: { student: RosterStudent; id: string; isPending: boolean },
  school: SchoolNow,
): boolean {
  const wanted = student.classKeys.flatMap((key) => plan.classIds.get(key) ?? []);
  const [first] = wanted;
  // A file that names no class for a student says nothing about classes.
  if (!first) return false;
  const known = school.seats.get(id) ?? [];
  const seats = wanted.flatMap((classroomId) => {
    const seat = known.find((each) => each.classroomId === classroomId);
    const status = isPending && seat?.status !== "active" ? ("invited" as const) : ("active" as const);
    return seat?.isRostered && seat.status === status ? [] : [{ studentId: id, classroomId, status }];
  });
  const left = known.filter(
    ({ classroomId, isRostered, status: was }) =>
      isRostered && (was === "active" || was === "invited") && !wanted.includes(classroomId),
  );
  plan.seats.push(...seats);
  plan.moves.push(
    ...left.map(({ classroomId }) => ({ studentId: id, fromClassroomId: classroomId, toClassroomId: first })),
  );
  return seats.length + left.length > 0;
}
