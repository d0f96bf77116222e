import type { AgeBand, Line, Locale } from "./types";

/** Hourly for minors: Washington HB 2225; at the start of every session as well (safety rule K1). */
export const disclosureIntervalMs = 60 * 60_000;
/** A pause this long starts a new session of the chat. */
export const sessionGapMs = 30 * 60_000;

type NoticeKind = "start" | "hourly";
export type CoachUsage = { sessionStartedAtMs: number; lastMessageAtMs: number; lastDisclosedAtMs: number };

const texts: Record<NoticeKind, Record<"young" | "older", Line>> = {
  start: {
    young: ["I am a computer, not a person.", "Soy un programa, no una persona."],
    older: [
      "Just so you know: I'm an AI, a computer program and not a person.",
      "Para que lo sepas: soy una IA, un programa de computadora y no una persona.",
    ],
  },
  hourly: {
    young: [
      "I am still a computer. Time to rest and move.",
      "Sigo siendo un programa. Es hora de descansar.",
    ],
    older: [
      "It's been an hour. I'm still a computer program, and this is a good moment for a break.",
      "Ya pasó una hora. Sigo siendo un programa de computadora y es buen momento para un descanso.",
    ],
  },
};

/**
 * The disclosure due now, if any, and the usage to store. Times are server milliseconds, kept by user, so
 * reconnecting or changing the device does not restart the hour.
 */
export function dueNotice(
  usage: CoachUsage | null,
  nowMs: number,
  ageBand: AgeBand,
  locale: Locale,
): { kind: NoticeKind | null; text: string | null; usage: CoachUsage } {
  const isNewSession = usage === null || nowMs - usage.lastMessageAtMs > sessionGapMs;
  const kind = isNewSession
    ? "start"
    : nowMs - usage.lastDisclosedAtMs >= disclosureIntervalMs
      ? "hourly"
      : null;
  const line = kind ? texts[kind][ageBand === "6-8" || ageBand === "9-12" ? "young" : "older"] : null;
  return {
    kind,
    text: line ? line[locale === "es" ? 1 : 0] : null,
    usage: {
      sessionStartedAtMs: isNewSession ? nowMs : usage.sessionStartedAtMs,
      lastMessageAtMs: nowMs,
      lastDisclosedAtMs: kind || usage === null ? nowMs : usage.lastDisclosedAtMs,
    },
  };
}
