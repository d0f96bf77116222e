import { m } from "~/messages/compiled/messages.js";
import type { Reading, RosterClass } from "./reading";
import type { BadRow } from "./roster.schema";
import type { KnownClass, SchoolNow } from "./school-now";

export type ClassPlan = {
  newClasses: { id: string; name: string; teacherId: string }[];
  /** Classes that get the teacher the file names. */
  handedOver: { id: string; teacherId: string }[];
  /** The class behind each key of the file. */
  classIds: Map<string, string>;
};

/** Finds the file's classes in the school, opens those that are new, and hands over those with another teacher. */
export function planClasses(
  { classes, fields }: Reading,
  school: SchoolNow,
  createId: () => string,
  bad: BadRow[],
): ClassPlan {
  const plan: ClassPlan = { newClasses: [], handedOver: [], classIds: new Map() };
  for (const each of classes) {
    const teachers = each.teachers.map((teacher) => ({
      ...teacher,
      id: school.teacherIds.get(teacher.email),
    }));
    const strangers = teachers.filter(({ id }) => id === undefined);
    for (const { line, field } of strangers) bad.push({ line, field, message: m.roster_teacher_unknown() });
    if (strangers.length > 0) continue;
    const teacherIds = teachers.flatMap(({ id }) => (id === undefined ? [] : [id]));
    const found = findClass(each, teacherIds, school.classes);
    if (found === "ambiguous") {
      bad.push({ line: each.line, field: fields.class_name, message: m.roster_class_ambiguous() });
      continue;
    }
    const [first] = teacherIds;
    const isHandedOver = found !== null && first !== undefined && !teacherIds.includes(found.teacherId);
    // Whoever only keeps the lists gets no class by them, and with it no sight of its children.
    const own = teachers.find(({ id }) => id === school.keeper?.id);
    if (own && own.id === first && (!found || isHandedOver)) {
      bad.push({ line: own.line, field: own.field, message: m.roster_own_class() });
      continue;
    }
    if (found) {
      plan.classIds.set(each.key, found.id);
      if (isHandedOver) plan.handedOver.push({ id: found.id, teacherId: first });
      continue;
    }
    const teacherId = first ?? school.adminId;
    if (!teacherId) {
      bad.push({ line: each.line, field: fields.teacher_email, message: m.roster_teacher_needed() });
      continue;
    }
    const id = createId();
    plan.newClasses.push({ id, name: each.name, teacherId });
    plan.classIds.set(each.key, id);
  }
  return plan;
}

/** The school's class of that name, among several the one its teacher leads. */
function findClass(
  { key }: RosterClass,
  teacherIds: string[],
  classes: KnownClass[],
): KnownClass | null | "ambiguous" {
  const named = classes.filter((each) => each.key === key);
  if (named.length < 2) return named[0] ?? null;
  const led = named.filter(({ teacherId }) => teacherIds.includes(teacherId));
  return led.length === 1 ? (led[0] ?? null) : "ambiguous";
}
