import { describe, expect, it } from "vitest";
import { moments, skillLines } from "~/features/coach/content/compiled/content";
import { findAsked } from "~/features/coach/content/find-asked";
import { newCoachState } from "~/features/coach/engine";
import { musicWish } from "~/features/coach/engine/links";
import { readMessage } from "~/features/coach/engine/read-message";
import {
  hasBegun,
  skillsFailed,
  skillsFitting,
  skillsNamed,
  skillsRefused,
} from "~/features/coach/engine/skill-words";
import { say } from "./talk";

const read = (message: string) => readMessage(message, "en");

describe("a tool that a child does not want", () => {
  it.each([
    ["NO DRUMS", "drum"],
    ["i said no drums", "drum"],
    ["i dont want to play drums", "drum"],
    ["no more drums pls", "drum"],
    ["ya dije que no quiero tocar", "drum"],
    ["i dont like music", "calm_track"],
    ["no me gusta la musica", "calm_track"],
    ["no breathing", "breath"],
    ["nah i dont need breathing i need to go shoot 50 free throws lol", "breath"],
    ["stop with the breathing thing", "breath"],
    ["no quiero respirar hondo", "breath"],
    ["no thanks no music", "calm_track"],
    ["no drums, i want music", "drum"],
    ["can we do something without drums", "drum"],
    ["anything but breathing", "breath"],
    ["Don't tell me to breathe. I want to tear up every last one.", "breath"],
    ["no me digas que respire", "breath"],
    ["i hate breathing exercises", "breath"],
    ["i hate breathing", "breath"],
    ["bro yo no quiero respirar quiero mi beat", "breath"],
    ["i dont want to breathe, i want to play", "breath"],
    ["no quiero hacer ejercicios de respiración", "breath"],
    ["i dont like music, i have class now", "calm_track"],
    ["i hate the 5-4-3-2-1 thing", "grounding"],
    ["no i dont want the song", "calm_track"],
  ])("%j refuses %s", (message, skill) => {
    expect(skillsRefused(read(message))).toEqual([skill]);
  });

  it("is no wish for it", () => {
    const message = "no quiero hacer ejercicios de respiración";
    expect(findAsked(message, { isAnswering: false })).toBeNull();
  });

  it("may be two", () => {
    expect(skillsRefused(read("no drums, no music")).sort()).toEqual(["calm_track", "drum"]);
  });

  it.each([
    "i dont want to breathe anymore",
    "i could not breathe",
    "he is not breathing",
    "i want to stop breathing",
    "no quiero respirar",
    "i dont like the game",
    "i dont like the game, it hurts",
    "my mom doesnt like music",
    "i hate music class",
    "i dont know what to play",
    "can we do drums",
    "no quiero tocar ese tema",
    "tengo recital y no quiero tocar",
    "im tired of breathing",
    "not breathing",
    "i dont want to breathe like this anymore",
    "no puedo respirar hondo tengo la nariz tapada",
    "my mom said no music",
    "theres no music at my house",
    "no one likes my music",
    "no, drums!",
    "i dont wanna. drums",
    "i hate that song they play on the bus",
    "i didnt do the exercises for math",
    "sin musica en el bus se oye todo, hasta pensar",
    "toy sin batería",
  ])("%j refuses none", (message) => {
    expect(skillsRefused(read(message))).toEqual([]);
  });

  it("has wishes that are moments", () => {
    const known = moments.map(({ id }) => id);
    for (const { wishes } of Object.values(skillLines))
      expect(known).toEqual(expect.arrayContaining([...wishes]));
  });
});

describe("the coach that is told no", () => {
  it.each([
    ["en", "im so mad at my brother", "NO DRUMS", "drummer", "drum"],
    ["en", "i got a C on my math test and im sad", "i dont want to breathe slow", "breath", "breath"],
    ["en", "my friend moved away", "i dont like music", "dj", "calm_track"],
    ["es", "estoy enojado con mi hermano", "no quiero tambores", "drummer", "drum"],
  ] as const)("%s: %j, then %j opens no %s", (locale, first, no, tool, skill) => {
    let answer = say(say(null, first, locale).state, no, locale);
    expect(answer.links.map((link) => link.tool)).not.toContain(tool);
    expect(answer.state.used.some((id) => id.startsWith("leftOut."))).toBe(true);
    const seen: (string | null)[] = [];
    for (const message of ["something else", "no", "otra cosa", "what should i do", "help me calm down"]) {
      answer = say(answer.state, message, locale);
      seen.push(answer.state.skill);
      expect(answer.links.map((link) => link.tool)).not.toContain(tool);
    }
    expect(seen).not.toContain(skill);
    expect(seen.some(Boolean)).toBe(true);
  });

  it("gives the tool after all to who asks for it again", () => {
    const refused = say(say(null, "im so mad at my brother").state, "no drums");
    const { links } = say(refused.state, "ok can i play the drums now");
    expect(links.map((link) => link.tool)).toContain("drummer");
  });

  it("hears what is told beside the no", () => {
    const { state } = say(newCoachState(), "no drums, im so sad my grandpa died");
    expect(state.used.some((id) => id.startsWith("leftOut."))).toBe(false);
    expect(state.situation).toBe("death");
    expect(state.offered).toContain("drum");
  });

  it("offers something else where that is asked for", () => {
    const refused = say(say(null, "im so mad at my brother").state, "no drums");
    const { state } = say(refused.state, "can we do something else");
    expect(state.stage).toBe("offered");
    expect(state.skill).not.toBe("drum");
  });

  it.each([
    "nothing helps",
    "nada me ayuda",
    "no, nothing works",
    "nothing works. NOTHING",
    "nada de eso sirve",
  ])("sends %j to a person", (message) => {
    expect(read(message).says).toContain("nothing_helps");
    const { links, text } = say(say(null, "im so sad").state, message);
    expect(links.map((link) => link.tool)).toEqual(["help"]);
    expect(text).not.toMatch(/drum|joke/i);
  });

  it.each([
    "nothing",
    "nothing happened",
    "no helps",
    "nothing helps me more than my dog",
    "my phone is broken nothing works",
    "mi hermano no me ayuda nada en la casa",
  ])("reads no despair in %j", (message) => {
    expect(read(message).says).not.toContain("nothing_helps");
  });

  it.each([
    ["meh", "en"],
    ["i feel meh today", "en"],
    ["idk just meh", "en"],
    ["mas o menos", "es"],
    ["so so", "en"],
  ] as const)("takes %j for neither good nor bad", (message, locale) => {
    const { state } = say(null, message, locale);
    expect(state.used.map((id) => id.split(".")[0])).toEqual(["so_so"]);
  });
});

describe("a child that is tired of breathing", () => {
  it.each([
    "im tired of breathing",
    "i dont want to breathe anymore",
    "im so done with breathing",
    "estoy harta de respirar",
  ])("is sent to a person and given no exercise: %j", (message) => {
    const { state } = say(say(null, "i have a math test and im so nervous").state, message);
    expect(state.used.some((id) => id.startsWith("pointless."))).toBe(true);
    expect(state.skill).toBeNull();
  });

  it("is another than one tired of the exercise, or of the air", () => {
    for (const message of [
      "im tired of breathing exercises",
      "im sick of breathing in dust",
      "no quiero respirar",
    ])
      expect(read(message).says).not.toContain("pointless");
  });
});

describe("an exercise tried in vain", () => {
  it.each([
    ["breathing never works for me", ["breath"]],
    ["i tried breathing, it didnt work", ["breath"]],
    ["breathing exercises dont work for me", ["breath"]],
    ["no me ayuda respirar", ["breath"]],
    ["breathing and music dont help", ["breath", "calm_track"]],
    ["la musica no me calmo me puso mas sad", ["calm_track"]],
    ["5 4 3 2 1 doesnt help", ["grounding"]],
    ["tried breathing, didnt work", ["breath"]],
    ["i tried breathing, my mom did not help", []],
    ["lavender doesnt help", ["wind_down"]],
    ["telling my teacher didnt help", ["ask_help"]],
    ["pensar positivo no me ayuda", ["reframe"]],
    ["i couldnt breathe and my mom did not help", []],
    ["i have trouble breathing and sitting doesnt help", []],
    ["if breathing doesnt help what then", ["breath"]],
    ["What happens to me if music doesn't work out?", []],
    ["the drums dont work", []],
    ["my song is stupid", []],
    ["breathing is pointless", []],
    ["i tried breathing but did not do my homework", []],
    ["la batería no sirve", []],
    ["music class doesnt help", []],
    ["moving to a new house didnt help", []],
  ])("%j: %j", (message, skills) => {
    expect(skillsFailed(read(message))).toEqual(skills);
  });

  it("is not offered again", () => {
    const { state } = say(say(null, "im so nervous about my test").state, "breathing and music dont help");
    expect(state.used.some((id) => id.startsWith("notThat."))).toBe(true);
    expect(state.offered).toEqual(expect.arrayContaining(["breath", "calm_track"]));
    expect(["breath", "calm_track"]).not.toContain(state.skill);
  });
});

describe("a skill that a child begins with instead of saying yes", () => {
  it.each([
    ["i_message", "i feel like nobody listens when you talk over me"],
    ["i_message", "me siento mal cuando me gritas"],
    ["say_hello", "theres this girl in my class"],
    ["say_hello", "hay una niña nueva"],
    ["repair", "im sorry i broke it"],
    ["kind_self", "its not your fault"],
    ["savor", "the cake was huge"],
  ] as const)("%s: %j", (skill, message) => {
    expect(hasBegun(skill, read(message))).toBe(true);
  });

  it.each([
    ["i_message", "he said im not allowed because"],
    ["repair", "he is not sorry"],
    ["breath", "i feel mad when he does it"],
  ] as const)("%s: not by %j", (skill, message) => {
    expect(hasBegun(skill, read(message))).toBe(false);
  });
});

describe("what is told of a skill", () => {
  it.each([
    ["did the breathing like you said", ["breath"]],
    ["hice estiramientos y respiré", ["breath", "move"]],
    ["like you said", []],
    ["i still get out of breath on the stairs", []],
  ])("%j names %j", (message, skills) => {
    expect(skillsNamed(read(message).text)).toEqual(skills);
  });

  it.each([
    ["what if they laugh", ["reframe"]],
    ["soy malo y van a reir", ["reframe"]],
    ["i want to say sorry", ["repair"]],
    ["he is not sorry", []],
    ["i dont think im telling it right", []],
  ])("%j gives a reason for %j", (message, skills) => {
    expect(skillsFitting(read(message).text)).toEqual(skills);
  });

  it.each([
    ["a song with no words pls", "focus"],
    ["música para estudiar", "focus"],
    ["música para concentrar", "focus"],
    ["loud music", "confidence_building"],
    ["something to sleep", "breathing_exercise"],
    ["a song for the sleepover", undefined],
    ["i know all the words of that song", undefined],
    ["a beat for my pumpkin", undefined],
  ])("%j asks for music of %j", (message, activity) => {
    expect(musicWish(read(message).text)?.activityType).toBe(activity);
  });
});
