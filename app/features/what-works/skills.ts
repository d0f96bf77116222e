import type { Locale } from "~/platform/languages";

/**
 * What may stand on the list without words of the child's own: the coach's skills, and "talk" for the check-in's
 * door. `name` is the list's line; `plan` follows "you planned to".
 */
export const rememberedSkills = {
  breath: { name: ["Slow breathing", "Respirar lento"], plan: ["breathe slowly", "respirar lento"] },
  grounding: {
    name: ["Looking around: 5, 4, 3, 2, 1", "Mirar alrededor: 5, 4, 3, 2, 1"],
    plan: ["look around and name five things", "mirar y nombrar cinco cosas"],
  },
  reframe: {
    name: ["A kinder thought", "Un pensamiento más amable"],
    plan: ["try a kinder thought", "probar un pensamiento más amable"],
  },
  i_message: {
    name: ["Saying it with “I”", "Decirlo con «yo»"],
    plan: ["say how it is for you", "decir cómo te sientes"],
  },
  problem_steps: {
    name: ["Small steps", "Paso a paso"],
    plan: ["take the first step", "dar el primer paso"],
  },
  ask_help: {
    name: ["Telling someone I trust", "Contarle a alguien de confianza"],
    plan: ["tell someone you trust", "contarle a alguien de confianza"],
  },
  thanks: { name: ["Saying thank you", "Dar las gracias"], plan: ["say thank you", "dar las gracias"] },
  move: { name: ["Moving my body", "Mover el cuerpo"], plan: ["move your body", "mover el cuerpo"] },
  drum: { name: ["Drumming it out", "Tocar la batería"], plan: ["drum it out", "tocar la batería"] },
  calm_track: { name: ["Making music", "Hacer música"], plan: ["make a song", "hacer una canción"] },
  small_steps: {
    name: ["One small piece first", "Primero una parte chica"],
    plan: ["do one small piece first", "hacer primero una parte chica"],
  },
  kind_self: {
    name: ["Being kind to myself", "Ser amable conmigo"],
    plan: ["be kind to yourself", "tratarte con amabilidad"],
  },
  savor: {
    name: ["Keeping a good moment", "Guardar un buen momento"],
    plan: ["keep the good moment", "guardar el buen momento"],
  },
  remember: {
    name: ["Remembering good things", "Recordar lo bueno"],
    plan: ["remember the good things", "recordar lo bueno"],
  },
  wind_down: {
    name: ["Getting quiet before bed", "Bajar el ritmo antes de dormir"],
    plan: ["get quiet before bed", "bajar el ritmo antes de dormir"],
  },
  say_hello: {
    name: ["Saying hello first", "Saludar primero"],
    plan: ["say hello first", "saludar primero"],
  },
  repair: { name: ["Saying sorry", "Pedir perdón"], plan: ["say sorry", "pedir perdón"] },
  safe_steps: {
    name: ["Staying near safe people", "Estar cerca de gente segura"],
    plan: ["stay near safe people", "estar cerca de gente segura"],
  },
  talk: { name: ["Talking it through", "Hablarlo"], plan: ["talk it through", "hablarlo"] },
} as const satisfies Record<string, { name: readonly [string, string]; plan: readonly [string, string] }>;

export type RememberedSkill = keyof typeof rememberedSkills;
export const isRememberedSkill = (id: string | null): id is RememberedSkill =>
  id !== null && Object.hasOwn(rememberedSkills, id);

const indexOf = (locale: Locale) => (locale === "es" ? 1 : 0);

/** The line of the list for a skill. */
export const skillName = (skill: RememberedSkill, locale: Locale): string =>
  rememberedSkills[skill].name[indexOf(locale)];

/** A skill as something one planned to do. */
export const skillPlan = (skill: RememberedSkill, locale: Locale): string =>
  rememberedSkills[skill].plan[indexOf(locale)];
