import { describe, expect, it } from "vitest";
import { kindsHiddenFromParents } from "~/features/safety";
import { m } from "~/messages/compiled/messages.js";

/** Where families and staff read which alerts reach no parent: the protocol, the notice, the parent's page, staff pages. */
const texts = [
  m.safety_protocol_5,
  m.privacy_notice_coach,
  m.family_talks_note,
  m.safety_contacts_parents_hint,
  m.safety_alert_not_family,
];
const words = {
  en: { abuse: "abuse", danger: "danger" },
  es: { abuse: "abuso", danger: "peligro" },
} as const;

describe("which alerts reach no parent (K14)", () => {
  it("is said wherever somebody reads about alerts, of each kind", () => {
    expect([...kindsHiddenFromParents].sort()).toEqual(["abuse", "danger"]);
    for (const locale of ["en", "es"] as const)
      for (const text of texts)
        for (const word of Object.values(words[locale]))
          expect(text({}, { locale }), `${locale} ${word}`).toContain(word);
  });
});
