import { describe, expect, it } from "vitest";
import { nextSlide, parseSlide, previousSlide } from "~/features/deck/slide-index";
import { SLIDES } from "~/features/deck/slides";

describe("deck", () => {
  it("has the specification's seven slides", () => expect(SLIDES).toHaveLength(7));

  it("wraps at both ends", () => {
    expect(nextSlide(6, 7)).toBe(0);
    expect(nextSlide(0, 7)).toBe(1);
    expect(previousSlide(0, 7)).toBe(6);
    expect(previousSlide(6, 7)).toBe(5);
  });

  it.each([
    ["1", 0],
    ["7", 6],
    ["8", 0],
    ["0", 0],
    ["2.5", 0],
    ["x", 0],
    [null, 0],
  ])("reads ?slide=%s as index %i", (value, index) => expect(parseSlide(value, 7)).toBe(index));
});
