import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CheckInCard } from "~/features/check-in";
import type { EmotionEntry } from "~/features/check-in/check-in.schema";
import type { CheckInDay } from "~/features/check-in/check-in-day.server";

const unanswered: CheckInDay = {
  ...{ answer: "none", emotion: null, energy: null, wouldHelp: null, note: null },
  ...{ wantsToTalk: false, seenAt: null },
};
const before: EmotionEntry = {
  ...{ id: "1", emotion: "calm", intensity: 5, context: "daily_checkin" },
  createdAt: "2026-11-21T15:00:00.000Z",
};

const read = (isOn: boolean) =>
  renderToStaticMarkup(
    <CheckInCard
      {...{ isOn, entries: [before, { ...before, id: "2" }], today: unanswered, hasTeacher: true, grade: 4 }}
    />,
  );

describe("the check-in of a school that switched it off (P21)", () => {
  it("asks nothing, says that nothing is lost, and keeps what was said before", () => {
    const html = read(false);
    expect(html).not.toMatch(/<button|<form|<input|How are you feeling today/);
    expect(html).toContain("No check-in at your school");
    expect(html).toContain("your points and your streak stay");
    expect(html).toContain("Calm");
  });

  it("is the question where the school has it on", () => {
    const html = read(true);
    expect(html).toContain("How are you feeling today?");
    expect(html).toContain('name="emotion"');
  });
});
