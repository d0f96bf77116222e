import type { AgeBand, CrisisCategory, SafetyLocale } from "../types";

/**
 * The fixed words of the direct question after a hint (K9, K10): asking kindly and plainly is what
 * safe-messaging guidance recommends, and it puts no idea into anybody's head. Change a word: raise the
 * version. No text here has been reviewed by a clinician yet.
 */
export const askTextVersion = "2026-11-21.1";

type ByBand = Record<AgeBand, string>;
const forAll = (young: string, middle: string, old: string): ByBand => ({
  "6-8": young,
  "9-12": middle,
  "13-15": old,
  "16-18": old,
});

/** Why there is a question at all. */
export const askLeads: Record<SafetyLocale, ByBand> = {
  en: forAll(
    "I am a computer program. I can read words wrong. So I ask you.",
    "I am a computer program and can get words wrong, so I would rather ask.",
    "I'm a computer program and can get words wrong, so I'd rather ask you directly.",
  ),
  es: forAll(
    "Soy un programa de computadora. Puedo leer mal. Por eso te pregunto.",
    "Soy un programa de computadora y puedo entender mal, así que prefiero preguntar.",
    "Soy un programa de computadora y puedo entender mal, así que prefiero preguntarte directamente.",
  ),
};

const aboutSelf = {
  en: forAll(
    "Do you want to be dead, or to hurt yourself?",
    "Are you thinking about hurting yourself, or about not wanting to be alive?",
    "Are you thinking about suicide, or about hurting yourself?",
  ),
  es: forAll(
    "¿Quieres morir o hacerte daño?",
    "¿Estás pensando en hacerte daño o en no querer vivir?",
    "¿Estás pensando en el suicidio o en hacerte daño?",
  ),
};
const aboutSafety = {
  en: forAll(
    "Does someone hurt you? Is someone not safe?",
    "Is somebody hurting you, or is somebody in danger?",
    "Is somebody hurting you, or is somebody in danger?",
  ),
  es: forAll(
    "¿Alguien te hace daño? ¿Hay alguien en peligro?",
    "¿Alguien te hace daño, o hay alguien en peligro?",
    "¿Alguien te hace daño, o hay alguien en peligro?",
  ),
};
const aboutFood = {
  en: forAll(
    "Is food or your body a big, sad worry?",
    "Do worries about food or your body take over your day?",
    "Do worries about food or your body take over your day?",
  ),
  es: forAll(
    "¿La comida o tu cuerpo te preocupan mucho?",
    "¿La preocupación por la comida o por tu cuerpo te ocupa todo el día?",
    "¿La preocupación por la comida o por tu cuerpo te ocupa todo el día?",
  ),
};
const aboutOthers = {
  en: forAll(
    "Will someone get hurt?",
    "Is somebody going to get hurt, by you or by someone else?",
    "Is somebody going to get hurt, by you or by someone else?",
  ),
  es: forAll(
    "¿Alguien va a salir lastimado?",
    "¿Alguien va a salir lastimado, por ti o por otra persona?",
    "¿Alguien va a salir lastimado, por ti o por otra persona?",
  ),
};

/** The question itself. Near kinds share one, because a hint seldom says which it is. */
export const askQuestions: Record<CrisisCategory, Record<SafetyLocale, ByBand>> = {
  suicide: aboutSelf,
  self_harm: aboutSelf,
  abuse: aboutSafety,
  danger: aboutSafety,
  eating_disorder: aboutFood,
  violence_to_others: aboutOthers,
};

/** How it may be answered. No promise of secrecy, no threat. */
export const askClosings: Record<SafetyLocale, ByBand> = {
  en: forAll(
    "It can be you or a friend. You are not in trouble. If it is yes, I show you who can help.",
    "It can be about you or a friend. Yes, no or not sure: you are not in trouble. If it is yes, I show you who can help.",
    "It can be about you or a friend. Yes, no or not sure are all fine to say. If it is yes, I show you who can help.",
  ),
  es: forAll(
    "Puede ser por ti o por un amigo. No hiciste nada malo. Si es que sí, te digo quién ayuda.",
    "Puede ser por ti o por un amigo. Sí, no o no sé: no hiciste nada malo. Si es que sí, te digo quién ayuda.",
    "Puede ser por ti o por alguien que conoces. Sí, no o no sé: todo se vale. Si es que sí, te digo quién ayuda.",
  ),
};

/** After a "no": believed, and the way to help stays open. */
export const askDeniedTexts: Record<SafetyLocale, ByBand> = {
  en: forAll(
    "Thank you for telling me. If it gets bad, tell a grown-up or tap I need help now. What do you want to do?",
    "Thank you for answering. If that changes, or something else is wrong, tell an adult you trust or tap “I need help now”. What would you like to talk about?",
    "Thanks for answering. If that changes, or something else is wrong, tell an adult you trust or tap “I need help now”. What would you like to talk about?",
  ),
  es: forAll(
    "Gracias por contestar. Si te sientes mal, dile a un adulto o toca Necesito ayuda ahora. ¿Qué quieres hacer?",
    "Gracias por contestar. Si eso cambia, o pasa otra cosa, dile a un adulto de confianza o toca «Necesito ayuda ahora». ¿De qué quieres hablar?",
    "Gracias por contestar. Si eso cambia, o pasa otra cosa, dile a un adulto de confianza o toca «Necesito ayuda ahora». ¿De qué quieres hablar?",
  ),
};

/** Answers to tap; each is sent as the child's message. */
export const askAnswers: Record<SafetyLocale, string[]> = {
  en: ["Yes", "No", "I am not sure"],
  es: ["Sí", "No", "No estoy seguro"],
};
