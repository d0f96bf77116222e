import type { SituationId } from "../types";
import type { SituationLines } from "./situations-friends";

/** Oneself: confidence, looks, identity, mistakes, sleep, the future; and good news. */
export const selfSituations: Partial<Record<SituationId, SituationLines>> = {
  low_confidence: {
    reflect: {
      a: [["You are still learning. That is okay.", "Todavía estás aprendiendo. Está bien."]],
      b: [
        [
          "That voice in your head can be very mean to you.",
          "Esa voz en tu cabeza puede ser muy dura contigo.",
        ],
      ],
      t: [
        [
          "That inner critic sounds loud. Loud isn't the same as right.",
          "Ese crítico interior suena fuerte. Fuerte no es lo mismo que cierto.",
        ],
      ],
    },
    ask: {
      a: [["When do you feel that way?", "¿Cuándo te pasa eso?"]],
      b: [["When does that voice get the loudest?", "¿Cuándo suena más fuerte esa voz?"]],
      t: [
        ["Where do you think that voice learned its lines?", "¿De dónde crees que sacó esa voz sus frases?"],
      ],
    },
    skills: ["kind_self", "reframe", "small_steps"],
  },
  looks: {
    reflect: {
      a: [["All bodies are not the same. That is good.", "No hay dos cuerpos iguales. Eso está bien."]],
      b: [
        ["It is hard to like how you look when people compare.", "Cuesta gustarte cuando la gente compara."],
      ],
      t: [
        [
          "It's hard to feel at ease in your skin when everyone is comparing.",
          "Cuesta estar a gusto en tu piel cuando todos comparan.",
        ],
      ],
    },
    ask: {
      a: [["Did someone say a mean thing, or did you think it?", "¿Quién te dijo algo feo?"]],
      b: [["When do you think about it most?", "¿Cuándo piensas más en eso?"]],
      t: [["What tends to set those thoughts off?", "¿Qué suele despertar esos pensamientos?"]],
    },
    skills: ["kind_self", "ask_help", "reframe"],
  },
  identity: {
    reflect: {
      a: [["You get to be you.", "Puedes ser tú."]],
      b: [
        [
          "Figuring out who you are takes time, and you set the pace.",
          "Saber quién eres toma tiempo y tú pones el ritmo.",
        ],
      ],
      t: [
        [
          "Working out who you are is yours to do, at your own pace.",
          "Descubrir quién eres es tuyo, a tu propio ritmo.",
        ],
      ],
    },
    ask: {
      a: [["Who is easy to talk to?", "¿Con quién es fácil hablar?"]],
      b: [["Who makes you feel okay just as you are?", "¿Quién te acepta tal como eres?"]],
      t: [["Who feels safe to be yourself around?", "¿Con quién te sientes a salvo siendo tú?"]],
    },
    skills: ["ask_help", "kind_self", "calm_track"],
  },
  mistake: {
    reflect: {
      a: [["We all make mistakes.", "Todos nos equivocamos."]],
      b: [["One mistake is one moment. It is not all of you.", "Un error es un momento. No eres solo eso."]],
      t: [
        [
          "A mistake tells you about a moment. It doesn't define you.",
          "Un error habla de un momento. No te define.",
        ],
      ],
    },
    ask: {
      a: [["How did it go?", "¿Qué pasó?"]],
      b: [["What would you like to do about it?", "¿Qué te gustaría hacer con eso?"]],
      t: [["Is there something you'd like to set right?", "¿Hay algo que te gustaría reparar?"]],
    },
    skills: ["repair", "kind_self", "reframe"],
  },
  sleep: {
    reflect: {
      a: [["It is hard when sleep will not come.", "Es difícil cuando el sueño no llega."]],
      b: [["Lying awake makes the night feel very long.", "La noche se hace larga cuando no puedes dormir."]],
      t: [
        [
          "A tired brain at night makes every problem look bigger.",
          "De noche, con cansancio, todo problema parece más grande.",
        ],
      ],
    },
    ask: {
      a: [["What do you think of in bed?", "¿En qué piensas en la cama?"]],
      b: [["What goes around in your head at night?", "¿Qué te da vueltas en la cabeza de noche?"]],
      t: [["What keeps your mind awake?", "¿Qué mantiene despierta tu mente?"]],
    },
    skills: ["wind_down", "breath", "calm_track"],
  },
  bad_dream: {
    reflect: {
      a: [["Bad dreams feel real. You are safe now.", "Los sueños feos parecen reales. Ya pasó."]],
      b: [["A bad dream can leave your heart racing.", "Un mal sueño deja el corazón muy rápido."]],
      t: [
        [
          "A nightmare can leave your body on alert long after you wake up.",
          "Una pesadilla deja el cuerpo en alerta mucho después de despertar.",
        ],
      ],
    },
    ask: {
      a: [["What was the dream?", "¿Qué soñaste?"]],
      b: [["What helped last time you woke up scared?", "¿Qué te ayudó la última vez?"]],
      t: [["Does it come back, or was it just once?", "¿Se repite o fue solo una vez?"]],
    },
    skills: ["grounding", "wind_down", "calm_track"],
  },
  future: {
    reflect: {
      a: [["You are thinking of big things.", "Piensas en cosas grandes."]],
      b: [["The future can feel big when you cannot see it.", "El futuro parece enorme cuando no se ve."]],
      t: [
        [
          "Everyone asks about your plans as if you should know by now.",
          "Todos preguntan por tus planes como si ya tuvieras que saberlos.",
        ],
      ],
    },
    ask: {
      a: [["What do you want to try?", "¿Qué quieres probar?"]],
      b: [["Which part do you think about most?", "¿En qué parte piensas más?"]],
      t: [
        [
          "Which part of the future feels most urgent to you?",
          "¿Qué parte del futuro se siente más urgente?",
        ],
      ],
    },
    skills: ["small_steps", "reframe", "ask_help"],
  },
  comparing: {
    reflect: {
      a: [["You do not have to be like them.", "No tienes que ser igual a nadie."]],
      b: [
        [
          "We see the best bits of others and all the bits of ourselves.",
          "De los demás vemos lo mejor y de nosotros lo vemos todo.",
        ],
      ],
      t: [
        [
          "You're comparing your whole life with someone else's best clips.",
          "Comparas toda tu vida con los mejores momentos de alguien más.",
        ],
      ],
    },
    ask: {
      a: [["What do you do well?", "¿Qué te sale bien?"]],
      b: [["When does it happen most?", "¿Cuándo te pasa más?"]],
      t: [["Who do you end up comparing yourself with most?", "¿Con quién te comparas más?"]],
    },
    skills: ["reframe", "kind_self", "thanks"],
  },
  boredom: {
    reflect: {
      a: [["Nothing to do is no fun.", "No tener qué hacer es aburrido."]],
      b: [["Bored can be the start of an idea.", "El aburrimiento puede ser el inicio de una idea."]],
      t: [
        [
          "Boredom can be flat, or it can be a bit restless.",
          "El aburrimiento a veces es plano y a veces inquieto.",
        ],
      ],
    },
    ask: {
      a: [["Do you want loud or quiet?", "¿Quieres ruido o silencio?"]],
      b: [["Would a loud thing or a quiet thing fit better?", "¿Quieres algo con ruido o algo tranquilo?"]],
      t: [["Do you need rest, or something to get into?", "¿Necesitas descanso o algo en que meterte?"]],
    },
    skills: ["drum", "move", "say_hello"],
  },
  scary_news: {
    reflect: {
      a: [
        [
          "That is scary to hear. Grown-ups work to keep you safe.",
          "Eso asusta. Los adultos trabajan para cuidarte.",
        ],
      ],
      b: [
        [
          "Scary news can make the whole world feel unsafe.",
          "Las noticias feas hacen sentir que todo es peligroso.",
        ],
      ],
      t: [
        [
          "It's hard to switch off when the news is that heavy.",
          "Cuesta desconectarse cuando las noticias pesan así.",
        ],
      ],
    },
    ask: {
      a: [["What did you hear?", "¿Qué oíste?"]],
      b: [["What did you hear or see?", "¿Qué oíste o viste?"]],
      t: [["What part of it stays with you?", "¿Qué parte se te queda?"]],
    },
    skills: ["grounding", "ask_help", "calm_track"],
  },
  sick: {
    reflect: {
      a: [["Being sick is no fun.", "Enfermarse no es divertido."]],
      b: [["Being sick makes everything harder.", "Con el cuerpo enfermo todo cuesta más."]],
      t: [
        [
          "When your body is struggling, your mood drops with it.",
          "Cuando el cuerpo sufre, el ánimo también baja.",
        ],
      ],
    },
    ask: {
      a: [["Who takes care of you?", "¿Quién te cuida?"]],
      b: [["Which grown-up knows you do not feel well?", "¿Qué adulto sabe que te sientes mal?"]],
      t: [["Who knows you're not feeling well?", "¿Quién sabe que te sientes mal?"]],
    },
    skills: ["ask_help", "calm_track", "breath"],
  },
  broken_thing: {
    reflect: {
      a: [["You liked that thing a lot.", "Te gustaba mucho."]],
      b: [["It hurts to lose something that was yours.", "Duele perder algo que era tuyo."]],
      t: [["It isn't only the thing. It's that it was yours.", "No es solo la cosa. Es que era tuya."]],
    },
    ask: {
      a: [["How did it happen?", "¿Cómo pasó?"]],
      b: [["How did it happen?", "¿Cómo fue?"]],
      t: [["What would make it right, as far as it can be?", "¿Qué lo arreglaría, hasta donde se pueda?"]],
    },
    skills: ["i_message", "drum", "problem_steps"],
  },
  screen_time: {
    reflect: {
      a: [["It is hard to stop a game.", "Cuesta dejar un juego."]],
      b: [
        [
          "Games and phones are made to be hard to put down.",
          "Los juegos y el celular están hechos para no soltarlos.",
        ],
      ],
      t: [
        [
          "Apps are built to keep you scrolling, so it isn't just willpower.",
          "Las apps están hechas para que sigas. No es solo fuerza de voluntad.",
        ],
      ],
    },
    ask: {
      a: [["What else do you like?", "¿Qué más te gusta?"]],
      b: [["How do you feel after a long time on it?", "¿Cómo te sientes después de mucho rato?"]],
      t: [["What would you do with an hour of it back?", "¿Qué harías con una hora de vuelta?"]],
    },
    skills: ["problem_steps", "move", "drum"],
  },
  good_news: {
    good: true,
    reflect: {
      a: [["That is good news.", "¡Qué buena noticia!"]],
      b: [["That is great news. You get to enjoy it.", "Es una gran noticia. Disfrútala."]],
      t: [
        [
          "That's good news, and it's worth enjoying for a minute.",
          "Es una buena noticia y vale la pena disfrutarla un momento.",
        ],
      ],
    },
    ask: {
      a: [["How did it happen?", "¿Cómo pasó?"]],
      b: [["What did you do to make it happen?", "¿Qué hiciste para lograrlo?"]],
      t: [["What did you do that helped it happen?", "¿Qué hiciste que ayudó a que pasara?"]],
    },
    skills: ["savor", "thanks", "drum"],
  },
  new_friend: {
    good: true,
    reflect: {
      a: [["A new friend is fun.", "Qué bonito un nuevo amigo."]],
      b: [["Making a friend takes courage.", "Hacer un amigo requiere valor."]],
      t: [["Letting someone new in takes some courage.", "Dejar entrar a alguien nuevo pide valor."]],
    },
    ask: {
      a: [["What do you two play?", "¿A qué juegan?"]],
      b: [["What do you two like to do?", "¿Qué les gusta hacer juntos?"]],
      t: [["What do you like about being around them?", "¿Qué te gusta de estar con esa persona?"]],
    },
    skills: ["savor", "thanks", "say_hello"],
  },
  celebration: {
    good: true,
    reflect: {
      a: [["A fun day is near.", "Viene un día divertido."]],
      b: [["Days like that are nice to look forward to.", "Da gusto esperar días así."]],
      t: [["It's good to have a day to look forward to.", "Es bueno tener un día que esperar."]],
    },
    ask: {
      a: [["Who will be there?", "¿Quién va a ir?"]],
      b: [["What part will be the best?", "¿Cuál será la mejor parte?"]],
      t: [["What would make it a good one for you?", "¿Qué haría que fuera bueno para ti?"]],
    },
    skills: ["savor", "thanks", "drum"],
  },
};
