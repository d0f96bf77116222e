import type { GradeBand } from "./content-format";

/**
 * The version of a lesson a learner gets: by grade, else by age (a first-grader is about six), else the
 * middle one.
 */
export function gradeBandFor(learner: { grade: number | null; ageYears: number | null }): GradeBand {
  const grade = learner.grade ?? (learner.ageYears === null ? null : learner.ageYears - 5);
  if (grade === null) return "6-8";
  if (grade <= 2) return "1-2";
  if (grade <= 5) return "3-5";
  if (grade <= 8) return "6-8";
  return "9-12";
}
