import type { AgeBand, CrisisCategory, SafetyLocale } from "../types";

/**
 * The fixed words of the crisis reply (K10, K11, K14). Never generated at run time. Change a word: raise
 * the version, read docs of safe messaging (#chatsafe) again, and have it reviewed.
 * No text here has been reviewed by a clinician yet.
 */
export const crisisTextVersion = "2026-11-20.1";

type YoungOrOld = "young" | "old";
type ByBand = Record<AgeBand, string>;

/** First words: thanks for telling, and what was heard, without blame. */
export const openings: Record<SafetyLocale, Record<CrisisCategory, ByBand>> = {
  en: {
    suicide: {
      "6-8": "I am glad you told me. That sounds very hard. You matter.",
      "9-12": "I am glad you told me. That sounds really hard, and you should not have to carry it alone.",
      "13-15":
        "I'm glad you told me. What you wrote sounds heavy, and it matters. You deserve help with it today.",
      "16-18":
        "Thank you for telling me. What you wrote sounds heavy, and it matters. You deserve real help with it today.",
    },
    self_harm: {
      "6-8": "I am glad you told me. It is good to talk about hurt. You matter.",
      "9-12": "I am glad you told me. When things hurt this much, you should not have to carry it alone.",
      "13-15":
        "I'm glad you told me. Things must hurt a lot right now. There are people who know how to help with this.",
      "16-18":
        "Thank you for telling me. Things must hurt a lot right now. There are people who know how to help with this.",
    },
    abuse: {
      "6-8": "I am glad you told me. It is not your fault. You did the right thing.",
      "9-12": "I am glad you told me. It is not your fault. No one should hurt you or make you feel unsafe.",
      "13-15":
        "I'm glad you told me. What you wrote matters. Nobody should be hurt or scared like that, and it is not your fault.",
      "16-18":
        "Thank you for telling me. What you wrote matters. Nobody should be hurt or scared like that, and it is never the fault of the one it happens to.",
    },
    danger: {
      "6-8": "I am glad you told me. Let us get help fast.",
      "9-12": "I am glad you told me. This needs help right now.",
      "13-15": "I'm glad you told me. This needs help from a person right now.",
      "16-18": "I'm glad you told me. This needs help from a person right now.",
    },
    eating_disorder: {
      "6-8": "I am glad you told me. Your body needs care. You matter.",
      "9-12":
        "I am glad you told me. Food worries can feel very big, and you should not have to carry them alone.",
      "13-15":
        "I'm glad you told me. Struggles with food and body can get very big, and help makes a difference.",
      "16-18":
        "Thank you for telling me. Struggles with food and body can get very big, and help makes a difference.",
    },
    violence_to_others: {
      "6-8": "I am glad you told me. That sounds scary. Let us keep everyone safe.",
      "9-12": "I am glad you told me. Someone could get hurt, so a grown-up needs to know now.",
      "13-15":
        "I'm glad you told me. Someone could get hurt, so an adult needs to know now. Telling helps keep people safe.",
      "16-18":
        "Thank you for telling me. Someone could get hurt, so an adult needs to know now. Telling helps keep people safe.",
    },
  },
  es: {
    suicide: {
      "6-8": "Qué bueno que me lo dijiste. Eso suena muy difícil. Tú importas.",
      "9-12": "Qué bueno que me lo dijiste. Eso suena muy difícil, y no tienes que cargarlo a solas.",
      "13-15":
        "Qué bueno que me lo dijiste. Lo que escribiste pesa mucho, y es importante. Mereces ayuda hoy mismo.",
      "16-18":
        "Gracias por decírmelo. Lo que escribiste pesa mucho, y es importante. Mereces ayuda de verdad hoy mismo.",
    },
    self_harm: {
      "6-8": "Qué bueno que me lo dijiste. Es bueno hablar de lo que duele. Tú importas.",
      "9-12": "Qué bueno que me lo dijiste. Cuando algo duele tanto, no tienes que cargarlo a solas.",
      "13-15":
        "Qué bueno que me lo dijiste. Debes de sentir mucho dolor. Hay personas que saben ayudar con esto.",
      "16-18": "Gracias por decírmelo. Debes de sentir mucho dolor. Hay personas que saben ayudar con esto.",
    },
    abuse: {
      "6-8": "Qué bueno que me lo dijiste. No es tu culpa. Hiciste bien.",
      "9-12": "Qué bueno que me lo dijiste. No es tu culpa. Nadie debe lastimarte ni hacerte sentir miedo.",
      "13-15":
        "Qué bueno que me lo dijiste. Lo que escribiste es importante. Nadie debe sufrir algo así, y no es tu culpa.",
      "16-18":
        "Gracias por decírmelo. Lo que escribiste es importante. Nadie debe sufrir algo así, y nunca es culpa de quien lo vive.",
    },
    danger: {
      "6-8": "Qué bueno que me lo dijiste. Vamos a buscar ayuda ya.",
      "9-12": "Qué bueno que me lo dijiste. Esto necesita ayuda ahora mismo.",
      "13-15": "Qué bueno que me lo dijiste. Esto necesita la ayuda de una persona ahora mismo.",
      "16-18": "Qué bueno que me lo dijiste. Esto necesita la ayuda de una persona ahora mismo.",
    },
    eating_disorder: {
      "6-8": "Qué bueno que me lo dijiste. Tu cuerpo necesita cuidado. Tú importas.",
      "9-12":
        "Qué bueno que me lo dijiste. Las preocupaciones con la comida pueden ser muy grandes, y no tienes que cargarlas a solas.",
      "13-15":
        "Qué bueno que me lo dijiste. Los problemas con la comida y el cuerpo pueden crecer mucho, y la ayuda sirve.",
      "16-18":
        "Gracias por decírmelo. Los problemas con la comida y el cuerpo pueden crecer mucho, y la ayuda sirve.",
    },
    violence_to_others: {
      "6-8": "Qué bueno que me lo dijiste. Eso da miedo. Vamos a cuidar a todos.",
      "9-12":
        "Qué bueno que me lo dijiste. Alguien puede salir lastimado, así que un adulto debe saberlo ahora.",
      "13-15":
        "Qué bueno que me lo dijiste. Alguien puede salir lastimado, así que un adulto debe saberlo ahora. Contarlo ayuda a cuidar a la gente.",
      "16-18":
        "Gracias por decírmelo. Alguien puede salir lastimado, así que un adulto debe saberlo ahora. Contarlo ayuda a cuidar a la gente.",
    },
  },
};

export const whatIAm: Record<SafetyLocale, Record<YoungOrOld, string>> = {
  en: {
    young: "I am a computer program, not a person. This is too big for me.",
    old: "I'm a computer program, not a person, so I can't help with this the way a person can.",
  },
  es: {
    young: "Soy un programa de computadora, no una persona. Esto es muy grande para mí.",
    old: "Soy un programa de computadora, no una persona, y no puedo ayudarte como lo haría una persona.",
  },
};

/** What was really done: told, told outside school hours, only a parent told, or nobody could be told. */
export const whoWasTold: Record<
  SafetyLocale,
  Record<"told" | "offHours" | "parent" | "nobody", Record<YoungOrOld, string>>
> = {
  en: {
    told: {
      young: "I sent this to a helper at your school.",
      old: "I sent what you wrote to the contact person at your school, so that someone can check on you.",
    },
    offHours: {
      young:
        "I sent this to a helper at your school. School is closed, so they may not see it soon. Please do not wait.",
      old: "I sent what you wrote to the contact person at your school. It is outside school hours, so they may not see it soon. Please don't wait for them.",
    },
    parent: {
      young:
        "I sent a note to your mom, dad or the grown-up who signed you up. It asks them to talk with you.",
      old: "I asked the parent or guardian on your account to check in with you today. I did not send them your words.",
    },
    nobody: {
      young: "I could not tell a grown-up for you. So please tell one now.",
      old: "I was not able to tell an adult for you. So please tell one yourself now.",
    },
  },
  es: {
    told: {
      young: "Mandé esto a una persona de tu escuela que ayuda.",
      old: "Mandé lo que escribiste a la persona de contacto de tu escuela, para que alguien vea cómo estás.",
    },
    offHours: {
      young:
        "Mandé esto a una persona de tu escuela que ayuda. La escuela está cerrada y quizá no lo vea pronto. Por favor, no esperes.",
      old: "Mandé lo que escribiste a la persona de contacto de tu escuela. Está fuera del horario escolar y quizá no lo vea pronto. Por favor, no esperes.",
    },
    parent: {
      young: "Mandé un aviso a tu mamá, a tu papá o a quien te cuida. Le pide que hable contigo.",
      old: "Le pedí a tu mamá, a tu papá o a quien te cuida que hable contigo hoy. No le mandé tus palabras.",
    },
    nobody: {
      young: "No pude avisar a un adulto por ti. Por favor, dile tú a uno ahora.",
      old: "No pude avisar a un adulto por ti. Por favor, habla tú con uno ahora.",
    },
  },
};

/** Whom to tell. Abuse never sends the child to "a parent" first: the parent may be the one (K14). */
export const whomToTell: Record<
  SafetyLocale,
  Record<"anyone" | "outsideHome" | "now", Record<YoungOrOld, string>>
> = {
  en: {
    anyone: {
      young:
        "Please go to a grown-up you trust now. It can be a mom or dad, a teacher or a nurse. Say: I need help.",
      old: "Please tell an adult you trust now: a parent, a relative, a teacher, a coach or the school counselor. You can show them this screen.",
    },
    outsideHome: {
      young:
        "Please go to a safe grown-up now. It can be a teacher or a nurse. If one does not help, tell one more.",
      old: "Please tell a safe adult now, like a teacher, a school nurse or the school counselor. If one adult does not help, tell another one.",
    },
    now: {
      young: "Get the nearest grown-up right now. If you can not find one, call 911.",
      old: "Get the nearest adult right now. Call 911 if someone is hurt, will not wake up, took something, or is not safe. You will not be in trouble for calling.",
    },
  },
  es: {
    anyone: {
      young:
        "Ve ahora con un adulto de confianza. Puede ser tu mamá, tu papá, tu maestra o la enfermera. Di: necesito ayuda.",
      old: "Habla ahora con un adulto de confianza: tu mamá o papá, un familiar, un maestro o la persona de consejería. Puedes mostrarle esta pantalla.",
    },
    outsideHome: {
      young:
        "Ve ahora con un adulto seguro. Puede ser tu maestra o la enfermera. Si uno no te ayuda, dile a otro.",
      old: "Habla ahora con un adulto seguro, como un maestro, la enfermera o la persona de consejería de tu escuela. Si uno no te ayuda, habla con otro.",
    },
    now: {
      young: "Busca al adulto más cercano ahora. Si no encuentras a nadie, llama al 911.",
      old: "Busca al adulto más cercano ahora mismo. Llama al 911 si alguien está herido, no despierta, tomó algo o no está a salvo. No te vas a meter en problemas por llamar.",
    },
  },
};

export const callLines: Record<SafetyLocale, Record<"crisis" | "abuse", Record<YoungOrOld, string>>> = {
  en: {
    crisis: {
      young:
        "You can call or text 988 any time, day or night. A kind person will help. If you are in danger now, call 911.",
      old: "You can call or text 988 at any hour and talk with a trained person, free. Or text HOME to 741741. If you or someone else is in danger right now, call 911.",
    },
    abuse: {
      young:
        "You can call 1-800-422-4453 any time. They help kids. You can call or text 988 too. If you are in danger now, call 911.",
      old: "You can call Childhelp at 1-800-422-4453 at any hour, free, and talk with a trained person. You can also call or text 988. If you are in danger right now, call 911.",
    },
  },
  es: {
    crisis: {
      young:
        "Puedes llamar al 988 a toda hora y oprimir el 2. También puedes mandar AYUDA al 988. Alguien te va a ayudar. Si hay peligro ahora, llama al 911.",
      old: "Puedes llamar al 988 a cualquier hora y oprimir el 2, o mandar AYUDA por texto al 988. Es gratis y te atiende una persona preparada. Si tú u otra persona está en peligro ahora, llama al 911.",
    },
    abuse: {
      young:
        "Puedes llamar al 1-800-422-4453 a toda hora. Ahí ayudan a niños. También puedes llamar al 988 y oprimir el 2. Si hay peligro ahora, llama al 911.",
      old: "Puedes llamar a Childhelp al 1-800-422-4453 a cualquier hora, gratis. También puedes llamar al 988 y oprimir el 2, o mandar AYUDA por texto al 988. Si hay peligro ahora, llama al 911.",
    },
  },
};

/** When a child takes it back: no exit, no scolding (K9). */
export const denialLines: Record<SafetyLocale, Record<YoungOrOld, string>> = {
  en: {
    young:
      "Okay, I hear you. What you said before still matters. A grown-up should check on you, to be sure.",
    old: "Okay, I hear you. I still take seriously what you wrote before. A person should check in with you, just to be sure.",
  },
  es: {
    young: "Está bien, te leí. Lo que dijiste antes sigue siendo importante. Un adulto debe ver cómo estás.",
    old: "Está bien, te leí. Sigo tomando en serio lo que escribiste antes. Una persona debe hablar contigo, para estar seguros.",
  },
};
