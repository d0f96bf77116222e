import { m } from "~/messages/compiled/messages.js";
import type { User } from "./user.server";

type Named = Pick<User, "userType" | "firstName" | "lastName" | "email">;

const isStaff = (user: Pick<User, "userType">) => user.userType === "teacher" || user.userType === "admin";

/** First and last name if both exist, else the e-mail's part before the at-sign, else the role's word. */
export function displayName(user: Named): string {
  if (user.firstName && user.lastName) return `${user.firstName} ${user.lastName}`;
  const mailbox = user.email.split("@")[0];
  if (mailbox) return mailbox;
  return isStaff(user) ? m.common_role_educator() : m.common_role_student();
}

/** What stands under the name: the role for staff and families, grade and level for students. */
export function displaySubtitle(user: Pick<User, "userType" | "grade" | "currentLevel">): string {
  if (user.userType === "admin") return m.common_role_administrator();
  if (user.userType === "teacher") return m.common_role_teacher();
  if (user.userType === "parent") return m.common_role_parent();
  const role = user.grade ? m.common_grade({ grade: user.grade }) : m.common_role_student();
  return m.common_subtitle({ role, level: user.currentLevel || 1 });
}
