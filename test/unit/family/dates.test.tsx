import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ActivitiesCard } from "~/features/family/activities-card";
import { FeelingsCard } from "~/features/family/feelings-card";

// Nine in the evening of 21 November in Los Angeles.
const createdAt = "2026-11-22T05:00:00.000Z";
const timeZone = "America/Los_Angeles";

describe("a parent's page", () => {
  it("shows a feeling on the child's own day", () => {
    const entry = { id: "1", emotion: "happy", intensity: 5, context: "daily_checkin", createdAt } as const;
    const html = renderToStaticMarkup(<FeelingsCard child="Leo" entries={[entry]} timeZone={timeZone} />);
    expect(html).toContain("Nov 21");
    expect(html).not.toContain("Nov 22");
  });

  it("shows music, drums and talks on the child's own day", () => {
    const activities = {
      musicTracks: [{ id: "1", title: "Song", emotion: "calm", genre: "jazz", createdAt }],
      drumSessions: [{ id: "2", gameMode: "beat_matching", score: 10, accuracy: 90, createdAt }],
      conversations: [{ id: "3", title: "Talk", messageCount: 2, lastMessageAt: createdAt }],
    };
    const html = renderToStaticMarkup(<ActivitiesCard activities={activities} timeZone={timeZone} />);
    expect(html.match(/Nov 21/g)?.length).toBe(3);
    expect(html).not.toContain("Nov 22");
  });
});
