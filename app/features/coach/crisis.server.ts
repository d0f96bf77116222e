import { type Assessment, type ConversationRisk, crisisReply } from "~/features/safety";
import type { StoredSafety } from "./coach.schema";
import { pickLine } from "./engine/choose";
import { afterCrisisLines } from "./engine/lines/after-crisis";
import type { AgeBand, Locale } from "./engine/types";
import type { PlannedEvent } from "./escalation.server";

/** How long a talk stays with help only, after the newest crisis reply in it. */
const interruptedMs = 24 * 60 * 60_000;

export type CrisisAnswer = { content: string; safety: StoredSafety; isNewEvent: boolean };

/**
 * The fixed answer when a message is a crisis, takes one back, or comes while one is open in this talk;
 * null when the coach may answer. There is no way to tap or talk it away (safety rules K9, K10).
 */
export function answerCrisis(input: {
  assessment: Assessment;
  previous: ConversationRisk;
  lastCrisisAt: Date | null;
  /** What the newest crisis reply of this talk said about who was told. */
  before: Pick<StoredSafety, "adultNotified" | "isParentOnly"> | undefined;
  event: Pick<PlannedEvent, "adultNotified" | "isParentOnly" | "isOffHours">;
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
  const told = assessment.escalate ? input.event : input.before;
  const adultNotified = told?.adultNotified ?? false;
  const isParentOnly = told?.isParentOnly ?? false;
  const fixed = crisisReply({
    category,
    ageBand,
    locale,
    adultNotified,
    isParentOnly,
    isOffHours: input.event.isOffHours,
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
    safety: { category, resources: fixed.resources, adultNotified, isParentOnly },
    isNewEvent: assessment.escalate,
  };
}
