import type { BatchItem } from "drizzle-orm/batch";
import type { AgeBand, Assessment } from "~/features/safety";

export type PlannedEvent = {
  /** Go into the same batch as the message: neither exists without the other. */
  statements: BatchItem<"sqlite">[];
  /** True only when somebody is really told; the child reads it. */
  adultNotified: boolean;
  /** The one told is a parent; there is no school. */
  isParentOnly: boolean;
  isOffHours: boolean;
};

export type EventInput = { messageId: string; assessment: Assessment; ageBand: AgeBand; now: Date };

/** Nobody is told, and the child is not told otherwise. */
export const noEvent: PlannedEvent = {
  statements: [],
  adultNotified: false,
  isParentOnly: false,
  isOffHours: false,
};
