import type { DemoGame, DemoStory } from "./stories";

/**
 * The rest of Ms. Ray's class, so that averages are over ten students and more. They sign in with printed
 * badges only: nobody knows a password of theirs.
 */
export type Classmate = {
  username: string;
  firstName: string;
  lastName: string;
  ageYears: 13 | 14;
  /** Oldest first; "-" is a day off. The last one is yesterday's. */
  feelings: string;
  /** What they answered this morning, if they did: a feeling, or that they would rather not say. */
  today?: string;
  asksToTalk?: true;
  /** Activities done of lesson 1, 2, 3 and so on, which the class has together on its lesson days. */
  activitiesDone: number[];
  game?: DemoGame;
};

/** One lesson a week. */
const LESSON_DAYS_AGO = [27, 20, 13, 6];

export const CLASSMATES: readonly Classmate[] = [
  {
    username: "amara",
    firstName: "Amara",
    lastName: "J.",
    ageYears: 14,
    feelings: "calm happy - excited happy calm - happy confident",
    today: "happy",
    activitiesDone: [5, 4, 6, 2],
    game: {
      daysAgo: 4,
      gameMode: "beat_matching",
      hits: 70,
      seconds: 50,
      bpm: 110,
      median: 14,
      steady: 34,
    },
  },
  {
    username: "ben",
    firstName: "Ben",
    lastName: "K.",
    ageYears: 14,
    feelings: "frustrated - calm happy - anxious calm happy",
    today: "calm",
    activitiesDone: [5, 4, 2],
  },
  {
    username: "camila",
    firstName: "Camila",
    lastName: "R.",
    ageYears: 13,
    feelings: "happy happy excited - sad calm happy - confident",
    today: "calm",
    activitiesDone: [5, 4, 6, 3],
    game: {
      daysAgo: 9,
      gameMode: "rhythm_patterns",
      hits: 52,
      seconds: 61,
      bpm: 100,
      median: 21,
      steady: 41,
    },
  },
  {
    username: "deshawn",
    firstName: "DeShawn",
    lastName: "W.",
    ageYears: 14,
    feelings: "excited confident - happy - excited frustrated calm confident",
    today: "confident",
    activitiesDone: [5, 4, 3],
    game: {
      daysAgo: 3,
      gameMode: "speed_challenge",
      hits: 97,
      seconds: 44,
      bpm: 140,
      median: -8,
      steady: 29,
    },
  },
  {
    username: "elena",
    firstName: "Elena",
    lastName: "M.",
    ageYears: 14,
    feelings:
      "happy calm - calm happy calm confident happy calm happy - calm happy calm happy calm happy calm confident happy happy sad anxious sad frustrated anxious sad anxious",
    today: "sad",
    activitiesDone: [5, 4, 4],
  },
  {
    username: "farid",
    firstName: "Farid",
    lastName: "A.",
    ageYears: 13,
    feelings: "calm - calm happy calm - - happy",
    activitiesDone: [5, 4, 1],
  },
  {
    username: "gabriel",
    firstName: "Gabriel",
    lastName: "L.",
    ageYears: 14,
    feelings: "happy confident happy - calm excited - confident happy",
    today: "happy",
    activitiesDone: [5, 4, 6],
    game: {
      daysAgo: 11,
      gameMode: "beat_matching",
      hits: 58,
      seconds: 47,
      bpm: 95,
      median: 30,
      steady: 48,
    },
  },
  {
    username: "hana",
    firstName: "Hana",
    lastName: "S.",
    ageYears: 14,
    feelings: "sad - anxious calm - calm calm happy",
    today: "calm",
    activitiesDone: [5, 4, 3],
  },
  {
    username: "isaac",
    firstName: "Isaac",
    lastName: "B.",
    ageYears: 13,
    feelings: "angry frustrated - calm happy - happy",
    activitiesDone: [5, 4, 2],
  },
  {
    username: "jada",
    firstName: "Jada",
    lastName: "T.",
    ageYears: 14,
    feelings: "excited happy - happy confident - calm",
    today: "excited",
    activitiesDone: [5, 3],
  },
  {
    username: "kai",
    firstName: "Kai",
    lastName: "N.",
    ageYears: 13,
    feelings:
      "calm happy calm happy excited calm happy calm - happy calm happy calm happy calm happy confident calm happy frustrated calm - - - - - - -",
    activitiesDone: [5, 2],
    game: {
      daysAgo: 6,
      gameMode: "rhythm_patterns",
      hits: 44,
      seconds: 58,
      bpm: 90,
      median: 38,
      steady: 55,
    },
  },
  {
    username: "lucia",
    firstName: "Lucía",
    lastName: "P.",
    ageYears: 14,
    feelings: "happy - sad calm - happy excited",
    today: "rather_not",
    activitiesDone: [5, 2],
  },
  {
    username: "mateo",
    firstName: "Mateo",
    lastName: "G.",
    ageYears: 14,
    feelings: "confident happy - angry calm - happy",
    today: "calm",
    asksToTalk: true,
    activitiesDone: [5, 1],
  },
  {
    username: "nia",
    firstName: "Nia",
    lastName: "O.",
    ageYears: 13,
    feelings: "anxious - calm happy - calm",
    today: "happy",
    activitiesDone: [3],
  },
];

/** A classmate's month in the shape every demo student's has. */
export function storyOfClassmate(classmate: Classmate): DemoStory {
  const { feelings, activitiesDone, game, today, asksToTalk } = classmate;
  const lessons = activitiesDone.map((done, index) => ({
    id: String(index + 1),
    done,
    daysAgo: LESSON_DAYS_AGO[index] ?? 1,
  }));
  const morning = today ? { today: { answer: today, asksToTalk: asksToTalk ?? false } } : {};
  return { feelings, lessons, games: game ? [game] : [], tracks: [], ...morning };
}
