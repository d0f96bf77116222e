import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "~/db/index.server";
import { safetyNotices } from "~/db/schema";
import type { Clock } from "~/platform/clock";
import { createId } from "~/platform/ids";
import { type Mail, queueMail } from "~/platform/outbox.server";
import type { CrisisCategory, Severity } from "../types";
import { contactMail, type Letter } from "./alert-mails";
import type { Contact } from "./routing";

/** Unacknowledged for this long: the next contact is told (K13). */
export const escalateAfterMs = 15 * 60_000;

export type EventSeverity = Exclude<Severity, "none">;

type NoticeEvent = {
  id: string;
  category: CrisisCategory;
  severity: EventSeverity;
  isDrill: boolean;
  origin: string;
};

export type Told = Pick<Contact, "recipient" | "email">;

/** Where an event is in the inbox. */
export const eventUrl = ({ id, origin }: Pick<NoticeEvent, "id" | "origin">): string =>
  `${origin}/?event=${id}#safety-${id}`;

/** The mail that tells somebody of an event at this turn, and the note that it was sent. */
export function noticeStatements(
  db: Db,
  event: NoticeEvent,
  contact: Told & { letter?: Letter },
  turn: number,
  clock: Clock,
) {
  const letter = contact.letter ?? contactMail({ ...event, isRepeat: turn > 1, url: eventUrl(event) });
  return mailStatements(
    db,
    { eventId: event.id, recipient: contact.recipient, turn },
    { kind: "safety_event", to: contact.email, ...letter },
    clock,
  );
}

/** A mail about an event, and the note to whom it went. */
export function mailStatements(
  db: Db,
  notice: { eventId: string; recipient: string; turn: number | null },
  mail: Mail,
  clock: Clock,
): BatchItem<"sqlite">[] {
  const outboxId = createId();
  return [
    db.insert(safetyNotices).values({ id: createId(), ...notice, outboxId, createdAt: clock() }),
    queueMail(db, { ...mail, id: outboxId }, clock),
  ];
}
