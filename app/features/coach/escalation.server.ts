import { type SQL, sql } from "drizzle-orm";
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
  /** The child told of the home: no parent is told, and the child is not sent to one. */
  isKept: boolean;
  /** What must still hold when the statements run; else the event is planned anew. */
  holds: SQL;
};

export type EventInput = { messageId: string; assessment: Assessment; ageBand: AgeBand; now: Date };

/** Nobody is told, and the child is not told otherwise. */
export const noEvent: PlannedEvent = {
  statements: [],
  adultNotified: false,
  isParentOnly: false,
  isOffHours: false,
  isKept: false,
  holds: sql`1`,
};
