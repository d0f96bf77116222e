import { m } from "~/messages/compiled/messages.js";
import type { UserType } from "./user-types";

/** A role in the middle of a sentence. */
export const ROLE_WORDS: Record<UserType, () => string> = {
  student: m.identity_role_word_student,
  parent: m.identity_role_word_parent,
  teacher: m.identity_role_word_teacher,
  admin: m.identity_role_word_admin,
};

/** The refusal of what is for other roles; `more` are words for those that are no user type. */
export const roleRefusal = (role: UserType, roles: readonly UserType[], more: string[] = []): string =>
  m.identity_role_forbidden({
    role: ROLE_WORDS[role](),
    roles: [...roles.map((each) => ROLE_WORDS[each]()), ...more].join(", "),
  });
