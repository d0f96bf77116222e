import { describe, expect, it } from "vitest";
import { linkTo } from "~/features/coach/engine/links";
import { readWish } from "~/features/music/music.schema";

const wishOf = (href: string) => readWish(new URL(href, "http://localhost").searchParams);

describe("what a link asks the DJ for", () => {
  it("is what the coach suggested", () => {
    expect(wishOf(linkTo("dj", "angry", null).href)).toEqual({
      emotion: "angry",
      activityType: "anger_management",
    });
    expect(wishOf(linkTo("dj", null, null).href)).toEqual({
      emotion: "calm",
      activityType: "breathing_exercise",
    });
  });

  it("is left out where it is unknown", () => {
    expect(wishOf("/?emotion=hungry&activityType=%22%3E&culturalStyle=jazz&track=1")).toEqual({
      culturalStyle: "jazz",
    });
    expect(wishOf("/")).toEqual({});
  });
});
