/** What a child can tap on the help card of a talk. */
export const helpAnswers = ["told", "not_now", "not_meant"] as const;
