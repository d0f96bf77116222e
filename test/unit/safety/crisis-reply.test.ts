import readability from "text-readability";
import { describe, expect, it } from "vitest";
import {
  ageBands,
  crisisCategories,
  crisisReply,
  crisisResources,
  lintOutgoingText,
  resourceLinks,
} from "~/features/safety";

const locales = ["en", "es"] as const;
const all = locales.flatMap((locale) =>
  crisisCategories.flatMap((category) =>
    ageBands.flatMap((ageBand) =>
      [true, false].flatMap((adultNotified) =>
        (["first", "denial"] as const).map((stage) => ({ locale, category, ageBand, adultNotified, stage })),
      ),
    ),
  ),
);

describe("crisis reply (K10, K11, K14)", () => {
  it("keeps its words: change one and raise the version", () => {
    const texts = all.map((input) => `${Object.values(input).join(" ")}: ${crisisReply(input).text}`);
    expect({ version: crisisReply(all[0]!).version, texts }).toMatchSnapshot();
  });

  it.each(all)("$locale $category $ageBand notified=$adultNotified $stage", (input) => {
    const { text, resources, clinicianReviewed } = crisisReply(input);
    expect(clinicianReviewed).toBe(false);
    const allowed = ["988", "911", "741741", "1-800-422-4453", "2"];
    expect((text.match(/[\d-]*\d/g) ?? []).filter((number) => !allowed.includes(number))).toEqual([]);
    expect(text).toContain("988");
    expect(text).toContain("911");
    expect(text).toMatch(
      input.locale === "en" ? /computer program, not a person/ : /programa de computadora, no una persona/,
    );
    if (input.category === "abuse") {
      expect(text).toContain("1-800-422-4453");
      expect(text).not.toMatch(/\b(?:parent|mom|dad|mamá|papá)\b/i);
    }
    if (input.locale === "es") expect(text).toMatch(/oprimir el 2/);
    expect(/could not tell|was not able to tell|No pude avisar/.test(text)).toBe(!input.adultNotified);
    expect(lintOutgoingText(text, input.ageBand)).toEqual([]);
    expect(resources.length).toBeGreaterThanOrEqual(3);
  });

  it.each(all.filter(({ locale, ageBand }) => locale === "en" && ageBand === "6-8"))(
    "reads at grade 4 or below for $category $stage",
    (input) => {
      expect(readability.fleschKincaidGrade(crisisReply(input).text)).toBeLessThanOrEqual(4);
    },
  );

  it.each(all)(
    "sends a child who told of the home to no parent: $locale $category $ageBand $stage",
    (input) => {
      const { text } = crisisReply({ ...input, isKept: true });
      expect(text).not.toMatch(/\b(?:parent|relative|mom|dad|mamá|papá|familiar)\b/i);
    },
  );

  it("says that nobody may look soon outside school hours", () => {
    const reply = crisisReply({
      category: "suicide",
      ageBand: "13-15",
      locale: "en",
      adultNotified: true,
      isOffHours: true,
    });
    expect(reply.text).toContain("outside school hours");
  });
});

describe("crisis links", () => {
  it("has the exact numbers", () => {
    expect(crisisResources("abuse", "en").map((resource) => resourceLinks(resource, "en"))).toEqual([
      { call: "tel:18004224453", url: "https://www.childhelphotline.org" },
      { call: "tel:988", text: "sms:988", url: "https://988lifeline.org" },
      { text: "sms:741741?&body=HOME", url: "https://www.crisistextline.org" },
      { call: "tel:911" },
    ]);
    expect(resourceLinks(crisisResources("suicide", "es")[0]!, "es").text).toBe("sms:988?&body=AYUDA");
  });

  it.each(["danger"] as const)("%s names the emergency number first", (category) => {
    expect(crisisResources(category, "en")[0]?.call).toBe("911");
  });
});
