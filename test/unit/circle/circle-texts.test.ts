import { describe, expect, it } from "vitest";
import { connectionText, leftText } from "~/features/circle/circle-texts";
import { LEAVE_REASONS } from "~live/protocol";

describe("why the circle is not there", () => {
  it("a class that was closed is nobody's sign-in, on the panel and on the stage", () => {
    const closed = connectionText({ status: "refused", leftFor: "class_closed" });
    expect(closed).toBe(
      "This class was closed, and its circle with it. For another class, ask your teacher for its code.",
    );
    expect(leftText("class_closed")).toBe(closed);
  });

  it("everybody else who was sent away reads how to come back", () => {
    for (const leftFor of [null, ...LEAVE_REASONS])
      if (leftFor !== "class_closed")
        expect(connectionText({ status: "refused", leftFor })).toMatch(/Sign in again or ask your teacher/);
  });
});
