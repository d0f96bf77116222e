import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ActivitiesCard } from "~/features/family/activities-card";
import { FeelingsCard } from "~/features/family/feelings-card";
import { OverviewCard } from "~/features/family/overview-card";

// Nine in the evening of 21 November in Los Angeles.
const createdAt = "2026-11-22T05:00:00.000Z";
const timeZone = "America/Los_Angeles";

describe("a parent's page", () => {
  it("shows a feeling on the child's own day", () => {
    const day = { id: "1", emotion: "happy", localDate: "2026-11-21" } as const;
    const html = renderToStaticMarkup(<FeelingsCard child="Leo" days={[day]} />);
    expect(html).toContain("Sat, Nov 21");
    expect(html).toContain('dateTime="2026-11-21"');
  });

  it("says in words that there is nothing yet, and shows no zero", () => {
    const overview = {
      child: { id: "1", firstName: "Leo", currentLevel: 1, streakDays: 0 },
      children: [],
      overview: {
        stats: { totalTracks: 0, totalSessions: 0, totalConversations: 0, totalEmotions: 3 },
        ...{ selProgress: [], recentEmotions: [], recentAchievements: [] },
      },
    };
    const html = renderToStaticMarkup(<OverviewCard overview={overview} />);
    expect(html.match(/No data yet/g)).toHaveLength(3);
    expect(html).toContain(">3<");
    expect(html).not.toMatch(/>0<|0 day/);
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
