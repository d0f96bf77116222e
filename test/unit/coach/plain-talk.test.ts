import { describe, expect, it } from "vitest";
import { idsOf, lastPlain as lastOf, plainReplies as replies } from "./talk";

// What whoever tries the coach out types first, and what it answered to it once.

describe("plain first messages", () => {
  it.each([
    ["my friend is ignoring me", "friend_fight"],
    ["i got in trouble today", "in_trouble"],
    ["I lost my game", "lost_game"],
    ["it was my birthday", "celebration"],
    ["I have finals next week", "test"],
    ["she is ignoring me since yesterday", "friend_fight"],
    ["my brother broke my lego", "sibling"],
    ["i didnt make the team", "not_picked"],
    ["i cheated on a test", "mistake"],
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

  it.each([
    ["what is a growth mindset", "yet"],
    ["what is empathy", "feels"],
    ["what is mindfulness", "right now"],
    ["which game is the hardest", "Rhythm Patterns"],
    ["can my friend use it too", "account"],
    ["wish me luck", "Good luck"],
    ["can you help me with my friend", "What happened"],
    ["am i a bad friend", "care"],
  ])("%j is answered", (message, words) => {
    expect(lastOf([message]).text).toContain(words);
  });

  it("helps to say sorry, and not to complain", () => {
    const { text } = lastOf(["i yelled at my mom", "i said i hate her", "how do i say sorry"]);
    expect(text).toContain("I'm sorry that I");
    expect(lastOf(["le grité a mi mamá", "cómo le pido perdón"], "es").text).toContain("perdón por");
  });

  it("helps to tell a parent of a grade, and a crush nothing of it", () => {
    const { text } = lastOf(["i got a 52 on my math test", "my dad will be mad", "how do i tell him"]);
    expect(text).toContain("talk to you");
    expect(lastOf(["i like a boy in my class", "how do i tell him"]).text).toContain("Start small");
  });

  it("takes an 'ok' to an answer for no more than that", () => {
    expect(idsOf(lastOf(["are you a robot", "ok"]))).not.toContain("fine.");
  });

  it("opens no game for who cannot play with the others", () => {
    const [, , reply] = replies(
      ["me siento solo", "en el recreo nadie juega conmigo", "juegan futbol y yo no se jugar"],
      "es",
    );
    expect(reply!.links).toEqual([]);
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

describe("the language of few words", () => {
  it.each(["estoy triste", "tengo miedo", "mi novio terminó conmigo", "no puedo dormir", "hola"])(
    "answers %j in Spanish",
    (message) => {
      expect(lastOf([message]).state.locale).toBe("es");
    },
  );

  it.each(["i feel happy", "im sad", "what can you do", "hi"])("answers %j in English", (message) => {
    expect(lastOf([message], "es").state.locale).toBe("en");
  });

  it("names a gladness in Spanish too, where the longer line does not fit the age", () => {
    expect(lastOf(["estoy feliz"], "es").text).toMatch(/alegría.*\?/);
  });
});

describe("plain answers", () => {
  it("leaves what was good when something else is told", () => {
    const talk = replies(["im so excited", "we are going to disney tomorrow", "yes", "i cant sleep"]);
    expect(talk.at(-1)!.state.situation).toBe("sleep");
    expect(idsOf(talk.at(-1)!)).not.toContain("skill.savor");
  });

  it("keeps love for a sick pet from being a hobby", () => {
    const reply = lastOf(["my dog is sick", "the vet said he might not make it", "i love him so much"]);
    expect(idsOf(reply)).not.toContain("likes_something");
  });

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
