import { MAILS_PER_ADDRESS_A_DAY } from "~/features/consent";
import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";
import type { Column } from "./columns";
import type { LetterPlan, PlanOptions, RosterPlan } from "./plan";
import type { RosterStudent } from "./reading";
import type { KnownPerson, SchoolNow } from "./school-now";

type Asked = {
  student: RosterStudent;
  known: KnownPerson | null;
  id: string;
  isChild: boolean;
  fields: Record<Column, string>;
};

/**
 * What an import does about consent (16 CFR 312.5; P1, P14): nothing at 13 or over; under 13 the school's
 * own yes where the administrator stated it, else a parent is asked, else the line is bad. A parent's no stands, and
 * so does what the school itself took back. Answers with how the student then stands, null for a bad line; "stays"
 * where nothing is decided here.
 */
export function planConsent(
  asked: Asked,
  plan: RosterPlan,
  school: SchoolNow,
  { hasStatement }: PlanOptions,
  report: (student: RosterStudent, field: string, message: string) => null,
): "not_required" | "pending" | "granted" | "stays" | null {
  const { student, known, id, isChild, fields } = asked;
  if (!isChild) return known ? "stays" : "not_required";
  const { parent } = student;
  const standing = known?.consent ?? "not_required";
  if (standing === "granted") return "stays";
  if (standing === "declined" || standing === "revoked") {
    if (known?.speaker === school.id) return "stays";
    return report(student, fields.student_id, m.roster_parent_said_no());
  }
  if (hasStatement) {
    plan.consents.push(id);
    if (known) plan.askedBefore.push(id);
    if (parent) plan.notices.push(letterTo(asked, { ...parent, name: parent.name ?? "" }));
    return "granted";
  }
  if (standing === "pending") return "pending";
  if (!parent) return report(student, fields.parent_email, m.roster_consent_missing());
  if (!parent.name) return report(student, fields.parent_name, m.roster_parent_name_missing());
  const mails = (school.mailsToday.get(parent.email) ?? 0) + (plan.lettersByAddress.get(parent.email) ?? 0);
  if (mails >= MAILS_PER_ADDRESS_A_DAY) {
    return report(student, fields.parent_email, m.roster_parent_often({ count: MAILS_PER_ADDRESS_A_DAY }));
  }
  plan.lettersByAddress.set(parent.email, (plan.lettersByAddress.get(parent.email) ?? 0) + 1);
  plan.requests.push(letterTo(asked, { ...parent, name: parent.name }));
  if (known) plan.nowPending.push(id);
  return "pending";
}

const letterTo = (
  { student, id }: Asked,
  { name, email, locale }: { name: string; email: string; locale: Locale | null },
): LetterPlan => ({
  ...{ studentId: id, firstName: student.firstName, parentName: name, parentEmail: email, locale },
});
