import { anyWords, type TextTest } from "~/child-language/pattern";
import type { Reading, SkillId } from "./types";

const firstSteps: Partial<Record<SkillId, TextTest>> = {
  i_message: anyWords(
    "i (?:feel|felt|get|am) \\w+(?: \\w+){0,4} (?:when|because)|i (?:would|could|want to) (?:say|tell)|(?:me siento|siento) \\w+(?: \\w+){0,4} (?:cuando|porque)|le (?:diria|quiero decir|voy a decir)",
  ),
  say_hello: anyWords(
    "i (?:would|could|can|will) (?:say|ask|invite|talk|sit)|there is (?:a|this|one) (?:girl|boy|kid|guy)|le (?:diria|preguntaria|puedo (?:decir|preguntar))|hay (?:una|un) (?:nin[oa]|chic[oa])",
  ),
  repair: anyWords(
    "(?:i am|im) (?:so |really )?sorry|i would (?:say|tell|apologize)|perdon|lo siento|le diria",
  ),
  kind_self: anyWords(
    "i would (?:say|tell)|(?:it|that) is (?:ok|okay|not (?:your|my) fault)|le diria|no es (?:tu|mi) culpa",
  ),
};
const MAX_WORDS_OF_A_MOMENT = 5;

/** Whether a child who was offered a skill has already begun with it instead of saying yes. */
export function hasBegun(skill: SkillId, { text, wordCount }: Pick<Reading, "text" | "wordCount">): boolean {
  // Keeping a good moment starts by naming it, and anything may be one.
  if (skill === "savor") return wordCount <= MAX_WORDS_OF_A_MOMENT;
  return firstSteps[skill]?.test(text) ?? false;
}
