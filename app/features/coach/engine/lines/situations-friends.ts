import type { SituationId, SkillId, TieredLines } from "../types";

/** One situation: what we say back, one open question, and the skills that fit it, best first. */
export type SituationLines = {
  reflect: TieredLines;
  ask: TieredLines;
  skills: readonly SkillId[];
  good?: true;
};

/** Friends, classmates, being new, being hurt by others. */
export const friendSituations: Partial<Record<SituationId, SituationLines>> = {
  left_out: {
    reflect: {
      a: [["Being left out hurts.", "Duele que te dejen fuera."]],
      b: [
        [
          "Being left out stings, and it can make you feel invisible.",
          "Que te dejen fuera duele y te hace sentir invisible.",
        ],
      ],
      t: [
        [
          "Being left out hits hard, even when nobody says it out loud.",
          "Que te dejen fuera pega fuerte, aunque nadie lo diga en voz alta.",
        ],
      ],
    },
    ask: {
      a: [["What were they doing?", "¿Qué estaban haciendo?"]],
      b: [["What happened when you were left out?", "¿Qué pasó cuando te dejaron fuera?"]],
      t: [
        [
          "Does it happen with the same people, or was it this one time?",
          "¿Pasa con las mismas personas o fue solo esta vez?",
        ],
      ],
    },
    skills: ["say_hello", "i_message", "kind_self"],
  },
  friend_fight: {
    reflect: {
      a: [["Fights with friends feel bad.", "Pelear con amigos se siente feo."]],
      b: [
        [
          "A fight with a friend can stay in your head all day.",
          "Una pelea con un amigo se queda en la cabeza todo el día.",
        ],
      ],
      t: [
        [
          "Fighting with someone you care about is exhausting.",
          "Pelear con alguien que te importa cansa mucho.",
        ],
      ],
    },
    ask: {
      a: [["What was the fight about?", "¿Por qué fue la pelea?"]],
      b: [["What was the fight about, from your side?", "¿De qué fue la pelea, desde tu lado?"]],
      t: [
        [
          "What do you wish {who} understood about your side?",
          "¿Qué te gustaría que {who} entendiera de tu lado?",
        ],
        ["What do you wish they understood about your side?", "¿Qué te gustaría que entendieran de tu lado?"],
      ],
    },
    skills: ["i_message", "breath", "repair"],
  },
  betrayed: {
    reflect: {
      a: [["That was not kind.", "Eso no fue amable."]],
      b: [
        [
          "When someone tells your private things, trust gets a crack.",
          "Cuando alguien cuenta lo tuyo, la confianza se rompe un poco.",
        ],
      ],
      t: [
        [
          "When something private gets passed around, it's hard to know who to trust.",
          "Cuando algo privado anda de boca en boca, cuesta saber en quién confiar.",
        ],
      ],
    },
    ask: {
      a: [["Who told it?", "¿Quién lo contó?"]],
      b: [["How did you find out?", "¿Cómo te enteraste?"]],
      t: [
        ["What would you need to trust {who} again?", "¿Qué necesitarías para volver a confiar en {who}?"],
        ["What matters most to you about it now?", "¿Qué es lo que más te importa de esto ahora?"],
      ],
    },
    skills: ["i_message", "ask_help", "grounding"],
  },
  friend_moved: {
    reflect: {
      a: [["It is hard when a friend moves.", "Es difícil cuando un amigo se muda."]],
      b: [
        [
          "When a friend moves away, every day has a gap in it.",
          "Cuando un amigo se va lejos, queda un hueco en cada día.",
        ],
      ],
      t: [
        [
          "When a friend moves away, the ordinary moments are the ones you miss.",
          "Cuando un amigo se muda, lo que más se extraña son los momentos de siempre.",
        ],
      ],
    },
    ask: {
      a: [["What do you miss the most?", "¿Qué extrañas más?"]],
      b: [["What did you two like to do?", "¿Qué les gustaba hacer juntos?"]],
      t: [["What do you miss most about having them near?", "¿Qué es lo que más extrañas de tenerle cerca?"]],
    },
    skills: ["remember", "say_hello", "calm_track"],
  },
  no_friends: {
    reflect: {
      a: [["It is hard with no one to play with.", "Es difícil no tener con quién jugar."]],
      b: [["Lunch and recess can feel very long without a friend.", "El recreo se hace largo sin un amigo."]],
      t: [["Going through the day without your people is heavy.", "Pasar el día sin tu gente pesa."]],
    },
    ask: {
      a: [["Who is kind in your class?", "¿Quién es amable en tu clase?"]],
      b: [["Who seems kind, even if you never talked?", "¿Quién te cae bien, aunque no hablen mucho?"]],
      t: [
        [
          "Where in your week are you near people who like what you like?",
          "¿En qué parte de tu semana hay gente a la que le gusta lo mismo que a ti?",
        ],
      ],
    },
    skills: ["say_hello", "ask_help", "kind_self"],
  },
  new_place: {
    reflect: {
      a: [["Being new is hard.", "Es difícil llegar a un lugar nuevo."]],
      b: [["When you are new, each small thing takes more work.", "Empezar de cero gasta mucha energía."]],
      t: [
        [
          "Starting over somewhere new means reading a hundred rules nobody wrote down.",
          "Empezar en un lugar nuevo es leer cien reglas que nadie escribió.",
        ],
      ],
    },
    ask: {
      a: [["What is not the same?", "¿Qué es diferente?"]],
      b: [["What do you miss from before?", "¿Qué extrañas de antes?"]],
      t: [["What's been the hardest part of fitting in?", "¿Qué ha sido lo más difícil de adaptarte?"]],
    },
    skills: ["say_hello", "problem_steps", "calm_track"],
  },
  bullying: {
    reflect: {
      a: [["That is not okay. It is not your fault.", "Eso no está bien. No es tu culpa."]],
      b: [["That is not okay, and it is not your fault.", "Eso no está bien y no es tu culpa."]],
      t: [
        [
          "Nobody gets to treat you like that, and it isn't your fault.",
          "Nadie tiene derecho a tratarte así y no es tu culpa.",
        ],
      ],
    },
    ask: {
      a: [["Which grown-up knows?", "¿Qué adulto lo sabe?"]],
      b: [["Which grown-up knows about it?", "¿Qué adulto ya lo sabe?"]],
      t: [["How long has it been going on, and who knows?", "¿Desde cuándo pasa y quién lo sabe?"]],
    },
    skills: ["safe_steps", "ask_help", "kind_self"],
  },
  online_mean: {
    reflect: {
      a: [["Mean words on a screen still hurt.", "Las palabras feas en la pantalla también duelen."]],
      b: [
        [
          "Mean posts follow you home, and that is not fair.",
          "Lo feo en línea te sigue a casa y eso no es justo.",
        ],
      ],
      t: [
        [
          "Online it follows you home, and it can feel like everybody saw.",
          "En línea te sigue hasta tu casa y parece que todos lo vieron.",
        ],
      ],
    },
    ask: {
      a: [["Who can you show it to?", "¿A quién se lo puedes mostrar?"]],
      b: [["Who have you shown it to?", "¿A quién se lo has mostrado?"]],
      t: [
        [
          "What have you done with it so far: saved it, blocked them, told someone?",
          "¿Qué has hecho con eso hasta ahora?",
        ],
      ],
    },
    skills: ["safe_steps", "ask_help", "grounding"],
  },
  unfair_treatment: {
    reflect: {
      a: [["That was not fair to you.", "Eso no fue justo contigo."]],
      b: [
        [
          "Being treated badly for who you are is wrong. It is not about you.",
          "Tratarte mal por ser quien eres está mal. El problema no eres tú.",
        ],
      ],
      t: [
        [
          "Being treated as less because of who you are is wrong, and it makes sense that it stays with you.",
          "Que te traten como menos por ser quien eres está mal. Es normal que se te quede.",
        ],
      ],
    },
    ask: {
      a: [["Who said it?", "¿Quién lo dijo?"]],
      b: [["What was said or done?", "¿Qué te dijeron o hicieron?"]],
      t: [["Who around you would take it seriously?", "¿Quién cerca de ti se lo tomaría en serio?"]],
    },
    skills: ["ask_help", "safe_steps", "kind_self"],
  },
  peer_pressure: {
    reflect: {
      a: [["You can say no.", "Puedes decir que no."]],
      b: [["It is hard to say no when friends push.", "Cuesta decir que no cuando los amigos insisten."]],
      t: [
        [
          "It's hard to hold your line when everyone is watching.",
          "Cuesta mantener tu decisión cuando todos miran.",
        ],
      ],
    },
    ask: {
      a: [["What do they want you to do?", "¿Qué quieren que hagas?"]],
      b: [["What do they want, and what do you want?", "¿Qué quieren ellos y qué quieres tú?"]],
      t: [["What would you choose if nobody was watching?", "Si nadie te mirara, ¿qué harías tú?"]],
    },
    skills: ["problem_steps", "ask_help", "i_message"],
  },
  crush: {
    reflect: {
      a: [["It is fine to like a person.", "Está bien que alguien te guste."]],
      b: [
        ["Liking someone can make your tummy do flips.", "Que te guste alguien da cosquillas en la panza."],
      ],
      t: [
        [
          "Liking someone can make ordinary moments feel like a test.",
          "Cuando alguien te gusta, lo normal parece un examen.",
        ],
      ],
    },
    ask: {
      a: [["What is nice about them?", "¿Qué te gusta de esa persona?"]],
      b: [["What is it like when they are near?", "¿Cómo es cuando está cerca?"]],
      t: [["What feels hardest: telling them, or not knowing?", "¿Qué cuesta más: decirlo o no saber?"]],
    },
    skills: ["say_hello", "breath", "reframe"],
  },
  breakup: {
    reflect: {
      a: [["That is a sad thing.", "Eso es triste."]],
      b: [
        [
          "When someone stops liking you back, it hurts for a while.",
          "Cuando ya no le gustas a alguien, duele un tiempo.",
        ],
      ],
      t: [
        [
          "A breakup is a real loss, even if people tell you that you'll get over it.",
          "Una ruptura es una pérdida de verdad, aunque te digan que ya se te pasará.",
        ],
      ],
    },
    ask: {
      a: [["Who can you be with today?", "¿Con quién puedes estar hoy?"]],
      b: [["When is it hardest?", "¿Cuándo es más difícil?"]],
      t: [["What time of day is the hardest right now?", "¿Qué momento del día cuesta más ahora?"]],
    },
    skills: ["calm_track", "kind_self", "move"],
  },
  controlling: {
    reflect: {
      a: [["That is not how friends act.", "Así no actúan los amigos."]],
      b: [
        [
          "Someone who likes you does not get to pick your friends or read your phone.",
          "Quien te quiere no elige tus amigos ni lee tu celular.",
        ],
      ],
      t: [
        [
          "Caring about someone doesn't come with a right to your phone or a say over your friends.",
          "Querer a alguien no da derecho a tu celular ni a decidir sobre tus amigos.",
        ],
      ],
    },
    ask: {
      a: [["Which grown-up could you tell?", "¿A qué adulto le puedes decir?"]],
      b: [["What happens when you say no?", "¿Qué pasa cuando dices que no?"]],
      t: [["What happens when you say no to that?", "¿Qué pasa cuando le dices que no?"]],
    },
    skills: ["ask_help", "i_message", "kind_self"],
  },
  relationship: {
    reflect: {
      a: [["It hurts to fight with someone you like.", "Duele pelear con quien quieres."]],
      b: [
        ["Fighting with someone you like feels awful.", "Pelear con alguien que te gusta se siente muy mal."],
      ],
      t: [
        [
          "Going round in the same fight wears both people down.",
          "Tener siempre la misma pelea desgasta a los dos.",
        ],
      ],
    },
    ask: {
      a: [["What was it about?", "¿Por qué fue?"]],
      b: [["What is the fight mostly about?", "¿De qué es la pelea casi siempre?"]],
      t: [
        ["When you look under it, what is the fight about?", "En el fondo, ¿de qué se trata casi siempre?"],
      ],
    },
    skills: ["i_message", "breath", "ask_help"],
  },
  helping_other: {
    reflect: {
      a: [["You care a lot.", "Te importa mucho."]],
      b: [
        [
          "You care about {who}. That says something good about you.",
          "Te importa {who}. Eso dice algo bueno de ti.",
        ],
        [
          "You care about them. That says something good about you.",
          "Te importa esa persona. Eso dice algo bueno de ti.",
        ],
      ],
      t: [
        [
          "Caring about {who} is kind, and it isn't all yours to fix.",
          "Es bueno que te importe {who}. No tienes que arreglarlo todo tú.",
        ],
        [
          "Caring about someone is kind, and it isn't all yours to fix.",
          "Es bueno que te importe alguien. No tienes que arreglarlo todo tú.",
        ],
      ],
    },
    ask: {
      a: [["What did you see?", "¿Qué viste?"]],
      b: [["What have you noticed?", "¿Qué has notado?"]],
      t: [["What have you noticed, and who else knows?", "¿Qué has notado y quién más lo sabe?"]],
    },
    skills: ["ask_help", "problem_steps", "breath"],
  },
};
