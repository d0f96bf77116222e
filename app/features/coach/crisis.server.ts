import { type Assessment, type ConversationRisk, crisisReply } from "~/features/safety/index.server";
import type { StoredSafety } from "./coach.schema";
import { afterCrisisLines } from "./content/compiled/content";
import type { LinesByBand } from "./content/content.types";
import { pickLine } from "./engine/choose";
import type { AgeBand, Locale } from "./engine/types";
import type { PlannedEvent } from "./escalation.server";

type Reader = { ageBand: AgeBand; locale: Locale };

/**
 * The fixed answer to a message that raises an alert, or that takes one back for the first time; null when the
 * coach may answer as always. The help card stays in sight either way (safety rules K9, K10).
 */
export function answerCrisis(
  input: Reader & {
    assessment: Assessment;
    previous: ConversationRisk;
    /** What the newest crisis reply of this talk said. */
    before: StoredSafety | undefined;
    /** The child has tapped "That's not what I meant" since, and was told sorry: "it was a joke" says it once more. */
    isTakenBack: boolean;
    event: Pick<PlannedEvent, "adultNotified" | "isParentOnly" | "isOffHours" | "isKept">;
  },
): { content: string; safety: StoredSafety } | null {
  const { assessment, previous, before, isTakenBack, ageBand, locale } = input;
  const wasDenied = before?.isDenial === true || isTakenBack;
  const isDenial = !assessment.escalate && assessment.isDenial && !wasDenied;
  const category = assessment.escalate ? assessment.category : (previous.open?.category ?? null);
  if (!category || !(assessment.escalate || isDenial)) return null;
  const { adultNotified, isParentOnly, isOffHours, isKept } = input.event;
  const { text, resources } = crisisReply({
    ...{ category, ageBand, locale, adultNotified, isParentOnly, isOffHours, isKept },
    stage: isDenial ? "denial" : "first",
  });
  const safety = { category, resources, adultNotified, isParentOnly, isDenial };
  if (isSaidAgain(assessment, previous, before)) return { content: sayAgain(input, previous.turn), safety };
  return { content: text, safety };
}

/** A further sign of the danger that was answered in this talk; what is imminent gets the whole text each time. */
const isSaidAgain = (
  { escalate, category, severity }: Assessment,
  { open }: ConversationRisk,
  before: StoredSafety | undefined,
): boolean =>
  escalate && severity !== "imminent" && open?.category === category && before?.category === category;

const sayAgain = (reader: Reader, turn: number): string =>
  lineOf("again", afterCrisisLines.again, reader, () => (turn % 2) / 2);

/** What a child with the help card in sight hears when the coach itself is off or needs a break. */
export function pointToPeople({ ageBand, locale }: Reader, saidBefore: number): string {
  // In order, so that three messages in a row do not get the same sentence.
  return lineOf("after-crisis", afterCrisisLines.waiting, { ageBand, locale }, () => (saidBefore % 3) / 3);
}

/** The key of the message that stands for the tap "That's not what I meant" under a crisis reply: one for each. */
export const notMeantKey = (crisisReplyId: string): string => `not-meant:${crisisReplyId}`;

/** Sorry for a wrong reading; that an adult sees it is said only when one at the school was told. */
export function sayNotMeant(reader: Reader, isSchoolTold: boolean): string {
  return lineOf(
    "not-meant",
    afterCrisisLines[isSchoolTold ? "notMeantSeen" : "notMeantUnseen"],
    reader,
    () => 0,
  );
}

function lineOf(pool: string, lines: LinesByBand, { ageBand, locale }: Reader, random: () => number): string {
  const line = pickLine(pool, lines, { ageBand, locale, used: [], random });
  if (!line) throw new Error(`no line in ${pool}`);
  return line.text;
}
