import type { Random } from "./random";
import type { Person } from "./world";

export type SchoolClass = { id: string; code: string };

const MOST_CLASSES = 8;
const keepClass = ({ id, joinCode }: Record<string, unknown>) => ({ id, joinCode });

/** Makes a class; null when no clear answer came. */
export async function makeClass(teacher: Person, tab: number, random: Random): Promise<SchoolClass | null> {
  const effect = `Class ${teacher.world.next()}`;
  const done = await teacher.actOnce(
    tab,
    { kind: "class.create", effect, path: "/api/classrooms", body: { name: effect }, keep: keepClass },
    random,
  );
  return done.outcome === "ok" ? { id: String(done.output.id), code: String(done.output.joinCode) } : null;
}

export const join = (student: Person, tab: number, { id, code }: SchoolClass) =>
  student.act(tab, {
    ...{ kind: "class.join", object: `${student.name} ${id}`, effect: "join" },
    ...{ path: "/api/classrooms/join", body: { code } },
  });

export const remove = (teacher: Person, tab: number, student: Person, { id }: SchoolClass) =>
  teacher.act(tab, {
    ...{ kind: "class.remove", object: `${student.name} ${id}`, effect: "remove" },
    ...{ path: `/api/classrooms/${id}/members/${student.id}`, method: "DELETE" },
  });

/** One of the teacher's tabs: makes classes and takes students out of them. */
export async function runTeacherTab(
  teacher: Person,
  tab: number,
  random: Random,
  { classes, students }: { classes: SchoolClass[]; students: Person[] },
): Promise<void> {
  while (!teacher.world.isOver) {
    const room = classes[random.below(classes.length)];
    if (!room || (classes.length < MOST_CLASSES && random.chance(0.1))) {
      const made = await makeClass(teacher, tab, random);
      if (made) classes.push(made);
    } else {
      const done = await remove(teacher, tab, random.pick(students), room);
      if (done.status === 401) await teacher.signIn();
    }
    await new Promise((resolve) => setTimeout(resolve, random.below(2500)));
  }
}

/** A student's tab that types class codes. */
export async function runJoiningTab(
  student: Person,
  tab: number,
  random: Random,
  classes: SchoolClass[],
): Promise<void> {
  while (!student.world.isOver) {
    const room = classes[random.below(classes.length)];
    if (room) {
      const done = await join(student, tab, room);
      if (done.status === 401) await student.signIn();
    }
    await new Promise((resolve) => setTimeout(resolve, random.below(2000)));
  }
}
