import type { SelfUserType } from "~/features/identity";
import { m } from "~/messages/compiled/messages.js";

type Text = () => string;
type TypeTexts = {
  name: Text;
  hint: Text;
  loginHeading: Text;
  loginSubtitle: Text;
  benefits: Text[];
  registerHeading: Text;
  requirement: Text;
};

/** What each account type reads on its way in. */
export const TYPE_TEXTS: Record<SelfUserType, TypeTexts> = {
  student: {
    name: m.signup_type_student,
    hint: m.signup_type_student_hint,
    loginHeading: m.signup_login_student_heading,
    loginSubtitle: m.signup_login_student_subtitle,
    benefits: [
      m.signup_login_student_benefit_1,
      m.signup_login_student_benefit_2,
      m.signup_login_student_benefit_3,
    ],
    registerHeading: m.signup_register_student_heading,
    requirement: m.signup_register_student_badge,
  },
  parent: {
    name: m.signup_type_parent,
    hint: m.signup_type_parent_hint,
    loginHeading: m.signup_login_parent_heading,
    loginSubtitle: m.signup_login_parent_subtitle,
    benefits: [
      m.signup_login_parent_benefit_1,
      m.signup_login_parent_benefit_2,
      m.signup_login_parent_benefit_3,
    ],
    registerHeading: m.signup_register_parent_heading,
    requirement: m.signup_register_parent_badge,
  },
  teacher: {
    name: m.signup_type_teacher,
    hint: m.signup_type_teacher_hint,
    loginHeading: m.signup_login_teacher_heading,
    loginSubtitle: m.signup_login_teacher_subtitle,
    benefits: [
      m.signup_login_teacher_benefit_1,
      m.signup_login_teacher_benefit_2,
      m.signup_login_teacher_benefit_3,
    ],
    registerHeading: m.signup_register_teacher_heading,
    requirement: m.signup_register_teacher_badge,
  },
};
