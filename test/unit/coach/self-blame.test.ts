import { describe, expect, it } from "vitest";
import { plainText } from "~/child-language/plain-text";
import { answersIn } from "~/features/coach/engine/answers";
import { blamesItself } from "~/features/coach/engine/self-blame";
import { say, tell } from "./talk";

describe("a child who takes the blame for what is no child's doing", () => {
  it.each([
    ["en", ["my parents are getting a divorce", "they told us at dinner", "i feel like its my fault"]],
    ["en", ["my mom and dad fight every night", "its because of me"]],
    ["en", ["my grandpa died", "its my fault i didnt visit"]],
    ["en", ["they make fun of me at school", "its my fault i guess im weird"]],
    ["es", ["mis papas se van a divorciar", "siento que es mi culpa"]],
    ["es", ["mis papas pelean todas las noches", "es por mi culpa"]],
  ] as const)("%s: is not praised for owning up: %j", (locale, messages) => {
    for (const ageBand of ["6-8", "9-12", "13-15"] as const) {
      const { text, state } = tell(messages, ageBand, locale);
      expect(state.used.filter((id) => /^moment\.(?:did_wrong|my_fault)|^move/.test(id))).toEqual([]);
      expect(text).not.toMatch(/your (?:own )?part|tu parte|propia parte/i);
    }
  });

  it("hears that it is not theirs", () => {
    const { text } = tell([
      "my parents are getting a divorce",
      "they told us at dinner",
      "i feel like its my fault",
    ]);
    expect(text).toContain("not your fault");
  });

  it.each([
    ["its not my fault", "divorce"],
    ["they say its not my fault", "divorce"],
    ["she says its my fault", "parents_fight"],
    ["its my fault", "mistake"],
    ["its my fault", null],
  ] as const)("reads no such blame in %j on %s", (text, situation) => {
    expect(blamesItself({ says: answersIn(plainText(text), 9) }, situation)).toBe(false);
  });

  it("still honours owning up to one's own mistake", () => {
    const { state } = tell(["i yelled at my friend and now she is mad", "it was my fault i was wrong"]);
    expect(state.used.some((id) => id.startsWith("notTheirs"))).toBe(false);
  });
});

describe("what a first message is about", () => {
  it.each([
    ["i lied to my mom about my homework", "mistake"],
    ["my friend lied to me", "betrayed"],
    ["someone wrote FAT on my desk", "bullying"],
    ["escribieron gorda en mi banca", "bullying"],
    ["why do i feel so tired all the time", "sleep"],
  ])("%j is about %s", (message, situation) => {
    expect(say(null, message).state.situation).toBe(situation);
  });

  it("still explains feelings to who asks about them", () => {
    const { state } = say(null, "help me understand my emotions");
    expect(state.used[0]).toMatch(/^understand_emotions/);
  });
});
