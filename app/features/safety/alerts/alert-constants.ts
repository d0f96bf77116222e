// What schemas and pages share: kept apart from the schemas, so that a page does not load the validator.
export const eventStates = ["raised", "delivered", "acknowledged", "closed"] as const;
/** Those in which an event waits for somebody. */
export const openEventStates = [
  "raised",
  "delivered",
  "acknowledged",
] as const satisfies (typeof eventStates)[number][];
export const eventSeverities = ["concern", "high", "imminent"] as const;
export const contactHours = ["school", "after", "always"] as const;
/** What became of an event; `false_alarm` is the recorded dismissal (K15). */
export const eventOutcomes = [
  "talked_with_student",
  "family_contacted",
  "referred",
  "reported_to_authorities",
  "false_alarm",
  "drill_done",
] as const;
/** What can happen to an event. */
export const timelineSteps = ["raised", "told", "delivered", "read", "taken", "passed_on", "closed"] as const;
/** Where an alert is read on the page. */
export const alertPlace = (id: string): string => `/?alert=${id}#safety-${id}`;
export const maxContacts = 12;
