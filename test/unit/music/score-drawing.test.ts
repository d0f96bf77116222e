import { describe, expect, it } from "vitest";
import { compose } from "~/features/music/engine/compose";
import { ACTIVITY_TYPES, CULTURAL_STYLES, EMOTIONS } from "~/features/music/engine/types";
import { barAt, drawScore, energyCourse, sectionAt, soundingAt } from "~/features/music/score-drawing";

const SIZE = { width: 480, height: 340, linePx: 16 };
const anxious = compose({
  emotion: "anxious",
  activityType: "breathing_exercise",
  culturalStyle: "jazz",
  seed: 7,
});
const angry = compose({
  emotion: "angry",
  activityType: "anger_management",
  culturalStyle: "gospel",
  seed: 7,
});

describe("a score as a picture", () => {
  it.each(
    EMOTIONS.flatMap((emotion) =>
      ACTIVITY_TYPES.map((activityType, i) => ({
        emotion,
        activityType,
        culturalStyle: CULTURAL_STYLES[i] ?? "jazz",
      })),
    ),
  )("keeps every note of $emotion, $activityType inside, in its lane", (request) => {
    const score = compose({ ...request, seed: 11 });
    const drawing = drawScore(score, SIZE);
    const notes = score.tracks.reduce((sum, track) => sum + track.notes.length, 0);
    expect(drawing.marks).toHaveLength(notes + score.drums.hits.length);
    for (const mark of drawing.marks) {
      expect(mark.x).toBeGreaterThanOrEqual(0);
      expect(mark.x + mark.width).toBeLessThanOrEqual(SIZE.width + 4);
      const lane = drawing.lanes.find(
        ({ y, height }) => mark.y >= y - 4 && mark.y + mark.height <= y + height + 4,
      );
      expect(lane, JSON.stringify(mark)).toBeDefined();
    }
  });

  it("fills its height with the parts that play", () => {
    for (const score of [anxious, angry]) {
      const { lanes, notesTop } = drawScore(score, SIZE);
      const hasDrums = score.drums.hits.length > 0;
      expect(lanes.some(({ lane }) => lane === "drums")).toBe(hasDrums);
      expect(lanes[0]?.y).toBe(notesTop);
      const last = lanes[lanes.length - 1];
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(SIZE.height);
    }
    expect(anxious.drums.hits).toEqual([]);
    expect(angry.drums.hits.length).toBeGreaterThan(0);
  });

  it("puts sections side by side over the whole time, the higher note higher", () => {
    const { sections, marks, durationSeconds } = drawScore(angry, SIZE);
    expect(sections[0]?.x).toBe(0);
    for (const [i, section] of sections.entries()) {
      const next = sections[i + 1];
      expect(section.x + section.width).toBeCloseTo(next ? next.x : SIZE.width);
    }
    expect(sections[sections.length - 1]?.endSeconds).toBe(durationSeconds);
    const lead = angry.tracks.find((track) => track.layer === "lead")?.notes ?? [];
    const highest = Math.max(...lead.map((note) => note[2]));
    const drawn = marks.filter((mark) => mark.kind === "lead");
    const top = Math.min(...drawn.map((mark) => mark.y));
    const tops = drawn.filter((mark) => mark.y === top);
    expect(tops).toHaveLength(lead.filter((note) => note[2] === highest).length);
  });

  it("draws less energy lower, and says so in words", () => {
    const { line } = drawScore(anxious, SIZE);
    expect(line[line.length - 1]?.y).toBeGreaterThan(line[0]?.y ?? 999);
    expect(energyCourse(anxious)).toBe("falls");
    const sad = compose({
      emotion: "sad",
      activityType: "confidence_building",
      culturalStyle: "gospel",
      seed: 1,
    });
    const rising = drawScore(sad, SIZE).line;
    expect(rising[rising.length - 1]?.y).toBeLessThan(rising[0]?.y ?? 0);
    expect(energyCourse(sad)).toBe("rises");
    expect(energyCourse({ sections: sad.sections.slice(0, 1) })).toBe("stays");
  });

  it("knows what sounds at a moment, and in which bar of which part", () => {
    const drawing = drawScore(anxious, SIZE);
    const first = drawing.marks[0];
    expect(first).toBeDefined();
    if (!first) return;
    expect(soundingAt(drawing, first.startSeconds)).toContain(first);
    expect(soundingAt(drawing, first.endSeconds)).not.toContain(first);
    expect(soundingAt(drawing, drawing.durationSeconds + 1)).toEqual([]);
    const [one, two] = drawing.sections;
    if (!one || !two) throw new Error("a piece has four sections");
    expect(sectionAt(drawing, 0)).toBe(0);
    expect(sectionAt(drawing, two.startSeconds)).toBe(1);
    expect(sectionAt(drawing, 9999)).toBe(drawing.sections.length - 1);
    expect(barAt(one, 0)).toBe(1);
    expect(barAt(one, one.endSeconds)).toBe(one.bars);
    expect(barAt(two, two.startSeconds)).toBe(1);
  });

  it("makes room for larger letters", () => {
    const normal = drawScore(angry, SIZE);
    const large = drawScore(angry, { ...SIZE, linePx: 20 });
    expect(large.sectionHeight).toBeGreaterThan(normal.sectionHeight);
    expect(large.notesTop).toBeGreaterThan(normal.notesTop);
  });
});
