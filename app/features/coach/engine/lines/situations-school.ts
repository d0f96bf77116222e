import type { SituationId } from "../types";
import type { SituationLines } from "./situations-friends";

/** Tests, grades, teachers, teams and stages. */
export const schoolSituations: Partial<Record<SituationId, SituationLines>> = {
  test: {
    reflect: {
      a: [["Tests can feel big.", "Las pruebas pueden asustar."]],
      b: [["Tests make a lot of kids tense.", "Las pruebas ponen tensos a muchos niños."]],
      t: [
        [
          "Tests can take over your whole head the day before.",
          "Un examen puede ocuparte toda la cabeza el día antes.",
        ],
      ],
    },
    ask: {
      a: [["What part is hard?", "¿Qué parte es difícil?"]],
      b: [["Which part of the test worries you most?", "¿Qué parte de la prueba te preocupa más?"]],
      t: [
        [
          "Is it the material, the time, or what happens after?",
          "¿Es la materia, el tiempo o lo que viene después?",
        ],
      ],
    },
    skills: ["breath", "small_steps", "reframe"],
  },
  bad_grade: {
    reflect: {
      a: [
        [
          "A bad grade feels bad. You are more than a grade.",
          "Una mala nota duele. Tú eres más que una nota.",
        ],
      ],
      b: [["A low grade stings, mostly when you tried.", "Una nota baja duele, más si te esforzaste."]],
      t: [
        [
          "A bad grade can feel like a verdict. It's one result on one day.",
          "Una mala nota parece una sentencia. Es un resultado de un día.",
        ],
      ],
    },
    ask: {
      a: [["What was the hard part?", "¿Qué fue lo difícil?"]],
      b: [["What do you think got in the way?", "¿Qué crees que te lo complicó?"]],
      t: [["What do you tell yourself about it?", "¿Qué te dices a ti sobre eso?"]],
    },
    skills: ["reframe", "small_steps", "ask_help"],
  },
  homework_load: {
    reflect: {
      a: [["That is a lot of work.", "Es mucho trabajo."]],
      b: [["A big pile of work is hard to start.", "Es difícil empezar con tanta tarea."]],
      t: [
        [
          "When everything is due at once, starting is the hardest part.",
          "Cuando todo se entrega a la vez, lo más difícil es empezar.",
        ],
      ],
    },
    ask: {
      a: [["What is due first?", "¿Qué va primero?"]],
      b: [["Which piece is due first?", "¿Qué se entrega primero?"]],
      t: [
        [
          "What's due first, and what's the smallest piece of it?",
          "¿Qué se entrega primero y cuál es su parte más pequeña?",
        ],
      ],
    },
    skills: ["small_steps", "breath", "ask_help"],
  },
  not_understanding: {
    reflect: {
      a: [["Not getting it yet is okay.", "Está bien no entender todavía."]],
      b: [
        [
          "Not getting it yet does not mean you are not smart.",
          "No entender aún no dice nada de lo que puedes.",
        ],
      ],
      t: [
        [
          "Being lost in class is a place, and it's not a label on you.",
          "Perderse en clase es un momento, no una etiqueta.",
        ],
      ],
    },
    ask: {
      a: [["Which part is hard?", "¿Qué parte es difícil?"]],
      b: [["Where does it stop making sense?", "¿Dónde deja de tener sentido?"]],
      t: [["Where do you lose the thread?", "¿En qué punto se pierde el hilo?"]],
    },
    skills: ["ask_help", "small_steps", "reframe"],
  },
  teacher: {
    reflect: {
      a: [["That was hard at school.", "Eso fue difícil en la escuela."]],
      b: [
        ["It is hard when a teacher does not see your side.", "Es difícil cuando un maestro no ve tu lado."],
      ],
      t: [
        [
          "Feeling judged by a teacher makes it hard to show up for that class.",
          "Sentir que un maestro te juzga hace difícil entrar a esa clase.",
        ],
      ],
    },
    ask: {
      a: [["What did your teacher say?", "¿Qué te dijo en la clase?"]],
      b: [["What happened in class?", "¿Qué pasó en clase?"]],
      t: [["What do you think your teacher hasn't seen?", "¿Qué crees que no ha visto?"]],
    },
    skills: ["i_message", "ask_help", "breath"],
  },
  presentation: {
    reflect: {
      a: [["Talking to the class can be scary.", "Hablar ante la clase da miedo."]],
      b: [
        [
          "Lots of people get shaky when all eyes are on them.",
          "A muchos les tiemblan las piernas cuando todos miran.",
        ],
      ],
      t: [
        [
          "Having every eye on you makes most people's hearts race.",
          "Que todos te miren le acelera el corazón a casi cualquiera.",
        ],
      ],
    },
    ask: {
      a: [["When is it?", "¿Cuándo es?"]],
      b: [["What part of it scares you most?", "¿Qué parte te da más miedo?"]],
      t: [["What do you picture going wrong?", "¿Qué imaginas que saldría mal?"]],
    },
    skills: ["breath", "reframe", "small_steps"],
  },
  hate_school: {
    reflect: {
      a: [["School can be hard some days.", "Hay días difíciles en la escuela."]],
      b: [
        [
          "Going somewhere you do not like each day takes a lot.",
          "Ir cada día a un lugar que no te gusta cuesta mucho.",
        ],
      ],
      t: [
        [
          "Dragging yourself somewhere you don't want to be takes real effort.",
          "Ir a la fuerza adonde no quieres estar gasta mucho.",
        ],
      ],
    },
    ask: {
      a: [["Which part is the worst?", "¿Qué parte es la peor?"]],
      b: [["Which part of the day is the worst?", "¿Qué parte del día es la peor?"]],
      t: [["Is it the work, the people, or something else?", "¿Son las clases, la gente u otra cosa?"]],
    },
    skills: ["problem_steps", "ask_help", "calm_track"],
  },
  in_trouble: {
    reflect: {
      a: [["It feels bad to get in trouble.", "Que te regañen se siente feo."]],
      b: [["Getting in trouble can make you want to hide.", "Cuando te regañan, dan ganas de esconderse."]],
      t: [
        [
          "Getting in trouble can leave you angry and ashamed at once.",
          "Que te castiguen puede dejar enojo y vergüenza a la vez.",
        ],
      ],
    },
    ask: {
      a: [["How did it go?", "¿Qué pasó?"]],
      b: [["What happened, from the start?", "¿Qué pasó, desde el principio?"]],
      t: [["What's your side of it?", "¿Cuál es tu versión?"]],
    },
    skills: ["repair", "breath", "i_message"],
  },
  sports: {
    reflect: {
      a: [["You wanted to play well.", "Querías jugar bien."]],
      b: [["When you care about a game, losing hurts.", "Cuando un juego te importa, perder duele."]],
      t: [
        [
          "When you've trained for something, the result feels personal.",
          "Cuando entrenas para algo, el resultado se siente personal.",
        ],
      ],
    },
    ask: {
      a: [["What part was hard?", "¿Qué parte fue difícil?"]],
      b: [["Which moment do you keep thinking about?", "¿En qué momento sigues pensando?"]],
      t: [
        [
          "What would a good game look like, apart from the score?",
          "¿Cómo sería un buen partido, aparte del marcador?",
        ],
      ],
    },
    skills: ["reframe", "move", "kind_self"],
  },
  performance: {
    reflect: {
      a: [["A show can make you shake.", "Un show puede hacerte temblar."]],
      b: [["Stage nerves mean you care about it.", "Los nervios del escenario dicen que te importa."]],
      t: [
        [
          "Stage nerves and excitement feel almost the same in the body.",
          "En el cuerpo, los nervios y la emoción se parecen mucho.",
        ],
      ],
    },
    ask: {
      a: [["What will you do in the show?", "¿Qué vas a hacer en el show?"]],
      b: [["Which bit are you least sure of?", "¿De qué parte dudas más?"]],
      t: [
        [
          "Which part do you trust, and which part makes you nervous?",
          "¿En qué parte confías y cuál te da nervios?",
        ],
      ],
    },
    skills: ["breath", "reframe", "drum"],
  },
};
