import { describe, expect, it } from "vitest";
import { compose } from "~/features/music/engine/compose";
import { grooveFor } from "~/features/music/engine/grooves";
import {
  beginRemix,
  type RemixEvent,
  remixAfter,
  remixGrid,
  remixLayers,
  remixScore,
} from "~/features/music/remix-state";

const request = {
  emotion: "confident",
  activityType: "confidence_building",
  culturalStyle: "gospel",
  seed: 5,
} as const;
const start = beginRemix(request);
const edited = (...events: RemixEvent[]) => events.reduce(remixAfter, start);

describe("a remix", () => {
  it("begins as the piece itself", () => {
    expect(remixScore(start)).toEqual(compose({ ...request, edits: {} }));
    expect(remixGrid(start)).toEqual(grooveFor("gospel", 2));
  });

  it("changes tempo, melody and one part's energy, and leaves the rest", () => {
    expect(remixScore(edited({ type: "tempo", percent: 110 })).bpm).toBeGreaterThan(remixScore(start).bpm);
    expect(edited({ type: "melody" }, { type: "melody" }).edits).toEqual({ melodySeed: 2 });
    const before = remixScore(start).sections.map(({ energy }) => energy);
    const { energies } = edited({ type: "energy", section: 1, energy: 0.3 }).edits;
    expect(energies).toEqual([before[0], 0.3, before[2], before[3]]);
  });

  it("switches layers off and on, but never the last one", () => {
    const layers = remixLayers(start);
    const off = edited({ type: "layer", layer: "bass" });
    expect(remixScore(off).tracks.some(({ layer }) => layer === "bass")).toBe(false);
    expect(remixLayers(off)).toContain("bass");
    expect(remixAfter(off, { type: "layer", layer: "bass" }).edits.mutedLayers).toEqual([]);
    const silent = edited(...layers.map((layer): RemixEvent => ({ type: "layer", layer })));
    expect(silent.edits.mutedLayers).toHaveLength(layers.length - 1);
  });

  it("drops instruments and beat with their style, and keeps tempo", () => {
    const own = { ...grooveFor("gospel", 2), kick: "xxxxxxxxxxxxxxxx" };
    const changed = edited(
      { type: "tempo", percent: 90 },
      { type: "voice", layer: "bass", voice: "upright" },
      { type: "drums", grid: own },
    );
    expect(remixGrid(changed)).toEqual(own);
    expect(remixAfter(changed, { type: "ownDrums" }).edits.drumGrid).toBeUndefined();
    const jazz = remixAfter(changed, { type: "style", style: "jazz" });
    expect(jazz).toMatchObject({ style: "jazz", edits: { tempoScale: 0.9 } });
    expect(Object.keys(jazz.edits)).toEqual(["tempoScale"]);
    expect(remixGrid(jazz)).toEqual(grooveFor("jazz", 2));
  });
});
