import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHECK_IN_CONTEXT, CHECK_IN_INTENSITY } from "~/features/check-in/emotions";
import { isVendorAssured } from "~/features/coach/model/vendor-gate";
import { SLIDES } from "~/features/deck/slides";
import { GAME_MODES } from "~/features/drums/engine/charts";
import { COPPA_AGE } from "~/features/identity/age";
import { lessons } from "~/features/learning/content";
import { ACTIVITY_TYPES, CULTURAL_STYLES } from "~/features/music/engine/types";
import { pointRules } from "~/features/progress/points";
import { restDaysPerWeek, streakOn } from "~/features/progress/streak";
import { crisisResources } from "~/features/safety/help/crisis-reply";
import { m } from "~/messages/compiled/messages.js";
import { MAX_MEMBERS, PAD_IDS } from "~live/protocol";

const isThere = (...paths: string[]) => paths.every((path) => existsSync(path));
const hasRoutes = (...names: string[]) => isThere(...names.map((name) => `app/routes/${name}`));

/** What the deck sells, word for word, beside what there is of it. A new sentence needs its own line here. */
const CLAIMS: [promise: () => string, words: string, isKept: () => boolean][] = [
  [
    m.deck_intro_1,
    "Students check in with a feeling, talk it through, make music from it and drum it out, together.",
    () =>
      hasRoutes(
        "api.emotions.ts",
        "api.ai-coach.conversations.ts",
        "api.ai-dj.create-music.ts",
        "api.ai-drummer.sessions.ts",
        "api.classrooms.$id.circles.ts",
      ),
  ],
  [
    m.deck_intro_2,
    "Families and teachers see what helps them help.",
    () => hasRoutes("api.parent.child-overview.ts", "api.admin.morning-board.ts", "what-works.tsx"),
  ],
  [
    m.deck_intro_3,
    "COPPA and FERPA compliant by design, from the first screen to the last byte.",
    () =>
      hasRoutes(
        "consent.$token.tsx",
        "privacy.tsx",
        "api.privacy.disclosures.ts",
        "api.privacy.amendments.ts",
      ),
  ],
  [
    m.deck_solution_1,
    "Name it: a check-in that takes one tap.",
    () => CHECK_IN_INTENSITY === 5 && CHECK_IN_CONTEXT === "daily_checkin",
  ],
  [
    m.deck_solution_2,
    "Work with it: a coach to talk to, a track to make, a rhythm to play.",
    () => isThere("app/features/coach", "app/features/music", "app/features/drums"),
  ],
  [
    m.deck_solution_3,
    "Keep it: the tracks, beats and badges you made stay yours.",
    () => hasRoutes("api.ai-dj.tracks.ts", "api.ai-drummer.loops.ts", "api.achievements.ts"),
  ],
  [
    m.deck_features_1,
    "AI Life Coach: conversations run by a large language model of a recent generation where a school allows it, by reviewed scripts everywhere else, with safety checks before and after.",
    () =>
      isThere("app/features/coach/engine", "app/features/safety/detector/lint-outgoing.ts") &&
      !isVendorAssured("https://unknown.example/v1", true),
  ],
  [
    m.deck_features_2,
    "AI DJ Music Maker: original, rights-free music from an emotion, an activity and a cultural style.",
    () => ACTIVITY_TYPES.length > 1 && CULTURAL_STYLES.length > 1,
  ],
  [
    m.deck_features_3,
    "AI Drummer: six pads, three rhythm games and a live circle for a class of thirty-five.",
    () => PAD_IDS.length === 6 && GAME_MODES.length === 3 && MAX_MEMBERS >= 35,
  ],
  [
    m.deck_features_4,
    "SEL lessons, points, levels, badges and streaks that forgive a day off.",
    () =>
      lessons.length > 0 &&
      Object.keys(pointRules).length > 0 &&
      restDaysPerWeek >= 1 &&
      streakOn(["2026-11-23", "2026-11-25"], "2026-11-25") === 2,
  ],
  [
    m.deck_safety_1,
    "Under 13, nothing starts before a parent says yes from their own mailbox.",
    () => COPPA_AGE === 13 && hasRoutes("consent.$token.tsx", "api.consent.$token.grant.ts"),
  ],
  [
    m.deck_safety_2,
    "Words that sound like danger get a fixed, plain answer with real phone numbers, and a named adult at school is told.",
    () =>
      crisisResources("suicide", "en").some(({ call }) => call === "988") &&
      hasRoutes("api.safety.contacts.ts", "api.safety.events.ts"),
  ],
  [
    m.deck_safety_3,
    "No ads, no sale of data, no strangers, no free chat between students.",
    () => !hasRoutes("api.messages.ts") && isThere("app/features/classrooms"),
  ],
  [
    m.deck_benefits_1,
    "Students: words for feelings, ways to calm down, music they are proud of.",
    () => isThere("app/features/coach/content/skills", "app/features/learning/content"),
  ],
  [
    m.deck_benefits_2,
    "Families: a weekly card with one song, one skill and one question to ask at dinner.",
    () => hasRoutes("api.parent.weekly-card.ts", "weekly-card.$token.tsx"),
  ],
  [
    m.deck_benefits_3,
    "Teachers: the progress of the whole class on one page, lessons ready to use, a live drum circle to lead.",
    () =>
      hasRoutes("api.admin.student-progress.ts", "lessons.$id.tsx", "stage.$classroomId.tsx") &&
      lessons.length > 0,
  ],
  [
    m.deck_next_1,
    "Play the kit on the start page. No account needed.",
    () => isThere("app/features/landing/hero-kit.ts"),
  ],
  [
    m.deck_next_2,
    "Open one class and drum together for ten minutes.",
    () => hasRoutes("api.classrooms.ts", "api.classrooms.join.ts"),
  ],
  [
    m.deck_next_3,
    "Read the privacy notice with your district, then invite families.",
    () => hasRoutes("privacy.tsx", "api.classrooms.$id.family-codes.ts", "api.invitations.ts"),
  ],
];

describe("what the deck promises", () => {
  // What the problem is, is told there and promised nowhere.
  const told = SLIDES.filter(({ id }) => id !== "problem").flatMap(({ points }) => points);

  it("is all accounted for", () => {
    expect(CLAIMS.map(([promise]) => promise())).toEqual(told.map((point) => point()));
  });

  it.each(CLAIMS.map(([promise, words, isKept]) => ({ promise, words, isKept })))(
    "$words",
    ({ promise, words, isKept }) => {
      expect(promise()).toBe(words);
      expect(isKept()).toBe(true);
    },
  );
});
