import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "~/db/index.server";
import { conversations } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";
import { newConversationTitle } from "./coach-constants";
import { topics } from "./content/compiled/content";
import type { ConversationRow } from "./conversations.server";
import type { CoachState, Locale } from "./engine";

/**
 * Titles of topics, never words of the child's. A title shows on the family's page, so it says no more than that:
 * what is about the home, the body or who somebody is stays "feelings".
 */
const titles = {
  friends: ["About friends", "Sobre amistades"],
  school: ["About school", "Sobre la escuela"],
  feelings: ["About feelings", "Sobre lo que siento"],
  good: ["Something good", "Algo bueno"],
  music: ["Music and drums", "Música y batería"],
  app: ["Questions about Beats", "Preguntas sobre Beats"],
} as const satisfies Record<string, readonly [string, string]>;
type Title = keyof typeof titles;

const goodFeelings = new Set(["happy", "excited", "proud", "confident", "calm"]);

/** The topic a talk is about so far; null while it has none. */
export function topicOf({
  feeling,
  situation,
  used,
}: Pick<CoachState, "feeling" | "situation" | "used">): Title | null {
  if (situation) return topics[situation].about;
  if (feeling) return goodFeelings.has(feeling) ? "good" : "feelings";
  if (used.some((id) => /^asked\.(?:\w+_song|left_hand|fast_hits|on_beat|drum_\w+)$/.test(id)))
    return "music";
  return used.some((id) => id.startsWith("asked.")) ? "app" : null;
}

/** Names a talk by its topic once there is one; a name of the child's own, or one given before, stays. */
export function nameTalk(
  db: Db,
  { id, title }: Pick<ConversationRow, "id" | "title">,
  state: CoachState,
  locale: Locale,
): BatchItem<"sqlite">[] {
  const topic = title === newConversationTitle ? topicOf(state) : null;
  if (!topic) return [];
  return [
    db
      .update(conversations)
      .set({ title: titles[topic][(state.locale ?? locale) === "es" ? 1 : 0] })
      .where(and(eq(conversations.id, id), eq(conversations.title, newConversationTitle))),
  ];
}

/** A title as its reader sees it: one that Beats gave in another language is said in theirs. */
export function shownTalkTitle(title: string): string {
  if (title === newConversationTitle) return m.coach_new_conversation();
  const given = Object.values(titles).find((pair) => pair.some((each) => each === title));
  return given ? given[getLocale() === "es" ? 1 : 0] : title;
}
