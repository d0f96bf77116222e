import type { SituationId } from "../types";
import type { SituationLines } from "./situations-friends";

/** Home: parents, brothers and sisters, money, illness, loss. */
export const familySituations: Partial<Record<SituationId, SituationLines>> = {
  parents_fight: {
    reflect: {
      a: [
        [
          "Loud fights at home are scary. It is not your fault.",
          "Las peleas en casa dan miedo. No es tu culpa.",
        ],
      ],
      b: [
        [
          "When grown-ups fight, it is not your fault and not your job to fix.",
          "Cuando los adultos pelean, no es tu culpa ni te toca arreglarlo.",
        ],
      ],
      t: [
        [
          "Hearing your parents fight is hard, and it isn't yours to referee.",
          "Oír pelear a tus papás es duro y no te toca ser el árbitro.",
        ],
      ],
    },
    ask: {
      a: [["Where do you go when they fight?", "¿A dónde te vas cuando pelean?"]],
      b: [["What do you do when it starts?", "¿Qué haces cuando empieza?"]],
      t: [["What's it like for you when it starts?", "¿Cómo es para ti cuando empieza?"]],
    },
    skills: ["grounding", "ask_help", "calm_track"],
  },
  divorce: {
    reflect: {
      a: [["That is a big change. You did not cause it.", "Es un cambio grande. Tú no lo causaste."]],
      b: [
        [
          "When parents split up, kids often think they caused it. They did not.",
          "Cuando los papás se separan, muchos niños creen que fue por ellos. No es así.",
        ],
      ],
      t: [
        [
          "A split changes your whole map, and none of it is because of you.",
          "Una separación te cambia todo el mapa y nada de eso es por ti.",
        ],
      ],
    },
    ask: {
      a: [["What is the hardest part?", "¿Qué es lo más difícil?"]],
      b: [["What has changed the most for you?", "¿Qué es lo que más ha cambiado para ti?"]],
      t: [
        [
          "Which change has been the hardest to get used to?",
          "¿A qué cambio te ha costado más acostumbrarte?",
        ],
      ],
    },
    skills: ["ask_help", "calm_track", "i_message"],
  },
  sibling: {
    reflect: {
      a: [
        ["Living with {who} can be hard.", "Vivir con {who} puede ser difícil."],
        ["Brothers and sisters can bug us.", "Los hermanos a veces molestan."],
      ],
      b: [
        ["{who} knows just how to push your buttons.", "{who} sabe bien cómo sacarte de quicio."],
        ["Brothers and sisters know how to push our buttons.", "Los hermanos saben cómo sacarnos de quicio."],
      ],
      t: [
        [
          "Sharing a home with {who} means you rarely get space.",
          "Compartir casa con {who} deja poco espacio propio.",
        ],
        ["Sharing a home means you rarely get space.", "Compartir casa deja poco espacio propio."],
      ],
    },
    ask: {
      a: [["What did they do?", "¿Qué hizo?"]],
      b: [["What happened this time?", "¿Qué pasó esta vez?"]],
      t: [["What would a fair deal between you look like?", "¿Cómo sería un trato justo entre ustedes?"]],
    },
    skills: ["i_message", "drum", "breath"],
  },
  strict_parents: {
    reflect: {
      a: [["Rules can feel hard.", "Las reglas a veces cuestan."]],
      b: [
        [
          "It is hard when you feel that nobody listens at home.",
          "Es difícil cuando sientes que en casa no te escuchan.",
        ],
      ],
      t: [
        [
          "It's hard to feel unheard by the people who make the rules.",
          "Es difícil sentir que no te escuchan quienes ponen las reglas.",
        ],
      ],
    },
    ask: {
      a: [["What happened at home?", "¿Qué pasó en casa?"]],
      b: [["What do you wish they knew?", "¿Qué te gustaría que supieran?"]],
      t: [
        [
          "If they really listened for two minutes, what would you say?",
          "Si te escucharan de verdad dos minutos, ¿qué les dirías?",
        ],
      ],
    },
    skills: ["i_message", "problem_steps", "breath"],
  },
  busy_parents: {
    reflect: {
      a: [["You want more time with them.", "Quieres más tiempo con ellos."]],
      b: [
        [
          "Missing time with {who} hurts, even when they work hard for you.",
          "Extrañar tiempo con {who} duele, aunque trabajen por ti.",
        ],
        [
          "Missing time with family hurts, even when they work hard for you.",
          "Extrañar tiempo en familia duele, aunque trabajen por ti.",
        ],
      ],
      t: [
        [
          "You can know they're busy for good reasons and still miss them.",
          "Puedes saber que tienen buenas razones y aun así extrañarlos.",
        ],
      ],
    },
    ask: {
      a: [["What do you want to do with them?", "¿Qué quieres hacer con ellos?"]],
      b: [["What would you like to do together?", "¿Qué te gustaría hacer juntos?"]],
      t: [["What small thing together would mean the most?", "¿Qué cosa pequeña juntos significaría más?"]],
    },
    skills: ["i_message", "ask_help", "thanks"],
  },
  family_sick: {
    reflect: {
      a: [["It is scary when someone is sick.", "Da miedo cuando alguien se enferma."]],
      b: [
        [
          "When someone you love is sick, it is hard to think of anything else.",
          "Cuando alguien que quieres se enferma, cuesta pensar en otra cosa.",
        ],
      ],
      t: [
        [
          "When someone you love is sick, the worry runs in the background all day.",
          "Cuando alguien que quieres se enferma, la preocupación sigue ahí todo el día.",
        ],
      ],
    },
    ask: {
      a: [["What did the grown-ups tell you?", "¿Qué te dijeron los adultos?"]],
      b: [["What do you know, and what do you wonder about?", "¿Qué sabes y qué te preguntas?"]],
      t: [
        ["Who can you ask about what's really going on?", "¿A quién le puedes preguntar qué pasa de verdad?"],
      ],
    },
    skills: ["breath", "ask_help", "calm_track"],
  },
  new_baby: {
    reflect: {
      a: [["A new baby changes a lot.", "Un bebé cambia muchas cosas."]],
      b: [
        [
          "A new baby gets a lot of attention. Missing yours is normal.",
          "Un bebé recibe mucha atención. Es normal extrañar la tuya.",
        ],
      ],
      t: [
        [
          "A new person in the house moves everyone's place around.",
          "Alguien nuevo en casa le mueve el lugar a todos.",
        ],
      ],
    },
    ask: {
      a: [["What do you miss?", "¿Qué extrañas?"]],
      b: [["What has changed for you?", "¿Qué ha cambiado para ti?"]],
      t: [["What do you miss about how it was?", "¿Qué extrañas de como era antes?"]],
    },
    skills: ["i_message", "ask_help", "move"],
  },
  money: {
    reflect: {
      a: [
        [
          "Money talk can be scary. It is a job for grown-ups.",
          "Hablar de dinero puede asustar. Es trabajo de los adultos.",
        ],
      ],
      b: [
        [
          "Money worries are heavy, and they are not yours to solve.",
          "Las preocupaciones por dinero pesan y no te toca resolverlas.",
        ],
      ],
      t: [
        [
          "Money stress at home is real, and it isn't your fault.",
          "El estrés por dinero en casa es real y no es tu culpa.",
        ],
      ],
    },
    ask: {
      a: [["What did you hear?", "¿Qué oíste?"]],
      b: [["What is the part you think about most?", "¿En qué parte piensas más?"]],
      t: [["What part of it lands on you?", "¿Qué parte de eso te cae a ti?"]],
    },
    skills: ["ask_help", "breath", "problem_steps"],
  },
  far_parent: {
    reflect: {
      a: [["You miss them a lot.", "Los extrañas mucho."]],
      b: [
        ["Missing someone far away can come in waves.", "Extrañar a alguien que está lejos viene en olas."],
      ],
      t: [
        [
          "Having someone you love far away leaves an ache in normal days.",
          "Tener lejos a alguien que quieres duele hasta en los días normales.",
        ],
      ],
    },
    ask: {
      a: [["What do you miss most?", "¿Qué extrañas más?"]],
      b: [
        ["When do you miss {who} most?", "¿Cuándo extrañas más a {who}?"],
        ["When do you miss them most?", "¿Cuándo lo extrañas más?"],
      ],
      t: [["How do you two stay in touch now?", "¿Cómo se mantienen en contacto ahora?"]],
    },
    skills: ["remember", "calm_track", "ask_help"],
  },
  family_pressure: {
    reflect: {
      a: [["That is a lot to ask of you.", "Te piden mucho."]],
      b: [["It is hard to feel you must be perfect.", "Es difícil sentir que hay que ser perfecto."]],
      t: [
        ["Carrying other people's hopes can get heavy.", "Cargar con las esperanzas de otros puede pesar."],
      ],
    },
    ask: {
      a: [["What do they want?", "¿Qué quieren ellos?"]],
      b: [["What do they hope for, and what do you hope for?", "¿Qué esperan ellos y qué esperas tú?"]],
      t: [
        ["Which part is their goal, and which part is yours?", "¿Qué parte es meta de ellos y cuál es tuya?"],
      ],
    },
    skills: ["i_message", "reframe", "small_steps"],
  },
  death: {
    reflect: {
      a: [["It is so hard when someone dies.", "Es muy difícil cuando alguien muere."]],
      b: [
        [
          "It hurts to miss someone who died. There is no right way to do it.",
          "Extrañar a alguien que murió duele y no hay una manera correcta de hacerlo.",
        ],
      ],
      t: [
        [
          "Losing someone changes everything for a while. There's no right way to grieve.",
          "Perder a alguien lo cambia todo por un tiempo. No hay una manera correcta de vivir el duelo.",
        ],
      ],
    },
    ask: {
      a: [["What did you like to do with them?", "¿A qué jugaban los dos?"]],
      b: [["What do you remember best about them?", "¿Qué recuerdas de esa persona?"]],
      t: [
        [
          "What would you like someone to know about them?",
          "¿Qué te gustaría que otros supieran de esa persona?",
        ],
      ],
    },
    skills: ["remember", "calm_track", "ask_help"],
  },
  pet_death: {
    reflect: {
      a: [["Losing a pet is very sad.", "Perder una mascota es muy triste."]],
      b: [["A pet is family. Of course it hurts.", "Una mascota es familia. Claro que duele."]],
      t: [
        [
          "A pet is part of every single day, so the house feels different now.",
          "Una mascota está en cada día, por eso la casa se siente distinta.",
        ],
      ],
    },
    ask: {
      a: [["What was your pet like?", "¿Cómo era tu mascota?"]],
      b: [["What did you two like to do best?", "¿Qué era lo que más les gustaba hacer?"]],
      t: [["What's a moment with them that you want to keep?", "¿Qué momento quieres guardar?"]],
    },
    skills: ["remember", "calm_track", "kind_self"],
  },
  family_duties: {
    reflect: {
      a: [["You help a lot at home.", "Ayudas mucho en tu casa."]],
      b: [
        [
          "You do a lot for your family. That is real work.",
          "Haces mucho por tu familia. Es trabajo de verdad.",
        ],
      ],
      t: [
        [
          "You're carrying adult jobs on top of school. That's real work, even if nobody calls it that.",
          "Llevas tareas de adulto además de la escuela. Es trabajo de verdad, aunque nadie lo diga.",
        ],
      ],
    },
    ask: {
      a: [["What would you like to do more?", "¿Qué te gustaría hacer más?"]],
      b: [["What do you have no time for now?", "¿Para qué ya no te queda tiempo?"]],
      t: [["What gets squeezed out because of it?", "¿Qué se queda sin tiempo por eso?"]],
    },
    skills: ["ask_help", "small_steps", "wind_down"],
  },
  pet_lost: {
    reflect: {
      a: [["It is scary when a pet is lost.", "Da miedo cuando se pierde."]],
      b: [["Not knowing where a pet is hurts a lot.", "No saber dónde está duele mucho."]],
      t: [
        [
          "Not knowing where they are is its own kind of awful.",
          "No saber dónde está es una espera muy dura.",
        ],
      ],
    },
    ask: {
      a: [["Who is looking with you?", "¿Quién busca contigo?"]],
      b: [["Who is helping you look, and where have you been?", "¿Quién te ayuda y dónde han buscado?"]],
      t: [
        [
          "Who's looking with you, and what have you tried so far?",
          "¿Quién busca contigo y qué han probado?",
        ],
      ],
    },
    skills: ["ask_help", "breath", "calm_track"],
  },
  moving_house: {
    reflect: {
      a: [["Moving is a big change.", "Mudarse es un cambio grande."]],
      b: [
        [
          "Moving means saying goodbye to a lot of small things.",
          "Mudarse es decir adiós a muchas cosas pequeñas.",
        ],
      ],
      t: [
        [
          "Moving means losing a hundred small things at once.",
          "Mudarse es perder cien cosas pequeñas a la vez.",
        ],
      ],
    },
    ask: {
      a: [["What will you miss?", "¿Qué vas a extrañar?"]],
      b: [
        [
          "What will you miss, and what are you curious about?",
          "¿Qué vas a extrañar y qué te da curiosidad?",
        ],
      ],
      t: [["What do you want to hold on to when you go?", "¿Qué quieres conservar cuando te vayas?"]],
    },
    skills: ["remember", "say_hello", "calm_track"],
  },
};
