import { ageOn, isAddress, isOver13, noAddressFor, normalizeMailbox } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import { type ClassPlan, planClasses } from "./plan-classes";
import { planConsent } from "./plan-consent";
import { planSeats } from "./plan-seats";
import type { Reading, RosterStudent } from "./reading";
import type { BadRow } from "./roster.schema";
import type { KnownPerson, SchoolNow } from "./school-now";

/** Ages the product takes, as at sign-up. */
const MIN_AGE = 5;
const MAX_AGE = 19;
/** Who may sign in with a printed badge alone (class-sign-in). */
export const LAST_BADGE_GRADE = 3;
const LAST_BADGE_AGE = 9;

export type NewStudent = {
  id: string;
  rosterId: string;
  firstName: string;
  lastName: string;
  email: string;
  grade: number | null;
  birthDate: string;
  consent: "not_required" | "pending" | "granted";
};

export type ChangedStudent = Pick<
  NewStudent,
  "id" | "rosterId" | "firstName" | "lastName" | "email" | "grade"
> & {
  birthDate: string | null;
};

export type SeatPlan = { studentId: string; classroomId: string; status: "active" | "invited" };
export type MovePlan = { studentId: string; fromClassroomId: string; toClassroomId: string };
export type LetterPlan = {
  studentId: string;
  firstName: string;
  parentName: string;
  parentEmail: string;
  locale: Locale | null;
};

/** Everything an import would write. */
export type RosterPlan = ClassPlan & {
  newStudents: NewStudent[];
  changedStudents: ChangedStudent[];
  seats: SeatPlan[];
  moves: MovePlan[];
  /** Students under 13 for whom the school consents now; those who had an account before are in `askedBefore`. */
  consents: string[];
  askedBefore: string[];
  /** Students under 13 whose parents are asked now; those who had an account before are in `nowPending`. */
  requests: LetterPlan[];
  nowPending: string[];
  lettersByAddress: Map<string, number>;
  /** Parents who are told that the school consented. */
  notices: LetterPlan[];
  created: number;
  changed: number;
  unchanged: number;
};

export type Planned = { plan: RosterPlan; bad: BadRow[] };

export type PlanOptions = {
  /** The school consents for its students under 13. */
  hasStatement: boolean;
  now: Date;
  createId: () => string;
};

/**
 * Compares a file with the school and says what an import would change. Students are found by the school's number,
 * else by an address the school's own roster has not used yet. Nothing is written where `bad` is not empty.
 */
export function planImport(reading: Reading, school: SchoolNow, options: PlanOptions): Planned {
  const bad: BadRow[] = [...reading.bad];
  const classes = planClasses(reading, school, options.createId, bad);
  const plan: RosterPlan = {
    ...classes,
    ...{ newStudents: [], changedStudents: [], seats: [], moves: [], consents: [], askedBefore: [] },
    ...{
      requests: [],
      nowPending: [],
      lettersByAddress: new Map(),
      notices: [],
      created: 0,
      changed: 0,
      unchanged: 0,
    },
  };
  // An address may have found somebody of another school: its numbers mean other students.
  const ownPeople = school.people.filter(
    ({ schoolId, rosterId }) => schoolId === school.id && rosterId !== null,
  );
  const people = new Map(ownPeople.map((each) => [each.rosterId, each]));
  const byEmail = new Map(school.people.map((each) => [each.email, each]));
  const report = (student: RosterStudent, field: string, message: string) => {
    bad.push({ line: student.line, field, message });
    return null;
  };
  for (const student of reading.students) {
    const known = findKnown(student, people, byEmail, school);
    if (known === "taken") {
      report(student, reading.fields.email, m.roster_email_taken());
      continue;
    }
    const refusal = keeperProblem(student, known, plan, school, reading);
    if (refusal) {
      report(student, refusal.field, refusal.message);
      continue;
    }
    const checked = check(student, known, { reading, school, options, report });
    if (checked) addToPlan(plan, { student, known, ...checked }, school, options, reading, report);
  }
  return { plan, bad: bad.sort((a, b) => a.line - b.line) };
}

type Report = (student: RosterStudent, field: string, message: string) => null;
type Checking = { reading: Reading; school: SchoolNow; options: PlanOptions; report: Report };

/** The account a line means; null for a new student; "taken" when the address is somebody else's. */
function findKnown(
  student: RosterStudent,
  people: Map<string | null, KnownPerson>,
  byEmail: Map<string, KnownPerson>,
  school: SchoolNow,
): KnownPerson | null | "taken" {
  const own = people.get(student.rosterId);
  const owner = student.email === null ? undefined : byEmail.get(student.email);
  if (owner && owner.id !== own?.id) {
    const isFree = owner.userType === "student" && owner.schoolId === school.id && owner.rosterId === null;
    return own || !isFree ? "taken" : owner;
  }
  return own ?? null;
}

/**
 * Why a technical administrator must not import a line: it would seat a child in a class they lead, whose feelings they
 * would then see, or put their own mailbox where a child's or a parent's belongs, with which one signs in and consents.
 */
function keeperProblem(
  { email, parent, classKeys }: RosterStudent,
  known: KnownPerson | null,
  { classIds }: ClassPlan,
  { keeper, seats }: SchoolNow,
  { fields }: Reading,
): { field: string; message: string } | null {
  if (!keeper) return null;
  const isOwn = (address: string | undefined | null) =>
    address && normalizeMailbox(address) === keeper.mailbox;
  if (isOwn(email)) return { field: fields.email, message: m.roster_own_address() };
  if (isOwn(parent?.email)) return { field: fields.parent_email, message: m.roster_own_address() };
  const held = seats.get(known?.id ?? "") ?? [];
  const isGain = classKeys.some((key) => {
    const id = classIds.get(key);
    if (id === undefined || !keeper.ledClassIds.has(id)) return false;
    return !held.some(({ classroomId, status }) => classroomId === id && status === "active");
  });
  return isGain ? { field: fields.class_name, message: m.roster_own_class_student() } : null;
}

/** What the file and the account say together; null where a line cannot be right. */
function check(
  student: RosterStudent,
  known: KnownPerson | null,
  { reading, school, options, report }: Checking,
) {
  const { fields } = reading;
  const birthDate = known?.dateOfBirth ?? student.birthDate;
  if (birthDate === null) return report(student, fields.birth_date, m.roster_date_missing());
  if (student.birthDate !== null && student.birthDate !== birthDate) {
    return report(student, fields.birth_date, m.roster_date_fixed());
  }
  const timeZone = known?.timeZone ?? school.timeZone;
  const age = ageOn(birthDate, options.now, timeZone);
  if (!known?.dateOfBirth && (age < MIN_AGE || age > MAX_AGE)) {
    return report(student, fields.birth_date, m.roster_date_age({ min: MIN_AGE, max: MAX_AGE }));
  }
  if (known && student.email !== null && student.email !== known.email && known.isInUse) {
    return report(student, fields.email, m.roster_email_fixed());
  }
  const grade = student.grade ?? known?.grade ?? null;
  const email = student.email ?? known?.email ?? null;
  const hasWayIn = (email !== null && isAddress(email)) || known?.isInUse;
  const mayHaveBadge = grade === null ? age <= LAST_BADGE_AGE : grade <= LAST_BADGE_GRADE;
  if (!hasWayIn && !mayHaveBadge) return report(student, fields.email, m.roster_email_needed());
  return { birthDate, isChild: !isOver13(birthDate, options.now, timeZone) };
}

function addToPlan(
  plan: RosterPlan,
  {
    student,
    known,
    birthDate,
    isChild,
  }: { student: RosterStudent; known: KnownPerson | null; birthDate: string; isChild: boolean },
  school: SchoolNow,
  options: PlanOptions,
  reading: Reading,
  report: Report,
): void {
  const id = known?.id ?? options.createId();
  const consent = planConsent(
    { student, known, id, isChild, fields: reading.fields },
    plan,
    school,
    options,
    report,
  );
  if (!consent) return;
  // Until somebody has said yes nothing is kept but what is needed to ask (P1).
  const grade = consent === "pending" ? (known?.grade ?? null) : (student.grade ?? known?.grade ?? null);
  const { rosterId, firstName, lastName } = student;
  const names = { id, rosterId, firstName, lastName, grade };
  const hasMoved = planSeats(plan, { student, id, isPending: consent === "pending" }, school);
  if (!known) {
    plan.newStudents.push({
      ...names,
      email: student.email ?? noAddressFor(id),
      birthDate,
      consent: consent === "stays" ? "not_required" : consent,
    });
    plan.created += 1;
    return;
  }
  const email = student.email ?? known.email;
  const isOther =
    known.rosterId !== rosterId ||
    known.firstName !== firstName ||
    known.lastName !== lastName ||
    known.grade !== grade ||
    known.email !== email ||
    known.dateOfBirth !== birthDate;
  if (isOther) plan.changedStudents.push({ ...names, email, birthDate });
  const isDecided = plan.consents.at(-1) === id || plan.nowPending.at(-1) === id;
  if (isOther || hasMoved || isDecided) plan.changed += 1;
  else plan.unchanged += 1;
}
