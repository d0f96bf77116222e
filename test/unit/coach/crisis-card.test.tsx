import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Help } from "~/features/coach/coach.schema";
import { CrisisCard } from "~/features/coach/crisis-card";
import { crisisResources } from "~/features/safety";

const at = "2026-11-20T20:15:00.000Z";
const calendar = { timeZone: "America/New_York", today: "2026-11-20" };
const school = { who: "school", at, seenAt: null, isOffHours: false } as const;

/** The card's one line about who knows, and all its words. */
function read(told: Help["told"], isFolded = false) {
  const help = {
    category: "suicide",
    resources: crisisResources("suicide", "en"),
    told,
    answer: null,
  } as const;
  const html = renderToStaticMarkup(
    <CrisisCard
      {...{ help, calendar, isFolded, conversationId: "1" }}
      onUnfold={() => undefined}
      onAnswer={() => undefined}
    />,
  );
  const lines = [...html.matchAll(/<p class="crisis-told">(.*?)<\/p>/g)].map(([, line = ""]) =>
    line.replace(/<[^>]+>/g, ""),
  );
  return { html, lines };
}

describe("who knows, on the help card", () => {
  it.each<[string, Help["told"], string]>([
    ["nobody yet", { ...school, who: "nobody" }, "Nobody has been told yet. Please tell an adult you trust."],
    [
      "a parent",
      { ...school, who: "parent" },
      "Your parent or guardian was asked at 3:15 PM to talk with you.",
    ],
    ["the school", school, "A helper at your school was told at 3:15 PM. Not read yet."],
    [
      "the school, when it is out",
      { ...school, isOffHours: true },
      "A helper at your school was told at 3:15 PM. School is out: please do not wait.",
    ],
    [
      "somebody who took it, whatever the hour",
      { ...school, isOffHours: true, seenAt: "2026-11-20T20:20:00.000Z" },
      "A helper at your school has had this since 3:20 PM.",
    ],
    ["what is not known", null, "Please tell an adult you trust, too."],
  ])("is one true line, folded or not: %s", (_name, told, line) => {
    for (const isFolded of [false, true]) expect(read(told, isFolded).lines).toEqual([line]);
  });

  it("comes after one sentence and the calls, in the order in which the card is read", () => {
    const { html } = read(school);
    const places = ["<h3>", "tel:988", "sms:988", "tel:911", "crisis-told", "<form"].map((part) =>
      html.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
