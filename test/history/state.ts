/** A row that an operation asked for. */
export type EffectRow = {
  person: string;
  /** Kind of the operations that write such rows. */
  kind: string;
  effect: string;
  id: string;
  createdAtMs: number;
};

/** What the product holds, by the run's own names for people. */
export type ProductState = {
  /** Everybody the run made whose account is still there. */
  people: string[];
  rows: EffectRow[];
  /** `person date` → what the day holds. */
  days: Record<string, { feeling: string | null; isSkipped: boolean; feelings: number }>;
  consents: Record<string, string>;
  /** Ledger rows of one request and decision, and of one child and decision. */
  ledger: { person: string; requestId: string | null; decision: string }[];
  /** `person class` → membership. */
  memberships: Record<string, string>;
  deletions: Record<string, string[]>;
  exports: { person: string; id: string; status: string; requestedAtMs: number }[];
  backgrounds: Record<string, string | null>;
  /** Figures that are derived from rows: what is stored and what the rows give. */
  derived: { person: string; what: string; stored: number; counted: number }[];
  /** Coach messages of each talk in the product's order: who said it, and the words. */
  talks: { person: string; id: string; messages: { id: string; role: string; content: string }[] }[];
  /** Moments of everything a limit counts, by person and kind. */
  counted: { person: string; kind: string; atMs: number }[];
  /** Days the product's clock went on since the run began. */
  clockDays: number;
  mails: { id: string; attempts: number; isSent: boolean; isFailed: boolean; isDue: boolean }[];
};

/** What people see through the API at the end. */
export type Sightings = {
  /** `what` a person should not get, or should, and whether they got it. */
  looks: { person: string; what: string; expected: boolean; seen: boolean; status?: number | null }[];
  /** Hits that reached a tab's socket, in order. */
  heard: { listener: string; player: string; number: number }[];
  /** How often the mail server took each mail; null when no mail server took part. */
  received: Map<string, number> | null;
};
