import { z } from "zod";
import { findLesson, type GradeBand, gradeBands } from "~/features/learning/index.server";
import { keyLabel, styleLabel } from "~/features/music/index.server";
import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";
import { type ContentLanguage, inLanguage } from "~/platform/languages";
import english from "./weekly-content/en.json";
import spanish from "./weekly-content/es.json";
import type { CardChoice } from "./weekly-rules.server";

const line = z.string().trim().min(1).max(140);
const wordsSchema = z.object({ skill: line, question: line }).strict();
/** For every lesson, by its id, and every age: the skill in one line for the parent, and a question for the child. */
export const weeklyContentSchema = z.record(
  z.string().regex(/^\d{1,3}$/),
  z
    .object(
      Object.fromEntries(gradeBands.map((band) => [band, wordsSchema])) as Record<
        GradeBand,
        typeof wordsSchema
      >,
    )
    .strict(),
);
export type WeeklyContent = z.infer<typeof weeklyContentSchema>;

export const WEEKLY_CONTENT: Record<ContentLanguage, WeeklyContent> = { en: english, es: spanish };

export const weeklyCardSchema = z.object({
  /** The card's Sunday in the child's calendar. */
  day: z.string(),
  song: z.string(),
  /** Key and tempo of a piece the child made; null where the song is a style to try. */
  music: z.string().nullable(),
  lesson: z.string(),
  skill: z.string(),
  question: z.string(),
});
export type WeeklyCard = z.infer<typeof weeklyCardSchema>;

/** The card in the reader's language. A piece has only its music's name: a title may hold a child's words. */
export function writeCard(
  choice: CardChoice,
  { child, band }: { child: string; band: GradeBand },
): WeeklyCard {
  const locale = getLocale();
  const { song, lesson } = choice;
  const style = styleLabel(song.style);
  const words = inLanguage(WEEKLY_CONTENT, locale)[lesson.id]?.[band];
  const found = findLesson(lesson.id);
  const title = found ? inLanguage(found.title, locale) : "";
  return {
    day: choice.day,
    song: song.isMade
      ? m.family_weekly_song_made({ child, style })
      : m.family_weekly_song_try({ child, style }),
    music: song.isMade ? m.family_weekly_song_music({ key: keyLabel(song.key), bpm: song.bpm }) : null,
    lesson: lesson.isDone
      ? m.family_weekly_lesson_done({ child, lesson: title })
      : m.family_weekly_lesson_next({ lesson: title }),
    skill: words?.skill ?? "",
    question: words?.question ?? "",
  };
}
