import { among } from "~/child-language/question";
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

type MusicSettings = { emotion: string; activityType: string };

/** What music is asked for by such words, and its settings; the first that is named counts. */
const musicWishes = (
  [
    [
      "focus study studying homework concentrate concentrar concentrarme estudiar tarea no-words without-words sin-letra",
      "calm",
      "focus",
    ],
    ["brave confident strong courage valiente valor confianza fuerte", "confident", "confidence_building"],
    [
      "hype hyped pump pumped loud fast energy workout party upbeat movida movido animada animado rapida rapido",
      "excited",
      "confidence_building",
    ],
    ["happy dance dancing fun alegre bailar feliz divertida divertido", "happy", "social_skills"],
    [
      "quiet calm calming slow rain sleep sleeping sleepy relax relaxed relaxing chill soft gentle tranquila tranquilo calmada calmado suave dormir lluvia",
      "calm",
      "breathing_exercise",
    ],
  ] as const
).map(([words, emotion, activityType]) => ({ isNamed: among(words), settings: { emotion, activityType } }));

/** The settings for what a child asked the music for, in its own words: they count before the feeling does. */
export function musicWish(text: string): MusicSettings | null {
  const words = text.split(" ");
  const said = [...words, ...words.map((word, at) => `${word}-${words[at + 1]}`)];
  return musicWishes.find(({ isNamed }) => said.some(isNamed))?.settings ?? null;
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
  wish: MusicSettings | null = null,
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
