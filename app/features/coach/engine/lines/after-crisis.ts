import type { TieredLines } from "../types";

// Fixed texts around the help card (K9, K10), not yet reviewed by a clinician.

/** What the coach says while an alert's card is in sight and the coach itself may not answer: people can. */
export const afterCrisisLines: TieredLines = {
  a: [
    [
      "Thank you for telling me. Please go to a grown-up now. The help numbers are here.",
      "Gracias por contarme. Ve con un adulto ahora. Aquí están los números.",
    ],
    [
      "I read that. I am a computer. A grown-up can help you best. Who is near you?",
      "Ya lo leí. Soy un programa. Un adulto te ayuda mejor. ¿Quién está cerca?",
    ],
    [
      "Show this to a grown-up now. You can say: I need help.",
      "Ve con un adulto ya. Dale esto a leer. Te va a ayudar.",
    ],
  ],
  b: [
    [
      "Thank you for writing more. I am a computer program, so a person is the best help now. The numbers here work day and night.",
      "Gracias por escribir más. Soy un programa, así que ahora ayuda más una persona. Los números de aquí sirven día y noche.",
    ],
    [
      "What you wrote before still counts. Please show this chat to a grown-up you trust. Who is near you right now?",
      "Lo que dijiste antes aún cuenta. Muestra este chat a un adulto que te cuide. ¿Quién está cerca?",
    ],
    [
      "You can start with: I need to talk, and it is hard to say. A grown-up can take it from there.",
      "Puedes decir: quiero hablar y me cuesta. Un adulto sigue desde ahí.",
    ],
  ],
  t: [
    [
      "Thanks for writing more. I'm a computer program, and what you wrote before needs a person. You can call or text the numbers here any time.",
      "Gracias por escribir más. Soy un programa y lo que escribiste antes necesita a una persona. Puedes llamar o escribir a los números de aquí a toda hora.",
    ],
    [
      "We can come back to other things later. First, who is an adult you could reach today, even by text?",
      "Podemos ver lo demás después. Primero: ¿a qué adulto podrías buscar hoy, aunque sea por mensaje?",
    ],
    [
      "If saying it out loud is too much, show this screen to someone you trust. It says enough to start.",
      "Si decirlo en voz alta es demasiado, muestra esta pantalla a alguien de confianza. Con eso basta para empezar.",
    ],
  ],
};

/**
 * After "That's not what I meant": one wrong reading must not end the talk. `seen` where somebody at the school was
 * told, who sees the child's answer on the alert.
 */
export const notMeantLines: Record<"seen" | "unseen", TieredLines> = {
  seen: {
    a: [
      [
        "I am sorry. I read it wrong. A helper at school can see that. What did you mean?",
        "Perdón. Leí mal. Tu escuela lo puede ver. ¿Qué querías decir?",
      ],
    ],
    b: [
      [
        "I'm sorry I read that wrong. The adult who was told can see that you said so. What did you mean?",
        "Perdón por leerlo mal. La persona que recibió el aviso puede ver que lo dijiste. ¿Qué querías decir?",
      ],
    ],
    t: [
      [
        "I'm sorry I read that wrong. The adult who was told can see that you said so. What did you mean?",
        "Perdón por leerlo mal. La persona que recibió el aviso puede ver que lo dijiste. ¿Qué querías decir?",
      ],
    ],
  },
  unseen: {
    a: [["I am sorry. I read it wrong. What did you mean?", "Perdón. Leí mal. ¿Qué querías decir?"]],
    b: [["I'm sorry I read that wrong. What did you mean?", "Perdón por leerlo mal. ¿Qué querías decir?"]],
    t: [["I'm sorry I read that wrong. What did you mean?", "Perdón por leerlo mal. ¿Qué querías decir?"]],
  },
};
