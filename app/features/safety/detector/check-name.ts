import { decide, readNormalized } from "./decide";
import { moderate } from "./moderation";
import { normalizeText } from "./normalize-text";

export type NameReason = "crisis" | "unkind";

/** Given and family names that only look like swearing, in one of the languages of our schools. */
const realNames =
  /\b(?:dick|dicks|cock|coon|coons|dyke|hoe|kike|fanny|boner|gay|gays|tits|beaner|gook|cum|pene|ho|wang|dong|phuc|bich|dung|fuk|prick)\b/g;

/** Cries too short for the phrases, which want a sentence; nobody is called so. */
const shortCry =
  /\b(?:kill me|cut ?my ?self|(?:i )?hate my life|no(?:body| one) (?:loves|likes|wants) me|dead inside|nadie me quiere|odio mi vida|matenme)\b/;
/** The "2012" or "00d5" behind a username: numbers, not letters in disguise. */
const numberTag = /\b(?:\d\w{0,4}|(?=(?:\w*\d){2})\w{1,5})\b/g;
/** Insults that stand alone where a name should. */
const shortInsult =
  /^(?:stupid|idiot|dumb|loser|moron|ugly|trash|idiota|estupid[oa]|tont[oa]|fe[oa]|perdedora?)$/;

/**
 * Judges what somebody types as their name (K12), more gently than a nickname: a real name must always pass.
 * Only reviewed phrases make it a cry for help, never the classifier alone; null when it is fine.
 */
export function checkName(name: string): NameReason | null {
  const spoken = name.replace(/[._-]+/g, " ").replace(numberTag, " ");
  const normalized = normalizeText(spoken);
  const hits = decide(readNormalized(normalized));
  // "Ana", "Mia" and "Delgado" are names: nothing here is about eating.
  const isCry = hits.some(
    ({ ruleId, category }) => !ruleId.startsWith("model.") && category !== "eating_disorder",
  );
  if (isCry || shortCry.test(normalized)) return "crisis";
  const { flags, isSwearing } = moderate(normalized.replace(realNames, " "));
  const isUnkind =
    shortInsult.test(normalized) ||
    isSwearing ||
    flags.some((flag) => /^(?:hate|harassment|sexual|violence)/.test(flag));
  return isUnkind ? "unkind" : null;
}
