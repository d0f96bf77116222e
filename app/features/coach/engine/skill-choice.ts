import { topics } from "../content/compiled/content";
import { skillsFitting } from "./skill-words";
import { goodSituations, mourning, workSituations } from "./topics";
import type { CoachState, FeelingId, KnownSkills, Reading, SituationId, SkillId } from "./types";

const feelingSkills: Record<FeelingId, readonly SkillId[]> = {
  sad: ["kind_self", "calm_track", "ask_help", "move"],
  angry: ["drum", "breath", "i_message", "move"],
  anxious: ["breath", "grounding", "reframe", "calm_track", "small_steps"],
  frustrated: ["small_steps", "move", "drum", "problem_steps"],
  overwhelmed: ["small_steps", "breath", "ask_help", "grounding"],
  lonely: ["say_hello", "kind_self", "ask_help", "calm_track"],
  embarrassed: ["reframe", "kind_self", "breath"],
  guilty: ["repair", "kind_self", "ask_help"],
  jealous: ["thanks", "reframe", "i_message"],
  hurt: ["i_message", "kind_self", "calm_track"],
  tired: ["wind_down", "calm_track", "move"],
  bored: ["drum", "move", "say_hello"],
  confused: ["grounding", "problem_steps", "calm_track"],
  numb: ["ask_help", "grounding", "move"],
  low: ["kind_self", "calm_track", "breath", "ask_help"],
  happy: ["savor", "thanks", "drum"],
  excited: ["savor", "drum", "breath"],
  proud: ["savor", "thanks"],
  confident: ["savor", "thanks", "drum"],
  calm: ["savor", "thanks"],
};

/** Skills that change how the body or the thought is now; the others end in something to take away. */
export const feltSkills: ReadonlySet<SkillId> = new Set([
  "breath",
  "grounding",
  "reframe",
  "kind_self",
  "move",
  "drum",
  "calm_track",
]);

/** Skills that fit only where their reason was heard: a feeling, a topic or words of their own (`fits` in their file). */
const skillFits: Partial<
  Record<SkillId, (feeling: FeelingId | null, situation: SituationId | null) => boolean>
> = {
  reframe: (feeling, situation) =>
    situation === "low_confidence" || situation === "comparing" || feeling === "embarrassed",
  move: (feeling) => feeling === "angry" || feeling === "frustrated" || feeling === "bored",
  drum: (feeling) =>
    feeling === "angry" ||
    feeling === "frustrated" ||
    feeling === "bored" ||
    feeling === "excited" ||
    feeling === "happy",
  wind_down: (feeling, situation) =>
    feeling === "tired" || situation === "sleep" || situation === "screen_time",
  // A thank-you is for good days.
  thanks: () => false,
  repair: (feeling) => feeling === "guilty",
  say_hello: (feeling, situation) =>
    feeling === "lonely" ||
    (situation !== null &&
      ["no_friends", "new_place", "left_out", "friend_drift", "dance", "moving_house"].includes(situation)),
  kind_self: (feeling, situation) =>
    !(situation !== null && mourning.has(situation)) &&
    ((feeling !== null &&
      ["sad", "lonely", "guilty", "embarrassed", "low", "hurt", "numb"].includes(feeling)) ||
      situation === "low_confidence" ||
      situation === "mistake" ||
      situation === "looks"),
};

/** The skill to offer next, or null when none fits what was heard. `isAsked`: the child wants a way forward. */
export function chooseSkill(
  { feeling, situation, offered }: Pick<CoachState, "feeling" | "situation" | "offered">,
  reading: Pick<Reading, "text" | "feelings" | "says">,
  { isAsked, isGood, known }: { isAsked: boolean; isGood: boolean; known?: KnownSkills | undefined },
): SkillId | null {
  const isUsable = situation !== null && (isGood || !goodSituations.has(situation));
  const fromSituation = isUsable ? topics[situation].skills : [];
  const fromFeeling = feeling ? feelingSkills[feeling] : [];
  // When the feeling is hot, settle the body first; talking skills come after.
  const settling: readonly SkillId[] =
    feeling === "angry" && reading.feelings[0]?.intensity === 3 ? ["drum", "breath"] : [];
  // "What should I do?" asks for a way forward, not for something to feel calmer; of a mere feeling it does.
  const isWork = situation !== null && workSituations.has(situation);
  // Who tells of nothing that hurts and wants to do something has no problem to be solved.
  const isNothing = situation === null && feeling === null;
  const isBored = situation === "boredom" || (situation === null && feeling === "bored");
  const isLight = reading.says.has("wants_to_do") && (isNothing || isBored);
  const light: readonly SkillId[] = isLight ? ["drum", "calm_track", "move"] : [];
  const isOnlyFelt = situation === null && feeling !== null;
  const forward: readonly SkillId[] =
    isAsked && !isOnlyFelt && !isLight
      ? fromSituation
          .filter((skill) => !feltSkills.has(skill) && (isWork || skill !== "small_steps"))
          .concat("problem_steps", "ask_help")
      : [];
  const general: readonly SkillId[] = ["breath", "calm_track", "move", "kind_self"];
  // What this child said helped comes first, where it can fit at all; not for a loss, where nothing is to be mended.
  const isLoss = situation !== null && mourning.has(situation);
  const proven = (known?.helped ?? []).filter(
    (skill) => feltSkills.has(skill) || fromSituation.includes(skill) || fromFeeling.includes(skill),
  );
  const best = isGood || isLoss ? [] : proven;
  const open = (skill: SkillId) => !offered.includes(skill) && !known?.failed.includes(skill);
  const firstProven = best.find(open);
  if (firstProven) return firstProven;
  const pool = isGood
    ? (["savor", "thanks", "drum"] as const)
    : [...light, ...forward, ...settling, ...fromSituation, ...fromFeeling, ...general];
  const reasons = skillsFitting(reading.text);
  const fits = (skill: SkillId) =>
    isAsked || isGood || reasons.includes(skill) || (skillFits[skill]?.(feeling, situation) ?? true);
  return pool.find((skill) => open(skill) && fits(skill)) ?? null;
}
