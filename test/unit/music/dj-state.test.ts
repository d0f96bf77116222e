import { describe, expect, it } from "vitest";
import { coverBars } from "~/features/music/cover";
import { currentTrack, type DjEvent, type DjState, djAfter, openDj } from "~/features/music/dj-state";
import type { Track } from "~/features/music/music.schema";

const track = (id: string, title = id): Track => ({
  id,
  title,
  audioUrl: `/api/ai-dj/tracks/${id}/audio.mp3`,
  emotion: "calm",
  activityType: "focus",
  culturalStyle: "jazz",
  path: "match",
  isLiked: false,
  createdAt: "2026-01-05T10:00:00.000Z",
  durationSeconds: 70,
  bpm: 80,
  key: "C major",
  seed: 1,
  description: "",
  parentTrackId: null,
  feltBefore: null,
  feltAfter: null,
});
const changed = (state: DjState, ...events: DjEvent[]) => events.reduce(djAfter, state);
const shown = (state: DjState) => currentTrack(state)?.id ?? null;

describe("the DJ room", () => {
  const two = openDj([track("b"), track("a")], null);

  it("opens with the newest piece, with the one the address names, or with none", () => {
    expect(shown(two)).toBe("b");
    expect(shown(openDj([track("b"), track("a")], "a"))).toBe("a");
    expect(shown(openDj([track("b")], "not there"))).toBe("b");
    expect(shown(openDj([], null))).toBeNull();
  });

  it("shows a new piece first and as new, until another is chosen", () => {
    const made = changed(two, { type: "composing" }, { type: "made", track: track("c") });
    expect(made.tracks.map(({ id }) => id)).toEqual(["c", "b", "a"]);
    expect(made).toMatchObject({ currentId: "c", freshId: "c", isComposing: false });
    expect(changed(made, { type: "chosen", trackId: "a" })).toMatchObject({ currentId: "a", freshId: null });
    // The list comes again with the page's data: nothing moves.
    expect(changed(made, { type: "listed", tracks: made.tracks })).toEqual(made);
  });

  it("does not list a piece twice that an answer brings again", () => {
    const again = changed(two, { type: "made", track: track("a", "new name") });
    expect(again.tracks.map(({ title }) => title)).toEqual(["new name", "b"]);
  });

  it("goes back to what was shown when composing fails", () => {
    expect(changed(two, { type: "composing" }).isComposing).toBe(true);
    expect(changed(two, { type: "composing" }, { type: "notComposed" })).toEqual(two);
  });

  it("changes a piece in place, and shows the newest once the shown one is gone", () => {
    const renamed = changed(two, { type: "changed", track: track("a", "Rain") });
    expect(renamed.tracks.map(({ title }) => title)).toEqual(["b", "Rain"]);
    expect(shown(changed(two, { type: "chosen", trackId: "a" }, { type: "removed", trackId: "a" }))).toBe(
      "b",
    );
    expect(shown(changed(two, { type: "chosen", trackId: "a" }, { type: "removed", trackId: "b" }))).toBe(
      "a",
    );
    expect(
      shown(changed(two, { type: "removed", trackId: "b" }, { type: "removed", trackId: "a" })),
    ).toBeNull();
  });
});

describe("a piece's cover", () => {
  it("is the same for the same seed, differs between seeds, and stays in its frame", () => {
    expect(coverBars(12345)).toEqual(coverBars(12345));
    const all = [0, 1, 2, 3, 0xffffffff, 42].map(coverBars);
    expect(new Set(all.map(String)).size).toBe(all.length);
    for (const height of all.flat()) {
      expect(height).toBeGreaterThanOrEqual(7);
      expect(height).toBeLessThanOrEqual(28);
    }
  });
});
