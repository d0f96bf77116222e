/**
 * States whose law keeps an AI out of this work in public schools; a lawyer of the school settles the rest.
 * Nevada AB 406 (2025) bars AI from doing the mental-health work of school counselors; Illinois HB 1806
 * (2025) bars AI therapy, so no outside model speaks there.
 */
const rules: Record<string, { coach: boolean; model: boolean }> = {
  NV: { coach: false, model: false },
  IL: { coach: true, model: false },
};

/** What the law of the school's state leaves on; `state` is the two-letter code, null when unknown. */
export function allowedInState(state: string | null): { coach: boolean; model: boolean } {
  return rules[(state ?? "").toUpperCase()] ?? { coach: true, model: true };
}
