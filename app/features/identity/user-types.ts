/** Roles one may give oneself; administrators are made by a maintainer. */
export const SELF_USER_TYPES = ["student", "parent", "teacher"] as const;
export type SelfUserType = (typeof SELF_USER_TYPES)[number];

export type UserType = SelfUserType | "admin";
