import { sql } from "drizzle-orm";
import type { Condition } from "~/db/decide.server";
import { conversations } from "~/db/schema";
import { brokenUnique } from "~/db/unique";
import { m } from "~/messages/compiled/messages.js";
import { AppError } from "~/platform/errors";
import { type ConversationRow, findExchange } from "./conversations.server";
import type { PlannedEvent } from "./escalation.server";
import type { SendInput } from "./send-message.server";

/** So long the first request may still be writing its answer; after that a retry answers instead. */
export const inFlightMs = 20_000;

/** The answer to a keyed message is stored once too, though the first request and a late repeat both write one. */
export const answerKeyOf = ({ requestKey }: SendInput) => (requestKey ? `${requestKey}:answer` : null);

/** Another message came into the talk between reading and writing: what was found about this one is out of date. */
class TalkChanged extends Error {}

/** Nothing came into the talk since it was read, and it is still there. */
export const isUnchanged = ({ id, messageCount }: ConversationRow): Condition => ({
  holds: sql`exists (select 1 from ${conversations} where ${conversations.id} = ${id}
    and ${conversations.messageCount} = ${messageCount} and ${conversations.deletedAt} is null)`,
  otherwise: () => new TalkChanged(),
});

/** No other alert of the child has changed since who may be told. */
export const isAsPlanned = ({ holds }: PlannedEvent): Condition => ({
  holds,
  otherwise: () => new TalkChanged(),
});

/**
 * `repeat`: a request with the same key stored its message before. `outrun`: the talk must be read anew, because
 * something came into it, or another message has just raised the event this one lets grow, or one about the home.
 */
export async function storedOrOutrun(writing: Promise<unknown>): Promise<"stored" | "repeat" | "outrun"> {
  try {
    return (await isStoredOnce(writing)) ? "stored" : "repeat";
  } catch (error) {
    if (error instanceof TalkChanged || brokenUnique(error) === "safety_events.talk_id") return "outrun";
    throw error;
  }
}

/** False when a request with the same key has stored its message before. */
export async function isStoredOnce(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (brokenUnique(error)?.startsWith("coach_messages.")) return false;
    throw error;
  }
}

/** The exchange of a key that another request was faster with. Throws 409 while its answer is being written. */
export async function findAnswered({ db, user, requestKey }: SendInput) {
  const known = requestKey ? await findExchange(db, user.id, requestKey) : null;
  if (!known?.answerRow) throw stillWriting();
  return { userRow: known.userRow, answerRow: known.answerRow };
}

export const stillWriting = () =>
  new AppError("in_progress", m.coach_still_writing(), { retryAfterSeconds: inFlightMs / 1000 });
