import type { CardReason } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";

/** Why a card is there, for the teacher; never which feeling it was. */
export function reasonText({ reason, days }: { reason: CardReason; days: number }): string {
  if (reason === "asked") return m.morning_reason_asked();
  if (reason === "asked_earlier") return m.morning_reason_asked_earlier();
  if (reason === "changed") return m.morning_reason_changed({ days });
  if (reason === "silent") return m.morning_reason_silent({ days });
  return m.morning_reason_come_back();
}

/** The last grade that is spoken to as a young child. */
const LAST_YOUNG_GRADE = 5;

type Sentences = { young: (() => string)[]; older: (() => string)[] };

/** What one could say to the child: plain, warm, and nothing about the board. */
export const SENTENCES: Record<CardReason, Sentences> = {
  asked: {
    young: [m.morning_say_asked_young_1, m.morning_say_asked_young_2],
    older: [m.morning_say_asked_older_1, m.morning_say_asked_older_2],
  },
  asked_earlier: {
    young: [m.morning_say_earlier_young_1, m.morning_say_earlier_young_2],
    older: [m.morning_say_earlier_older_1, m.morning_say_earlier_older_2],
  },
  changed: {
    young: [m.morning_say_changed_young_1, m.morning_say_changed_young_2, m.morning_say_changed_young_3],
    older: [m.morning_say_changed_older_1, m.morning_say_changed_older_2, m.morning_say_changed_older_3],
  },
  silent: {
    young: [m.morning_say_silent_young_1, m.morning_say_silent_young_2, m.morning_say_silent_young_3],
    older: [m.morning_say_silent_older_1, m.morning_say_silent_older_2, m.morning_say_silent_older_3],
  },
  come_back: {
    young: [m.morning_say_back_young_1, m.morning_say_back_young_2],
    older: [m.morning_say_back_older_1, m.morning_say_back_older_2],
  },
};

/** The sentence of one card: the same at every look, another one for another card. */
export function sentenceText(card: { id: string; reason: CardReason }, grade: number | null): string {
  const band = grade !== null && grade <= LAST_YOUNG_GRADE ? "young" : "older";
  const choices = SENTENCES[card.reason][band];
  const sum = [...card.id].reduce((total, sign) => total + sign.charCodeAt(0), 0);
  return choices[sum % choices.length]?.() ?? "";
}
