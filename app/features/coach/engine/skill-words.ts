import { createPhraseFinder } from "~/child-language/phrase-finder";
import { skillLines } from "../content/compiled/content";
import type { Reading, SkillId } from "./types";

// What a child says of the skills, by the words of content/skills and content/skill-talk.yaml.

type Message = Pick<Reading, "text" | "wordCount">;

const skills = Object.keys(skillLines) as SkillId[];
const finderOf = (said: "named" | "refused" | "failed" | "elsewhere" | "begun" | "fits") =>
  createPhraseFinder(skills, (skill) => skillLines[skill][said]);

/** Those called by name in a text in plain text. */
export const skillsNamed = finderOf("named");
/** Those for which the reason is told, whatever the feeling and the topic. */
export const skillsFitting = finderOf("fits");

const refusedIn = finderOf("refused");
const failedIn = finderOf("failed");
const elsewhereIn = finderOf("elsewhere");
const begunIn = finderOf("begun");

/** Words in a longer message tell of something else beside it. */
const mostWords = 24;

function skillsIn({ text, wordCount }: Message, find: typeof refusedIn): SkillId[] {
  // Most messages name none, and need not wait for the phrases of all of them.
  if (wordCount > mostWords || skillsNamed(text).length === 0) return [];
  // "i hate music class" says nothing of the music here.
  const elsewhere = elsewhereIn(text);
  return find(text).filter((skill) => !elsewhere.includes(skill));
}

/** What a child says it does not want ("NO DRUMS", "no me gusta la música"). */
export const skillsRefused = (message: Message): SkillId[] => skillsIn(message, refusedIn);

/** What was tried in vain ("i tried breathing and it didnt work"). */
export const skillsFailed = (message: Message): SkillId[] => skillsIn(message, failedIn);

const mostWordsOfAMoment = 5;

/** Whether a child who was offered a skill has already begun with it instead of saying yes. */
export const hasBegun = (skill: SkillId, { text, wordCount }: Message): boolean =>
  // Keeping a good moment starts by naming it, and anything may be one.
  skill === "savor" ? wordCount <= mostWordsOfAMoment : begunIn(text).includes(skill);
