import { type AgeBand, assessText, lintOutgoingText } from "~/features/safety";
import { fitsAgeBand, type Locale } from "./engine";

/**
 * Whether a reviewed rule reads this as a crisis. The detector's trained part is left out: it knows how
 * children write, and takes a coach's "tell an adult you trust" for one of them.
 */
export function isCrisisByRule(text: string, locale: Locale): boolean {
  return assessText(text, { language: locale }).matchedRuleIds.some(
    (id) => !/^(?:model|pressure)\./.test(id),
  );
}

/** Whether a model's text may reach a child of this age: safe wording, no crisis content, short and plain enough. */
export function isFitToShow(text: string, reader: { ageBand: AgeBand; locale: Locale }): boolean {
  return (
    lintOutgoingText(text, reader.ageBand).length === 0 &&
    !isCrisisByRule(text, reader.locale) &&
    fitsAgeBand(text, reader.ageBand, reader.locale)
  );
}
