import { skillName } from "~/features/what-works";
import type { Locale, SkillId } from "./types";

/** A skill as it stands in a sentence: "last time, slow breathing helped". */
export const nameInTalk = (skill: SkillId, locale: Locale): string => {
  const name = skillName(skill, locale);
  return name.charAt(0).toLowerCase() + name.slice(1);
};
