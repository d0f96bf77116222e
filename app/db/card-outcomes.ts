/** What can come of a card. */
export const CARD_OUTCOMES = ["talked", "later", "passed_on", "not_needed"] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];
