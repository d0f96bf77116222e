import { sql } from "drizzle-orm";
import { decide } from "~/db/decide.server";
import { safetyEvents } from "~/db/schema";
import { ageOn } from "~/features/identity/index.server";
import { getLocale } from "~/messages/compiled/runtime.js";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { contentLanguageOf } from "~/platform/languages";
import { toldSentence } from "../help/crisis-reply";
import { type EventInput, type PlannedEvent, planSafetyEvent } from "./escalation.server";

type Writer = Pick<UserRow, "id" | "userType" | "firstName" | "schoolId" | "timeZone" | "dateOfBirth">;
export type Told = Omit<PlannedEvent, "statements" | "holds">;

const nobodyTold: Told = { adultNotified: false, isParentOnly: false, isOffHours: false, isKept: false };

/** A title, nickname, answer or note that is a cry for help; its words are kept with the event alone. */
export type RefusedText = {
  sourceKind: Exclude<EventInput["sourceKind"], "coach_message" | "drill">;
  text: string;
  assessment: EventInput["assessment"];
};

/**
 * Raises the event for a text that is a cry for help, so that an adult is told (K12), and returns who. The same
 * words sent twice on one day are one event. Does nothing for an adult's text.
 */
export async function raiseRefusedText(
  context: Pick<RequestContext, "db" | "clock" | "origin">,
  user: Writer,
  refused: RefusedText,
): Promise<Told> {
  if (user.userType !== "student") return nobodyTold;
  const { sourceKind, text, assessment } = refused;
  const { clock, origin } = context;
  const sourceId = await idOf(`${user.id} ${localDateOf(clock(), user.timeZone)} ${text}`);
  const event = { student: user, sourceKind, sourceId, excerpt: text, assessment, origin };
  return (
    (await writeOnce(context, event)) ?? (await writeOnce(context, { ...event, isKept: true })) ?? nobodyTold
  );
}

/** The last age that is spoken to as a young child. */
const YOUNG_UP_TO = 12;

/**
 * The same, and what the child reads: `help`, and whether an adult was told, in the words of the coach's reply (K10).
 * An adult reads `help` alone: nobody is told of an adult.
 */
export async function answerRefusedText(
  context: Pick<RequestContext, "db" | "clock" | "origin">,
  user: Writer,
  refused: RefusedText,
  help: string,
): Promise<string> {
  const told = await raiseRefusedText(context, user, refused);
  if (user.userType !== "student") return help;
  const { dateOfBirth, timeZone } = user;
  // An unknown age counts as a child's.
  const isYoung = !dateOfBirth || ageOn(dateOfBirth, context.clock(), timeZone) <= YOUNG_UP_TO;
  const reader = { locale: contentLanguageOf(getLocale()), tone: isYoung ? "young" : "old" } as const;
  return `${help} ${toldSentence(told, reader)}`;
}

/** Null when an alert about the home came between planning and writing: then nothing is written. */
async function writeOnce(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  event: EventInput,
): Promise<Told | null> {
  const { statements, holds, ...told } = await planSafetyEvent(db, event, clock);
  const [first, ...others] = statements;
  if (!first) return told;
  const isNew = sql`not exists (select 1 from ${safetyEvents}
    where ${safetyEvents.sourceKind} = ${event.sourceKind} and ${safetyEvents.sourceId} = ${event.sourceId})`;
  const known = new Error("known");
  const outrun = new Error("outrun");
  try {
    await decide(
      db,
      [
        { holds: isNew, otherwise: () => known },
        { holds, otherwise: () => outrun },
      ],
      [first, ...others],
    );
  } catch (error) {
    if (error === outrun) return null;
    if (error !== known) throw error;
  }
  return told;
}

async function idOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
