import { m } from "~/messages/compiled/messages.js";
import type { ActivityType, Emotion, Score } from "./engine/types";
import { layerLabel } from "./music-texts";
import { barAt, type DrawnSection } from "./score-drawing";
import type { RollWords } from "./score-painter";

const PART_NAMES: Record<string, () => string> = {
  intro: m.music_part_intro,
  A: m.music_part_theme,
  head: m.music_part_theme,
  B: m.music_part_bridge,
  solo: m.music_part_solo,
  vamp: m.music_part_vamp,
  verse: m.music_part_verse,
  lift: m.music_part_lift,
  hook: m.music_part_hook,
  drop: m.music_part_drop,
};

const GOALS: Record<ActivityType, { word: () => string; hue: string }> = {
  breathing_exercise: { word: m.music_goal_breathing_exercise, hue: "#4be3a5" },
  confidence_building: { word: m.music_goal_confidence_building, hue: "#7aa2ff" },
  anger_management: { word: m.music_goal_anger_management, hue: "#4be3a5" },
  social_skills: { word: m.music_goal_social_skills, hue: "#ffc14d" },
  focus: { word: m.music_goal_focus, hue: "#4cc2ff" },
};

/** The feelings' hues as plain colours, for the canvas. */
const FEELING_HUES: Record<Emotion, string> = {
  happy: "#ffc14d",
  calm: "#4be3a5",
  anxious: "#b28cff",
  sad: "#4cc2ff",
  angry: "#ff5470",
  excited: "#ff8a3d",
  confident: "#7aa2ff",
};

/** The engine's name of a section ("solo2") in the reader's words ("Solo 2"); as it is where it is none of ours. */
export function partLabel(name: string): string {
  const [, form = "", number = ""] = /^([A-Za-z]+?)(\d*)$/.exec(name) ?? [];
  const part = PART_NAMES[form]?.();
  if (!part) return name;
  return number === "" || number === "1" ? part : m.music_part_again({ part, number });
}

/** What is written into the picture. */
export function rollWords({ sections, request }: Pick<Score, "sections" | "request">): RollWords {
  const goal = GOALS[request.activityType];
  return {
    sections: sections.map((section) => partLabel(section.name)),
    lanes: {
      lead: layerLabel("lead"),
      chords: layerLabel("chords"),
      bass: layerLabel("bass"),
      drums: layerLabel("drums"),
    },
    start: request.path === "direct" ? m.music_start_direct() : m.music_start_match(),
    goal: goal.word(),
    hues: [FEELING_HUES[request.emotion], goal.hue],
  };
}

/** The picture in words. */
export function rollLabel(
  { sections }: Pick<Score, "sections">,
  course: "falls" | "rises" | "stays",
): string {
  const parts = sections.map((section) => partLabel(section.name)).join(", ");
  const say = { falls: m.music_roll_falls, rises: m.music_roll_rises, stays: m.music_roll_stays }[course];
  return say({ parts });
}

/** Where the music is. */
export const nowLabel = (section: DrawnSection, seconds: number): string =>
  m.music_roll_now({ part: partLabel(section.name), bar: barAt(section, seconds), bars: section.bars });
