import { describe, expect, it } from "vitest";
import { type CoachState, newCoachState } from "~/features/coach/engine";
import { readComplaint } from "~/features/coach/engine/complaint";
import { say, tell } from "./talk";

const ids = (answer: ReturnType<typeof say>): string => answer.state.last?.ids.join(" ") ?? "";

const vet = "The vet made the hurt stop. It felt no pain. What do you want to ask the vet?";

describe("what a child has against the last reply", () => {
  it.each([
    ["he didnt go to the vet. he was at home", vet],
    ["NO VET", vet],
    ["el no fue al veterinario", "El veterinario quitó el dolor. ¿Qué le dirías?"],
    ["the vet??? he's fine", vet],
    ["huh? i said my COUSIN", "Brothers can be hard. What happened?"],
    ["thats not what i said", ""],
    ["ni me entiendes", ""],
    ["you keep giving me drums", "Boom! Tap the button."],
    ["none of those", "Which one fits best?"],
    ["THE BALL. u dont even listen", "Good that you wrote that."],
    ["bruh its not about practice", "What would a good practice look like?"],
    ["bro what. pads??? im a dude", "The nurse keeps pads."],
    ["i feel like u ask too many questions", "How do you feel?"],
    ["no thats not it", ""],
    ["te equivocaste, el perro es de mi vecina", ""],
    ["wrong sister. Kaylee is the older one.", ""],
    ["You misread that. I was accepted, my best friend wasn't.", ""],
    ["u mixed up my two sisters, kiara is the loud one", ""],
    ["ok but what does that have to do with my cello", ""],
    ["i ment the bus not school", ""],
    ["yo no dije que me caia gorda dije que ESTA gorda", ""],
    ["why do you keep asking when it started", ""],
    ["tell who what? i didnt say i was gonna tell", "That could be a good person. When could you tell them?"],
    ["who is them? my teacher? idk", "That stays with you. What would you want them to understand?"],
    ["¿comienzo de qué? apenas te escribí", "Es un gran cambio desde el comienzo. ¿Qué lo hizo posible?"],
  ])("%j is about a misreading", (message, said) => {
    expect(readComplaint(message, said)).toBe("misread");
  });

  it.each([
    "ya te dije que no",
    "i told u like 3 messages ago its kevin",
    "te dije que el martes, el MARTES",
    "volcanos i said that",
  ])("%j says that it was told before", (message) => {
    expect(readComplaint(message, "")).toBe("told_before");
  });

  it.each([
    "u didnt answer tho",
    "answer my question",
    "no me contestaste",
    "i asked you a question lol",
    "what? i just asked how do you say deductible",
    "i wasnt asking about church i was asking about the choir",
    "te pregunte como bajo la velocidad del beat",
  ])("%j is about a question passed over", (message) => {
    expect(readComplaint(message, "Got it. What else?")).toBe("unanswered");
  });

  it.each([
    ["i said sorry and she hung up", "What did you say to her?"],
    ["i never said yes to that", ""],
    ["i asked him and he laughed", ""],
    ["what is grounding?", "We can try grounding for a minute."],
    ["she didnt say anything", ""],
    ["i never asked her why", "You could ask her why."],
    ["no i dont want to tell her", "What would happen if you told her?"],
    ["we dont play anything now", "It is sad when they do not want to play."],
    ["he wont stop teasing", "If they tease you, tell a grown-up."],
    ["eso no es justo", "Cuesta perder."],
    ["no dije nada", "¿Qué dijiste?"],
    ["he asked me if dads coming back and i just said probably", "Which part is hardest?"],
    ["shes not being mean abt it she just forgets", "Being left out is hard."],
    ["i asked why and he left me on read", ""],
    ["i asked when the baby was coming. there was no baby", ""],
    ["how do i answer that", ""],
    ["ve mis historias pero no me responde", ""],
    ["que si no contesté, que si contesté seco", ""],
    ["nobody said happy bday exept the dentist", ""],
    ["nobody does the voice for the dog anymore", ""],
    ["i dont ask for lunch money anymore", ""],
    ["I said I hate you to my mom. I don't mean it", ""],
    ["i want to stop saying sorry for everything", ""],
    ["he wont stop asking", ""],
    ["if u dont get the medicine it can kill you", ""],
    ["what kind of music do you listen to", ""],
    ["he joked about it, and it wasn't a joke", ""],
    ["he got mad at me, that wasn't right of him. I was quiet", ""],
    ["i just said ok", ""],
    ["i already told my mom she has to read it first", ""],
    ["no puedo dormir son la 1 y mañana tengo el SAT", ""],
    ["no phone for a WEEK", ""],
    ["i said bye love you to my TEACHER", ""],
    ["me dieron falta porque eso no es excusa", ""],
    ["nunca dije nada", ""],
    ["i never said i love you back", ""],
    ["nobody at the barn talks like that", "The worst part comes first."],
    ["no hay otra persona", "Puede hacerlo otra persona."],
  ])("%j tells something", (message, said) => {
    expect(readComplaint(message, said)).toBeNull();
  });
});

describe("the coach that was wrong", () => {
  it("owns it, drops the topic it had just brought up and does not come back to it", () => {
    const first = say(null, "my brother is so annoying");
    expect(first.state.situation).toBe("sibling");
    const second = say(first.state, "thats not what i said");
    expect(second.state.used.at(-2)).toMatch(/^moment\.corrects/);
    expect(second.state.situation).toBeNull();
    const third = say(second.state, "its my brother who is sad");
    expect(third.state.situation).not.toBe("sibling");
  });

  it("asks nothing more when it was wrong a second time in a row", () => {
    const first = say(null, "my brother is so annoying");
    const second = say(first.state, "thats not what i said");
    const third = say(second.state, "you're not listening");
    expect(third.state.used.at(-1)).toMatch(/^wrongAgain/);
    expect(third.text).not.toContain("?");
    const fourth = say(third.state, "i miss my grandma");
    expect(fourth.state.used.at(-1)).not.toMatch(/^wrongAgain/);
  });

  it("takes what it asked to be told for an answer, whatever that denies", () => {
    const put = tell(["my brother is so annoying", "thats not what i said"]);
    expect(put.text).toContain("?");
    expect(ids(say(put.state, "that its not about his noise, he took my chair"))).not.toMatch(/wrongAgain/);
    expect(ids(say(put.state, "thats not what i said either"))).toMatch(/wrongAgain/);
  });

  it("opens what is wanted instead, but not what it has just given", () => {
    const put = tell(["my brother is so annoying", "no thats not it. just start the drums"]);
    expect(put.links.map(({ tool }) => tool)).toEqual(["drummer"]);
    expect(put.text).not.toContain("?");
    expect(say(put.state, "you keep giving me drums").links).toEqual([]);
  });

  it("says that it has no answer when a question of the child's was passed over", () => {
    const first = say(null, "i had a long day at school");
    const second = say(first.state, "you didnt answer me");
    expect(second.state.used.at(-1)).toMatch(/^notAnswered/);
  });

  it("takes a no in the middle of an exercise as being about that", () => {
    const state: CoachState = { ...newCoachState(), stage: "trying", skill: "breath", turn: 3 };
    expect(say(state, "no thats not it").state.used.join()).not.toMatch(/moment\.corrects/);
  });
});
