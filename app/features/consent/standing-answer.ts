import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";

/** An answer that stands: which, when, and whether another mail's link gave it. */
export type StandingAnswer = {
  status: "granted" | "declined" | "revoked";
  at: Date;
  isOtherMail: boolean;
};

/** The sentences to somebody who answers once more: what stands since when, and what can still be done. */
export function sayStands(
  { status, at, isOtherMail }: StandingAnswer,
  { firstName, timeZone }: { firstName: string; timeZone: string },
): string[] {
  const child = firstName;
  const time = momentWriter("moment", timeZone)(at);
  const nothing = m.consent_stands_nothing();
  switch (status) {
    case "granted":
      return [
        m.consent_stands_yes({ child, time }),
        nothing,
        isOtherMail ? m.consent_stands_back_there() : m.consent_stands_back_here(),
      ];
    case "declined":
      return [m.consent_stands_no({ child, time }), nothing, m.consent_stands_no_ask({ child })];
    case "revoked":
      return [m.consent_stands_back({ child, time }), nothing, m.consent_expired_text({ child })];
  }
}
