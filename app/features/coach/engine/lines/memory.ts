import { skillName } from "~/features/what-works/skills";
import type { Locale, SkillId, TieredLines } from "../types";

/** A skill as it stands in a sentence: "last time, slow breathing helped". */
export const nameInTalk = (skill: SkillId, locale: Locale): string => {
  const name = skillName(skill, locale);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

type MemoryLine =
  | "offerAgain"
  | "notThat"
  | "askPlan"
  | "askOwnPlan"
  | "askAnyPlan"
  | "planWell"
  | "planLater"
  | "planFailed"
  | "planSaved";

/** What is said of earlier talks: what helped, what did not, and the plan. */
export const memoryLines: Record<MemoryLine, TieredLines> = {
  offerAgain: {
    a: [["Last time this helped: {skill}. Do you want to do it?", "Esto te ayudó: {skill}. ¿Lo haces?"]],
    b: [
      [
        "Last time, this helped you: {skill}. Want to do it again?",
        "La otra vez te ayudó esto: {skill}. ¿Lo repites?",
      ],
    ],
    t: [
      [
        "Last time you said this helped: {skill}. Want to go for it again?",
        "La otra vez dijiste que te ayudó esto: {skill}. ¿Lo hacemos otra vez?",
      ],
    ],
  },
  notThat: {
    a: [["Okay. That did not help. I will not ask it.", "Bien. Eso no te ayuda. No lo digo más."]],
    b: [
      ["Okay, that one does not help you. I will leave it out.", "Bien, eso no te ayuda. Ya no lo ofrezco."],
    ],
    t: [
      [
        "Okay, that one doesn't do it for you. I won't bring it up again.",
        "Entiendo, eso no te sirve. No lo vuelvo a proponer.",
      ],
    ],
  },
  askPlan: {
    a: [["Last time you had a plan: {plan}. How did it go?", "Tenías un plan: {plan}. ¿Cómo te fue?"]],
    b: [["Last time you planned to {plan}. How did it go?", "La otra vez tu plan era {plan}. ¿Cómo te fue?"]],
    t: [["Last time you planned to {plan}. How did it go?", "La otra vez tu plan era {plan}. ¿Cómo te fue?"]],
  },
  askOwnPlan: {
    a: [["Your plan was: “{plan}”. How did it go?", "Tu plan era: «{plan}». ¿Cómo te fue?"]],
    b: [
      [
        "Last time your plan was: “{plan}”. How did it go?",
        "La otra vez tu plan era: «{plan}». ¿Cómo te fue?",
      ],
    ],
    t: [
      [
        "Last time your plan was: “{plan}”. How did it go?",
        "La otra vez tu plan era: «{plan}». ¿Cómo te fue?",
      ],
    ],
  },
  askAnyPlan: {
    a: [["You made a plan. How did it go?", "Hiciste un plan. ¿Cómo te fue?"]],
    b: [["Last time you made a plan. How did it go?", "La otra vez hiciste un plan. ¿Cómo te fue?"]],
    t: [["Last time you made a plan. How did it go?", "La otra vez hiciste un plan. ¿Cómo te fue?"]],
  },
  planWell: {
    a: [
      ["You did it. It is on your list now. What is next?", "Lo hiciste. Ya está en tu lista. ¿Qué sigue?"],
    ],
    b: [
      [
        "You did that yourself. It is on your list of what works now. What is on your mind today?",
        "Lo lograste tú. Ya está en tu lista de lo que funciona. ¿Qué hay hoy?",
      ],
    ],
    t: [
      [
        "You made that happen. It's on your list of what works now. What's on your mind today?",
        "Lo lograste tú. Ya está en tu lista de lo que te funciona. ¿Qué hay hoy?",
      ],
    ],
  },
  planLater: {
    a: [["That is okay. The plan can wait. How is today?", "Está bien. El plan espera. ¿Cómo estás hoy?"]],
    b: [
      [
        "No rush. The plan stays on your page. How is today going?",
        "Sin prisa. El plan sigue en tu página. ¿Cómo va hoy?",
      ],
    ],
    t: [
      [
        "No rush. It stays on your page, and I won't keep asking. How's today?",
        "Sin prisa. Sigue en tu página y no voy a insistir. ¿Cómo va hoy?",
      ],
    ],
  },
  planFailed: {
    a: [["You tried. Not all plans work. What got in the way?", "Lo probaste. No todo sale. ¿Qué pasó?"]],
    b: [
      [
        "You tried it, and now you know. I took it off your page. What got in the way?",
        "Lo probaste y ya lo sabes. Lo quité de tu página. ¿Qué pasó?",
      ],
    ],
    t: [
      [
        "You tried it, and that tells you something. I took it off your page. What got in the way?",
        "Lo probaste, y eso ya dice algo. Lo quité de tu página. ¿Qué lo impidió?",
      ],
    ],
  },
  planSaved: {
    a: [["I saved your plan. You can see it on your page.", "Guardé tu plan. Lo ves en tu página."]],
    b: [
      [
        "Saved. It is on your page “What works for me”, and you can change it there.",
        "Guardado. Está en tu página «Lo que me funciona». Ahí lo puedes cambiar.",
      ],
    ],
    t: [
      [
        "Saved on your page “What works for me”. You can change it or delete it there.",
        "Guardado en tu página «Lo que me funciona». Ahí lo puedes cambiar o borrar.",
      ],
    ],
  },
};
