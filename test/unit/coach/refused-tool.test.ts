import { describe, expect, it } from "vitest";
import { newCoachState } from "~/features/coach/engine";
import { nothingHelps } from "~/features/coach/engine/failed-skill";
import { readRefusedTool } from "~/features/coach/engine/refused-tool";
import { say } from "./talk";

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
  ])("%j refuses %s", (message, skill) => {
    expect(readRefusedTool(message)?.skill).toBe(skill);
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
  ])("%j refuses none", (message) => {
    expect(readRefusedTool(message)).toBeNull();
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

  it.each(["nothing helps", "nada me ayuda", "no, nothing works"])("sends %j to a person", (message) => {
    expect(nothingHelps(message)).toBe(true);
    const { links, text } = say(say(null, "im so sad").state, message);
    expect(links.map((link) => link.tool)).toEqual(["help"]);
    expect(text).not.toMatch(/drum|joke/i);
  });

  it.each(["nothing", "nothing happened", "no helps", "nothing helps me more than my dog"])(
    "reads no despair in %j",
    (message) => expect(nothingHelps(message)).toBe(false),
  );

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
