import { describe, expect, it } from "vitest";
import { tellApart } from "~/features/circle/tell-apart";
import type { Member } from "~live/protocol";

const member = (memberId: string, name: string): Member => ({ memberId, name, role: "student" });
const namesOf = (members: Member[]) =>
  Object.fromEntries(tellApart(members).map(({ memberId, name }) => [memberId, name]));

describe("members who share a name", () => {
  const class4 = [member("c", "ana"), member("a", "Ana"), member("b", "Leo"), member("d", "Ana ")];

  it("are told apart by a number, and everybody else keeps their name", () => {
    expect(namesOf(class4)).toEqual({ a: "Ana", b: "Leo", c: "ana 2", d: "Ana 3" });
  });

  it("keep their number whatever the order they came in", () => {
    expect(namesOf(class4.toReversed())).toEqual(namesOf(class4));
  });

  it("leave the order as it is", () => {
    expect(tellApart(class4).map(({ memberId }) => memberId)).toEqual(["c", "a", "b", "d"]);
  });
});
