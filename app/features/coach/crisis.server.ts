import { type Assessment, type ConversationRisk, crisisReply } from "~/features/safety";
import type { MessageSafety } from "./coach.schema";
import { pickLine } from "./engine/choose";
import { afterCrisisLines } from "./engine/lines/after-crisis";
import type { AgeBand, Locale } from "./engine/types";

/** How long a talk stays with help only, after the newest crisis reply in it. */
const interruptedMs = 24 * 60 * 60_000;

export type CrisisAnswer = { content: string; safety: MessageSafety; isNewEvent: boolean };

/**
 * The fixed answer when a message is a crisis, takes one back, or comes while one is open in this talk;
 * null when the coach may answer. There is no way to tap or talk it away (safety rules K9, K10).
 */
export function answerCrisis(input: {
  assessment: Assessment;
  previous: ConversationRisk;
  lastCrisisAt: Date | null;
  wasAdultNotified: boolean;
  adultNotified: boolean;
  isOffHours: boolean;
  ageBand: AgeBand;
  locale: Locale;
  now: Date;
  saidBefore: number;
}): CrisisAnswer | null {
  const { assessment, previous, ageBand, locale } = input;
  const category = assessment.escalate ? assessment.category : (previous.open?.category ?? null);
  if (!category) return null;
  const isOpen =
    previous.open !== null &&
    input.lastCrisisAt !== null &&
    input.now.getTime() - input.lastCrisisAt.getTime() < interruptedMs;
  if (!assessment.escalate && !assessment.isDenial && !isOpen) return null;
  const adultNotified = assessment.escalate ? input.adultNotified : input.wasAdultNotified;
  const fixed = crisisReply({
    category,
    ageBand,
    locale,
    adultNotified,
    isOffHours: input.isOffHours,
    stage: assessment.isDenial ? "denial" : "first",
  });
  const isFollowUp = !assessment.escalate && !assessment.isDenial;
  const followUp = isFollowUp
    ? pickLine("after-crisis", afterCrisisLines, {
        ageBand,
        locale,
        used: [],
        // In order, so that three messages in a row do not get the same sentence.
        random: () => (input.saidBefore % 3) / 3,
      })
    : null;
  return {
    content: followUp?.text ?? fixed.text,
    safety: { category, resources: fixed.resources, adultNotified },
    isNewEvent: assessment.escalate,
  };
}
