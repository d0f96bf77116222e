import type { CoachLink, FeelingId, SituationId } from "./types";

const musicEmotion: Record<
  FeelingId,
  "calm" | "anxious" | "excited" | "sad" | "angry" | "happy" | "confident"
> = {
  sad: "sad",
  angry: "angry",
  anxious: "anxious",
  frustrated: "angry",
  overwhelmed: "anxious",
  lonely: "sad",
  embarrassed: "anxious",
  guilty: "sad",
  jealous: "angry",
  hurt: "sad",
  tired: "sad",
  bored: "calm",
  confused: "anxious",
  numb: "sad",
  low: "sad",
  happy: "happy",
  excited: "excited",
  proud: "confident",
  confident: "confident",
  calm: "calm",
};

const schoolTopics: ReadonlySet<SituationId> = new Set([
  "test",
  "bad_grade",
  "homework_load",
  "not_understanding",
  "future",
]);
const peopleTopics: ReadonlySet<SituationId> = new Set([
  "left_out",
  "friend_fight",
  "betrayed",
  "no_friends",
  "new_place",
  "sibling",
  "crush",
  "helping_other",
]);

function musicActivity(feeling: FeelingId | null, situation: SituationId | null): string {
  if (feeling === "angry" || feeling === "frustrated") return "anger_management";
  if (
    feeling === "confident" ||
    feeling === "proud" ||
    situation === "low_confidence" ||
    situation === "performance"
  )
    return "confidence_building";
  if (situation !== null && schoolTopics.has(situation)) return "focus";
  if (situation !== null && peopleTopics.has(situation)) return "social_skills";
  return "breathing_exercise";
}

/** What a child asked the music for, in its own words: it decides the settings before the feeling does. */
export function musicWish(text: string): { emotion: string; activityType: string } | null {
  if (/\b(?:focus|study|homework|no words|concentrat\w+|concentrar\w*|estudiar|tarea|sin letra)\b/.test(text))
    return { emotion: "calm", activityType: "focus" };
  if (/\b(?:brave|confident|strong|courage|valiente|valor|confianza|fuerte)\b/.test(text))
    return { emotion: "confident", activityType: "confidence_building" };
  if (/\b(?:hype|pump\w*|loud|fast|energy|workout|party|upbeat|movid[oa]|animad[oa]|rapid[oa])\b/.test(text))
    return { emotion: "excited", activityType: "confidence_building" };
  if (/\b(?:happy|dance|fun|alegre|bailar|feliz|divertid[oa])\b/.test(text))
    return { emotion: "happy", activityType: "social_skills" };
  if (
    /\b(?:quiet|calm|slow|rain|sleep\w*|relax\w*|chill|soft|gentle|tranquil[oa]|calmad[oa]|suave|dormir|lluvia)\b/.test(
      text,
    )
  )
    return { emotion: "calm", activityType: "breathing_exercise" };
  return null;
}

const places: Record<Exclude<CoachLink["tool"], "dj">, string> = {
  drummer: "/#drummer",
  breath: "/lessons/1",
  lesson: "/#learning",
  learning: "/#learning",
  check_in: "/#dashboard",
  profile: "/?own=profile#profile",
  settings: "/?own=settings#profile",
  coach: "/#ai-coach",
  what_works: "/what-works",
  help: "/help",
};

/** Where a tool of the app opens, with the settings that fit this talk. */
export function linkTo(
  tool: CoachLink["tool"],
  feeling: FeelingId | null,
  situation: SituationId | null,
  wish: { emotion: string; activityType: string } | null = null,
): CoachLink {
  const label = `coach_link_${tool}`;
  if (tool !== "dj") return { tool, label, href: places[tool] };
  const query = new URLSearchParams(
    wish ?? {
      emotion: feeling ? musicEmotion[feeling] : "calm",
      activityType: musicActivity(feeling, situation),
    },
  );
  return { tool, label, href: `/?${query}#ai-dj` };
}
