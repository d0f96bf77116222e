import { describe, expect, it } from "vitest";
import {
  assessText,
  type ConversationRisk,
  checkShortText,
  lintOutgoingText,
  normalizeText,
} from "~/features/safety";
import { thresholds } from "~/features/safety/detector/decide";
import sampleCases from "../../fixtures/safety/sample-cases.json";

describe("normalizeText (K8)", () => {
  it.each([
    ["i w4nt t0 d1e", "i want to die"],
    ["k i l l  m y s e l f", "kill myself"],
    ["k.i.l.l myself", "kill myself"],
    ["I want to diiiiie", "i want to die"],
    ["ki\u200bll my\u200bself", "kill myself"],
    ["kіll mуѕеlf", "kill myself"],
    ["no quiero vivir más", "no quiero vivir mas"],
    ["i dont wanna be here", "i do not want to be here"],
    ["killmyself", "kill myself"],
    ["my freind", "my friend"],
    ["plees let me dye in my sleap", "please let me die in my sleep"],
    ["im thinkin of endin it wit out u", "i am thinking of ending it without you"],
    ["i kut my rists agen", "i cut my wrists again"],
    ["me kemo con el ensendedor", "me quemo con el encendedor"],
    ["bomito las pastiyas", "vomito las pastillas"],
    ["no bengan el lunes", "no vengan el lunes"],
    ["my s/h counter", "my self harm counter"],
  ])("%j reads as %j", (raw, read) => {
    expect(normalizeText(raw)).toBe(read);
  });

  it.each([
    "Alice and Dylan play in the band",
    "C D E F G A B",
    "my 3rd try at 120 bpm",
    "ps5 and mp3 on the 5th",
    "let me dye my hair blue",
    "Zoe and Xiomara ate kimbap",
  ])("leaves %j alone", (raw) => {
    expect(normalizeText(raw)).toBe(raw.toLowerCase());
  });
});

describe("assessText on the published sample (K3)", () => {
  it.each(sampleCases)("$category: $text", ({ text, escalate, category }) => {
    const assessment = assessText(text);
    expect(assessment.escalate).toBe(escalate);
    if (escalate) expect(assessment.category).toBe(category);
  });
});

describe("a turn at work (K7)", () => {
  const turns = [
    "tengo sueño todo el tiempo, salgo del cole y trabajo en la tienda de mi tio hasta las 9 y luego tarea",
    "ninguno, mi tio me paga y le doy la mitad a mi mama",
    "no voy a dejar la escuela. nadie dijo eso. solo estoy cansado wey",
    "que estoy cansado. nomas eso. quiero dormir",
  ];

  it("is no touch: 'que no me toque cerrar la tienda'", () => {
    const message = "que no me toque cerrar la tienda el jueves, tengo examen de mate el viernes";
    const assessment = assessText(message, { language: "es", recentTurns: turns });
    expect(assessment).toMatchObject({ escalate: false, ask: null });
  });

  it.each(["mi tio me toca y no me gusta", "me toca dormir con mi tio y no me gusta"])(
    "%j still is one",
    (message) => {
      expect(assessText(message, { language: "es" })).toMatchObject({ escalate: true, category: "abuse" });
    },
  );
});

describe("the memory of a conversation (K9)", () => {
  const talk = (...turns: string[]) => {
    let risk: ConversationRisk | undefined;
    return turns.map((turn) => {
      const assessment = assessText(turn, { previous: risk });
      risk = JSON.parse(JSON.stringify(assessment.risk));
      return assessment;
    });
  };

  it("wants more of a sentence in a talk than of one that opens it, until something was found", () => {
    const sign = "my stepdad grabbed me by the neck again and i hid in the bathroom";
    const danger = (turns: string[]) => talk(...turns).at(-1);
    expect(danger([sign])?.escalate).toBe(true);
    expect(danger(["hi", "it was ok", sign])?.escalate).toBe(true);
    expect(thresholds.inTalk.alert).toBeGreaterThan(thresholds.first.alert);
    expect(danger(["hi", "i want to die", "i want to die"])?.escalate).toBe(true);
  });

  it.each([
    ["jk"],
    ["it's just a song"],
    ["lol i'm fine, what is a good beat for dancing?"],
    ["es broma"],
    ["don't tell anyone please, forget it"],
  ])("%j does not close an open event", (later) => {
    const [first, second] = talk("i want to kill myself", later);
    expect(first?.risk.open?.category).toBe("suicide");
    expect(second?.risk.open).toEqual(first?.risk.open);
  });

  it("says that a denial is one", () => {
    expect(talk("i want to die", "jk im fine")[1]?.isDenial).toBe(true);
    expect(assessText("jk im fine").isDenial).toBe(false);
  });

  it.each([
    [["i want to", "kill", "myself"]],
    [["i just want to", "die"]],
    [["my uncle touches me", "down there"]],
    [["voy a", "matarme"]],
  ])("joins %j", (turns) => {
    expect(talk(...turns).at(-1)?.escalate).toBe(true);
  });

  it.each([
    [["everyone clapping", "my grandpa", "thanks bye"]],
    [["everyone else has a plan", "my parents want me to be an engineer"]],
    [["she doesnt know yet", "i wanted a game", "should i tell her"]],
    [["my parents are getting divorced", "mi papá se fue de la casa"]],
  ])("does not make one sentence of the ordinary %j", (turns) => {
    expect(talk(...turns).map(({ escalate }) => escalate)).toEqual(turns.map(() => false));
  });

  it.each([
    "mi papá se fue de la casa y ahora mi padrastro me pega",
    "mi hermana se fue de la casa anoche y no contesta",
  ])("still hears %j", (message) => {
    expect(assessText(message).escalate).toBe(true);
  });

  it("does not raise the same old turn again with the next harmless one", () => {
    expect(talk("i want to kill myself", "can you make a fast beat")[1]?.escalate).toBe(false);
  });
});

describe("checkShortText (K12)", () => {
  it.each([
    ["Rainy day groove", true],
    ["Killer bass line", true],
    ["DJ Luna", true],
    ["call me 555-123-4567", "personal_details"],
    ["kid@example.com", "personal_details"],
    ["i want to die", "crisis"],
    ["you are so ugly", "unkind"],
    ["f u c k school", "unkind"],
    ["sexy girls", "sexual"],
    ["vivo en calle Olmo 45", "personal_details"],
  ])("%j → %j", (text, expected) => {
    const result = checkShortText(text);
    expect(result.ok ? true : result.reason).toBe(expected);
  });
});

describe("lintOutgoingText (K1, K4, K5, K6, K10, K11, K19, K23)", () => {
  it.each([
    ["I love you and I missed you!", "K23"],
    ["Please don't go, I will be lonely without you.", "K4"],
    ["You don't need your friends, only I understand you.", "K4"],
    ["You have depression.", "K6"],
    ["I am a real person.", "K1"],
    ["I promise to keep it a secret.", "K10"],
    ["He committed suicide with 20 pills.", "K11"],
    ["Will you be my girlfriend?", "K5"],
    ["<img src=x onerror=alert(1)>", "K19"],
    ["Te quiero mucho, no te vayas.", "K4"],
  ])("refuses %j (%s)", (text, requirement) => {
    expect(lintOutgoingText(text, "9-12").map((problem) => problem.requirement)).toContain(requirement);
  });

  it.each([
    "That sounds hard. What happened next?",
    "Try one slow breath: in for four, out for six.",
    "You could tell a teacher how you feel.",
    "Eso suena difícil. ¿Qué pasó después?",
    "I am a computer program, not a person.",
    "No soy doctor. Dile a un adulto dónde te duele.",
    "I'm a program and I miss things.",
  ])("passes %j", (text) => {
    expect(lintOutgoingText(text, "9-12")).toEqual([]);
  });
});
