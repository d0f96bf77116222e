import type { AgeBand } from "~/features/coach/engine";
import type { GameMode } from "~/features/drums/engine/charts";
import type { ComposeRequest } from "~/features/music/engine";
import { CLASSMATES, storyOfClassmate } from "./classmates";

export type DemoGame = {
  daysAgo: number;
  gameMode: GameMode;
  hits: number;
  seconds: number;
  bpm: number;
  median: number;
  steady: number;
};
export type DemoTalk = { title: string; daysAgo: number; ageBand: AgeBand; lines: string[] };
export type DemoStory = {
  /** Oldest first; "-" is a day off. The last one is yesterday's. */
  feelings: string;
  games: DemoGame[];
  /** `done`: how many of the lesson's activities. */
  lessons: { id: string; done: number; daysAgo: number }[];
  tracks: (ComposeRequest & { daysAgo: number; isLiked: boolean })[];
  talk?: DemoTalk;
  /** This morning's check-in: a feeling, or "rather_not". */
  today?: { answer: string; asksToTalk: boolean };
};

/** A month of school days for the two students whose accounts are known: each thing believable. */
const STORIES: Record<string, DemoStory> = {
  maya: {
    feelings:
      "anxious calm happy - excited anxious sad - calm confident happy frustrated calm - happy excited confident anxious calm - happy confident",
    games: [
      { daysAgo: 24, gameMode: "beat_matching", hits: 61, seconds: 48, bpm: 100, median: 38, steady: 52 },
      { daysAgo: 19, gameMode: "beat_matching", hits: 74, seconds: 52, bpm: 105, median: 24, steady: 44 },
      { daysAgo: 15, gameMode: "rhythm_patterns", hits: 48, seconds: 60, bpm: 100, median: 17, steady: 39 },
      { daysAgo: 11, gameMode: "speed_challenge", hits: 92, seconds: 41, bpm: 135, median: -12, steady: 36 },
      { daysAgo: 6, gameMode: "rhythm_patterns", hits: 66, seconds: 64, bpm: 110, median: 9, steady: 31 },
      { daysAgo: 2, gameMode: "beat_matching", hits: 88, seconds: 50, bpm: 120, median: 7, steady: 28 },
    ],
    lessons: [
      { id: "1", done: 5, daysAgo: 20 },
      { id: "2", done: 4, daysAgo: 12 },
      { id: "3", done: 2, daysAgo: 3 },
    ],
    tracks: [
      {
        daysAgo: 18,
        emotion: "anxious",
        activityType: "breathing_exercise",
        culturalStyle: "ambient",
        seed: 1107,
        isLiked: true,
      },
      {
        daysAgo: 9,
        emotion: "sad",
        activityType: "confidence_building",
        culturalStyle: "gospel",
        seed: 2214,
        isLiked: false,
      },
      {
        daysAgo: 2,
        emotion: "happy",
        activityType: "social_skills",
        culturalStyle: "african_american",
        seed: 3321,
        isLiked: true,
      },
    ],
    talk: {
      title: "Before the band solo",
      daysAgo: 4,
      ageBand: "13-15",
      lines: [
        "I'm so nervous about the concert on Friday",
        "I keep thinking everyone will laugh if I mess up",
        "I will practice coming back in on the chorus",
        "it feels less scary now, thanks",
      ],
    },
  },
  leo: {
    feelings: "happy happy - angry calm happy - sad frustrated calm happy excited - happy calm angry calm",
    games: [
      { daysAgo: 14, gameMode: "beat_matching", hits: 33, seconds: 40, bpm: 80, median: 61, steady: 78 },
      { daysAgo: 8, gameMode: "beat_matching", hits: 41, seconds: 44, bpm: 85, median: 47, steady: 66 },
      { daysAgo: 3, gameMode: "rhythm_patterns", hits: 36, seconds: 58, bpm: 85, median: 35, steady: 58 },
    ],
    lessons: [
      { id: "1", done: 5, daysAgo: 13 },
      { id: "2", done: 2, daysAgo: 5 },
    ],
    tracks: [
      {
        daysAgo: 6,
        emotion: "angry",
        activityType: "anger_management",
        culturalStyle: "contemporary_urban",
        seed: 4428,
        isLiked: true,
      },
    ],
    talk: {
      title: "My team",
      daysAgo: 7,
      ageBand: "9-12",
      lines: ["my friend picked another team and I got mad", "yes", "it helped a little"],
    },
  },
};

/** The month of a demo student. Throws for a name the demo school does not have. */
export function storyOf(username: string): DemoStory {
  const classmate = CLASSMATES.find((each) => each.username === username);
  const story = classmate ? storyOfClassmate(classmate) : STORIES[username];
  if (!story) throw new Error(`the demo school has no student ${username}`);
  return story;
}
