import { describe, expect, it } from "vitest";
import type { CoachReply, Locale } from "~/features/coach/engine";
import { talkWithCoach } from "./talk";

// What whoever tries the coach out types first, and what it answered to it once.

const replies = (messages: readonly string[], locale: Locale = "en"): CoachReply[] =>
  talkWithCoach(messages, { locale, random: () => 0.4 });
const lastOf = (messages: readonly string[], locale?: Locale): CoachReply =>
  replies(messages, locale).at(-1)!;
const idsOf = ({ state }: CoachReply): string => state.last?.ids.join(" ") ?? "";

describe("plain first messages", () => {
  it.each([
    ["my friend is ignoring me", "friend_fight"],
    ["i got in trouble today", "in_trouble"],
    ["I lost my game", "lost_game"],
    ["it was my birthday", "celebration"],
    ["I have finals next week", "test"],
  ])("%j is about %s", (message, topic) => {
    expect(lastOf([message]).state.situation).toBe(topic);
  });

  it("is glad of a game that was won, and opens none", () => {
    const [first, second] = replies(["I won my soccer game", "I scored two goals!"]);
    for (const reply of [first!, second!]) {
      expect(idsOf(reply)).toMatch(/good_news|move\.result|ackGood/);
      expect(reply.links).toEqual([]);
    }
  });

  it.each(["i got fired", "i got picked last in gym", "i got 4 out of 10", "i got an F in math"])(
    "is not glad of %j",
    (message) => {
      expect(idsOf(lastOf([message]))).not.toMatch(/good_news|move\.result|ackGood/);
    },
  );

  it("hears no turn to the better in the first word of a hurt", () => {
    expect(idsOf(lastOf(["hoy no me dejaron jugar fútbol en el recreo"], "es"))).not.toContain("got_better");
  });
});

describe("plain wishes and questions", () => {
  it("opens the music maker for a song about it", () => {
    const reply = lastOf(["nobody likes me", "can you help me write a song about it"]);
    expect(reply.links.map(({ tool }) => tool)).toEqual(["dj"]);
  });

  it("sets the music as it is asked for in two words", () => {
    const reply = lastOf(["can we make music", "something happy"]);
    expect(reply.links[0]?.href).toContain("emotion=happy");
    expect(reply.text).not.toMatch(/you feel happy/);
  });

  it("opens the music for who does not want to talk", () => {
    const reply = lastOf(["estoy aburrido", "no quiero hablar con nadie, mejor ponme música"], "es");
    expect(reply.links.map(({ tool }) => tool)).toEqual(["dj"]);
  });

  it("answers what can be done about it, and not what the coach is for", () => {
    expect(lastOf(["I failed my math test", "what can I do"]).text).not.toContain("I can help you");
    expect(lastOf(["what can you do"]).text).toContain("I can help you");
  });

  it("does not take a way that is asked for as a question about the coach", () => {
    expect(lastOf(["How do I deal with stress?"]).text).not.toMatch(/program/);
  });

  it.each([
    ["what is anxiety", "worry"],
    ["what is stress", "more to do"],
    ["what does depression mean", "weeks"],
  ])("%j is explained", (message, word) => {
    expect(lastOf([message]).text).toContain(word);
  });

  it("says who reads along", () => {
    expect(lastOf(["do you read my chats to my teacher"]).text).toContain("not your teachers");
  });

  it("leaves it to a doctor whether a child has it", () => {
    expect(lastOf(["what is anxiety", "do i have it"]).text).toContain("doctor");
  });

  it("takes 'what helps' for a wish, not for help that was had", () => {
    const reply = lastOf(["i cant sleep", "i keep thinking about stuff", "ok what helps"]);
    expect(reply.state.stage).toBe("trying");
  });
});

describe("plain answers", () => {
  it("leaves an exercise that was tried before", () => {
    const [, , reply] = replies([
      "i feel anxious about my presentation tomorrow",
      "its in front of the whole class",
      "i already tried breathing",
    ]);
    expect(idsOf(reply!)).toContain("notThat");
    expect(idsOf(reply!)).not.toContain("skill.breath");
  });

  it("does not ask what came before a sadness it was told of", () => {
    const reply = lastOf(["my dog died", "his name was buddy", "i cant stop crying"]);
    expect(reply.text).not.toMatch(/What happened before/);
  });

  it("goes on with a detail told instead of a yes or no", () => {
    const reply = lastOf(["mis papas pelean mucho", "por dinero"], "es");
    expect(idsOf(reply)).not.toContain("nudge");
  });

  it("keeps a friend's loss the friend's", () => {
    const reply = lastOf(["my friend is sad", "her dog died"]);
    expect(reply.state.situation).not.toBe("pet_death");
  });

  it("says a plain good-bye to who was bored", () => {
    expect(idsOf(lastOf(["im bored", "bye"]))).not.toContain("goodbye_hard");
  });

  it("congratulates nobody who does not know", () => {
    const reply = lastOf(["there is a boy i like", "i dont know if he likes me back"]);
    expect(idsOf(reply)).not.toContain("likes_me_back");
  });

  it("hears the blame and no correction of the coach", () => {
    const reply = lastOf(["i got in trouble today", "for talking in class", "but it wasnt me it was jake"]);
    expect(idsOf(reply)).not.toContain("corrects");
  });
});
