import { describe, expect, it } from "vitest";
import { countWords, plainText } from "~/child-language/plain-text";
import type { AnswerId } from "~/features/coach/content/content.types";
import { answersIn } from "~/features/coach/engine/answers";
import { MomentReading } from "~/features/coach/engine/moments";
import { readMessage } from "~/features/coach/engine/read-message";

function saysIn(message: string): ReadonlySet<AnswerId> {
  const text = plainText(message);
  return answersIn(text, countWords(text));
}

describe("what a message answers or does, by its words", () => {
  it.each([
    ["i cried in the bus", "heavy"],
    ["he is so mean to me", "heavy"],
    ["i miss my nana", "heavy"],
    ["at 3pm", "fact"],
    ["cada semana", "fact"],
    ["because he woke me up", "gives_reason"],
    ["lets do something", "wants_to_do"],
    ["ya lo hice", "done"],
    ["my dog is not dead he is at my grampas", "still_alive"],
    ["could i bring her a cookie", "idea"],
    ["i made it worse", "blames_self"],
    ["es por mi culpa", "blames_self"],
    ["it didnt work", "plan_failed"],
    ["not yet", "plan_later"],
    ["no i forgot", "plan_later"],
    ["um yes", "plan_well"],
    ["it was not bad", "plan_well"],
    ["voy a hablar con ella", "commits"],
  ] as const)("hears in %j %s", (message, id) => {
    expect(saysIn(message)).toContain(id);
  });

  it.each([
    ["what do you mean", "heavy"],
    ["miss said sorry in front of everybody", "heavy"],
    ["im not bad at stuff", "heavy"],
    ["3 min max, no crying", "heavy"],
    ["ya me asuste", "done"],
    ["could you text her", "idea"],
    ["i made it to the top of the rope", "blames_self"],
    ["she says its my fault", "blames_self"],
    ["mi mama dice que es por mi bien", "blames_self"],
    ["not so bad now", "plan_failed"],
    ["no one picks me for minecraft teams", "plan_later"],
    ["y si ya no me habla nunca", "plan_well"],
    ["no se lo voy a decir ni loca", "commits"],
  ] as const)("does not hear in %j %s", (message, id) => {
    expect(saysIn(message)).not.toContain(id);
  });
});

describe("a number", () => {
  it.each(["uh like a five out of ten", "right now im like a 6 out of 10", "less mad, like a 3 now"])(
    "in %j says how strong it is",
    (message) => expect(readMessage(message, "en").move).toBe("score"),
  );
  it.each(["saque un 3", "got a 4 on the ap", "on the spelling paper i got 3 out of 10 and a sad face"])(
    "in %j is a mark",
    (message) => expect(readMessage(message, "en").move).not.toBe("score"),
  );
});

describe("a moment told in plain words", () => {
  const plainly = (message: string) => new MomentReading(message, "college").plain()?.id;
  it("is heard in its topic only", () => {
    expect(plainly("GOT INTO UT!!!")).toBe("got_in_or_decided");
    expect(plainly("me aceptaron en la uni")).toBe("got_in_or_decided");
    expect(plainly("i hope i get in")).toBeUndefined();
    expect(plainly("i got in trouble")).toBeUndefined();
    expect(new MomentReading("i got in", "test").plain()).toBeNull();
  });
});
