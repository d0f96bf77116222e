import { lessons } from "~/features/learning/content";
import { RETENTION } from "~/features/privacy/retention";
import { achievements } from "~/features/progress/achievements";

type Pair = { en: string; es: string };
const isPair = (value: object): value is Pair =>
  "en" in value && "es" in value && typeof value.en === "string" && typeof value.es === "string";

/** Every text that stands in both languages, however deep. */
function pairsIn(value: unknown): Pair[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPair(value)) return [value];
  return Object.values(value).flatMap(pairsIn);
}

/** What is written in English and Spanish side by side in the code: lessons, badges, the retention table. */
export const contentPairs = (): Pair[] => [lessons, achievements, RETENTION].flatMap(pairsIn);
