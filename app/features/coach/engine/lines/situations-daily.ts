import type { SituationId } from "../types";
import type { SituationLines } from "./situations-friends";

/** Everyday things: games lost, lists one is not on, things forgotten, shots, storms, jobs, dances. */
export const dailySituations: Partial<Record<SituationId, SituationLines>> = {
  caught_between: {
    reflect: {
      a: [["It is hard to be in the middle.", "Es difícil estar en medio."]],
      b: [["Being stuck in the middle of two friends is hard.", "Estar en medio de dos amigos es difícil."]],
      t: [
        ["Being pulled from two sides is a hard spot to be in.", "Que te jalen de dos lados es muy difícil."],
      ],
    },
    ask: {
      a: [["What do you want to do?", "¿Qué quieres hacer tú?"]],
      b: [["What would you like to tell them?", "¿Qué te gustaría decirles?"]],
      t: [["What would you want both of them to know?", "¿Qué te gustaría que supieran los dos?"]],
    },
    skills: ["i_message", "problem_steps", "breath"],
  },
  lost_game: {
    reflect: {
      a: [["It hurts to lose.", "Perder duele."]],
      b: [["Losing a close one stings.", "Perder así duele."]],
      t: [["Losing when you gave it that much really stings.", "Perder después de dar tanto duele."]],
    },
    ask: {
      a: [["What was the hard bit?", "¿Qué fue lo más duro?"]],
      b: [
        ["Which moment do you keep thinking about?", "¿En qué momento sigues pensando?"],
        ["What did you do well out there?", "¿Qué te salió bien ahí?"],
      ],
      t: [
        ["Which moment do you keep seeing?", "¿Qué momento se repite en tu cabeza?"],
        ["What did you do well in it?", "¿Qué te salió bien?"],
      ],
    },
    skills: ["kind_self", "drum", "breath"],
  },
  not_picked: {
    reflect: {
      a: [["You hoped for it. That is sad.", "Lo querías. Qué triste."]],
      b: [["You wanted that, so a no hurts.", "Lo querías, así que el no duele."]],
      t: [["You put yourself out there, so not getting it stings.", "Te animaste, por eso duele no quedar."]],
    },
    ask: {
      a: [["What did you hope for?", "¿Qué querías tú?"]],
      b: [["What did you like about it most?", "¿Qué es lo que más te gustaba?"]],
      t: [
        ["What did you hope it would give you?", "¿Qué esperabas que te diera?"],
        ["Who else knows how much you wanted it?", "¿Quién más sabe cuánto lo querías?"],
      ],
    },
    skills: ["kind_self", "calm_track", "problem_steps"],
  },
  accused: {
    reflect: {
      a: [["It is hard to get blamed.", "Es duro que te culpen."]],
      b: [
        [
          "It hurts when someone thinks you did a thing you did not do.",
          "Duele que crean algo que no hiciste.",
        ],
      ],
      t: [
        [
          "Being accused is unsettling, most of all when it isn't true.",
          "Que te acusen inquieta, sobre todo si no es verdad.",
        ],
      ],
    },
    ask: {
      a: [["Tell me what you did.", "Cuéntame qué hiciste."]],
      b: [["What would you want them to know?", "¿Qué te gustaría que supieran?"]],
      t: [["What would you want them to hear from you?", "¿Qué te gustaría que oyeran de ti?"]],
    },
    skills: ["i_message", "breath", "ask_help"],
  },
  forgot_thing: {
    reflect: {
      a: [["Oh no, you forgot it.", "Ay, se te olvidó."]],
      b: [["That feeling when you find out it is not there!", "¡Qué momento cuando ves que no está!"]],
      t: [["That sinking moment when you notice it's missing.", "Ese momento en que notas que falta."]],
    },
    ask: {
      a: [["Where is it now?", "¿Dónde está ahora?"]],
      b: [["Who could help with it right now?", "¿Quién puede ayudar con eso ahora?"]],
      t: [["What's the plan for getting it sorted?", "¿Cómo lo piensas resolver?"]],
    },
    skills: ["small_steps", "breath", "ask_help"],
  },
  pet_escaped: {
    reflect: {
      a: [["Oh no! You want your pet back.", "¡Ay! Lo quieres de vuelta."]],
      b: [["That is a worry. You want your pet safe.", "Qué susto. Lo quieres a salvo."]],
      t: [["That's a proper scare. You want your pet back safe.", "Qué susto. Lo quieres a salvo."]],
    },
    ask: {
      a: [["Where did you look?", "¿Dónde buscaste?"]],
      b: [["Where have you looked so far?", "¿Dónde has buscado?"]],
      t: [["Where have you looked so far?", "¿Dónde has buscado hasta ahora?"]],
    },
    skills: ["ask_help", "breath"],
  },
  new_look: {
    reflect: {
      a: [["A new look can feel odd.", "Un cambio se siente raro."]],
      b: [["A new look takes a while to get used to.", "Toma tiempo acostumbrarse a un cambio así."]],
      t: [
        [
          "When your face changes, it can feel like everyone is staring.",
          "Cuando algo cambia en tu cara, parece que todos miran.",
        ],
      ],
    },
    ask: {
      a: [["What do you think of it?", "¿Qué piensas tú?"]],
      b: [["What do you think when you see it?", "¿Qué piensas cuando lo ves?"]],
      t: [["What are you most worried people will say?", "¿Qué es lo que más temes que digan?"]],
    },
    skills: ["kind_self", "reframe", "breath"],
  },
  tooth: {
    reflect: {
      a: [["A tooth is a big thing!", "¡Un diente es algo grande!"]],
      b: [["A loose tooth can be exciting and scary.", "Un diente flojo emociona y asusta."]],
      t: [["Teeth get a lot of attention when they act up.", "Los dientes se hacen notar."]],
    },
    ask: {
      a: [["How does it feel?", "¿Cómo se siente?"]],
      b: [["How does it feel now?", "¿Cómo se siente ahora?"]],
      t: [["How does it feel now?", "¿Cómo se siente ahora?"]],
    },
    skills: ["breath"],
  },
  dark: {
    reflect: {
      a: [["The dark can be scary.", "Lo oscuro da miedo."]],
      b: [["The dark makes things look bigger.", "En lo oscuro todo parece más grande."]],
      t: [["At night everything looks bigger than it is.", "De noche todo parece más grande."]],
    },
    ask: {
      a: [["What helps you at night?", "¿Qué te ayuda de noche?"]],
      b: [["What helps you feel safe at night?", "¿Qué te ayuda de noche?"]],
      t: [["What helps at that hour?", "¿Qué te ayuda a esa hora?"]],
    },
    skills: ["breath", "grounding", "calm_track"],
  },
  storm: {
    reflect: {
      a: [["Big storms are loud.", "Los truenos son fuertes."]],
      b: [["A storm can make your heart jump.", "Una tormenta te hace saltar."]],
      t: [["Storms wake the alarm in your body.", "Las tormentas despiertan la alarma del cuerpo."]],
    },
    ask: {
      a: [["What did you do?", "¿Qué hiciste?"]],
      b: [["What did you do when it came?", "¿Qué hiciste cuando llegó?"]],
      t: [["What do you do when it starts?", "¿Qué haces cuando empieza?"]],
    },
    skills: ["breath", "grounding"],
  },
  doctor: {
    reflect: {
      a: [["A shot can be scary.", "Una vacuna da miedo."]],
      b: [["Going to the doctor can make you nervous.", "Ir al doctor puede dar nervios."]],
      t: [["Waiting for a doctor's visit is often the worst part.", "Esperar la cita suele ser lo peor."]],
    },
    ask: {
      a: [["Who goes with you?", "¿Quién va contigo?"]],
      b: [["What helped you last time?", "¿Qué te ayudó la última vez?"]],
      t: [["Which part of it bothers you most?", "¿Qué parte te molesta más?"]],
    },
    skills: ["breath", "grounding"],
  },
  driving: {
    reflect: {
      a: [["Cars are a big thing.", "Los carros son algo serio."]],
      b: [["Learning to drive is a lot at once.", "Aprender a manejar es mucho a la vez."]],
      t: [
        [
          "A driving test puts you on the spot in a way few things do.",
          "El examen de manejo te pone en la mira.",
        ],
      ],
    },
    ask: {
      a: [["What is hard about it?", "¿Qué es lo difícil?"]],
      b: [["Which part is the hardest?", "¿Qué parte cuesta más?"]],
      t: [["Which part of the drive worries you most?", "¿Qué parte te preocupa más?"]],
    },
    skills: ["breath", "small_steps", "grounding"],
  },
  job: {
    reflect: {
      a: [["That is real work.", "Eso es trabajo de verdad."]],
      b: [["A job asks a lot of you.", "Un trabajo te pide mucho."]],
      t: [
        ["A job on top of school takes real energy.", "Un trabajo además de la escuela pide mucha energía."],
      ],
    },
    ask: {
      a: [["What do you do there?", "¿Qué haces ahí?"]],
      b: [["What is the hardest part of it?", "¿Qué es lo más difícil?"]],
      t: [
        ["Which part of the job takes the most out of you?", "¿Qué parte del trabajo te cansa más?"],
        ["Who there is easy to ask?", "¿A quién de ahí es fácil preguntarle?"],
      ],
    },
    skills: ["small_steps", "i_message", "breath"],
  },
  college: {
    reflect: {
      a: [["That is a big school thing.", "Es algo grande."]],
      b: [["Waiting on a school's answer is hard.", "Esperar la respuesta de una escuela cuesta."]],
      t: [
        [
          "College news can feel like a verdict. It's one office's answer, not a measure of you.",
          "Las noticias de la universidad parecen un veredicto. Son la respuesta de una oficina, no tu medida.",
        ],
      ],
    },
    ask: {
      a: [["What do you hope for?", "¿Qué esperas?"]],
      b: [["What do you hope will happen?", "¿Qué te gustaría que pasara?"]],
      t: [
        ["What's the hardest part of it right now?", "¿Qué es lo más difícil ahora mismo?"],
        ["Who have you told about it so far?", "¿A quién se lo has contado?"],
      ],
    },
    skills: ["small_steps", "kind_self", "breath"],
  },
  group_work: {
    reflect: {
      a: [["It is no fun to do it all.", "No es justo hacerlo todo."]],
      b: [["Doing the work of the whole group is not fair.", "Hacer el trabajo de todos no es justo."]],
      t: [
        [
          "Carrying a group project for everyone gets old fast.",
          "Cargar con el trabajo de todo el equipo cansa.",
        ],
      ],
    },
    ask: {
      a: [["Who could help?", "¿Quién puede ayudar?"]],
      b: [["What have you said to the others so far?", "¿Qué les has dicho a los otros?"]],
      t: [["What would a fair split look like to you?", "¿Cómo sería un reparto justo para ti?"]],
    },
    skills: ["i_message", "problem_steps", "ask_help"],
  },
  homesick: {
    reflect: {
      a: [["You miss home.", "Extrañas tu casa."]],
      b: [["Missing home can feel big at night.", "De noche se extraña más la casa."]],
      t: [["Missing where you come from can hit out of nowhere.", "Extrañar tu lugar llega sin avisar."]],
    },
    ask: {
      a: [["What do you miss most?", "¿Qué extrañas más?"]],
      b: [["What do you miss the most?", "¿Qué es lo que más extrañas?"]],
      t: [["What would bring a bit of it closer?", "¿Qué te traería un poquito de eso?"]],
    },
    skills: ["remember", "calm_track", "ask_help"],
  },
  dance: {
    reflect: {
      a: [["A dance is a big night.", "Un baile es algo grande."]],
      b: [["A dance brings a lot of little worries.", "Un baile trae muchos nervios."]],
      t: [
        [
          "Dances come with a lot of pressure for one evening.",
          "Un baile trae mucha presión para una sola noche.",
        ],
      ],
    },
    ask: {
      a: [["Who goes with you?", "¿Quién va contigo?"]],
      b: [["Who are you going with?", "¿Con quién vas?"]],
      t: [["What would make it a good night for you?", "¿Qué la haría una buena noche para ti?"]],
    },
    skills: ["breath", "say_hello", "problem_steps"],
  },
  chores: {
    reflect: {
      a: [["That is a lot of work.", "Es mucho trabajo."]],
      b: [["It bugs you when jobs at home are not shared.", "Molesta cuando no se reparte por igual."]],
      t: [
        [
          "It's annoying when the work at home isn't split evenly.",
          "Molesta cuando en casa no se reparte parejo.",
        ],
      ],
    },
    ask: {
      a: [["What would be fair?", "¿Qué sería justo?"]],
      b: [["What would be a fair way to share it?", "¿Cómo sería un reparto justo?"]],
      t: [["What would a fair deal look like?", "¿Cómo sería un trato justo?"]],
    },
    skills: ["i_message", "problem_steps", "drum"],
  },
  new_family: {
    reflect: {
      a: [["A new person at home is a lot.", "Alguien nuevo en casa es mucho."]],
      b: [
        [
          "Sharing your home with someone new takes time.",
          "Compartir tu casa con alguien nuevo toma tiempo.",
        ],
      ],
      t: [
        [
          "Someone new at home changes how the whole place feels.",
          "Alguien nuevo en casa cambia cómo se siente todo.",
        ],
      ],
    },
    ask: {
      a: [["What is new for you?", "¿Qué cambió?"]],
      b: [["What is different at home now?", "¿Qué es distinto ahora en casa?"]],
      t: [["What do you miss about how it was?", "¿Qué extrañas de como era antes?"]],
    },
    skills: ["i_message", "ask_help", "calm_track"],
  },
  friend_drift: {
    reflect: {
      a: [["You miss your friend.", "Extrañas a tu amigo."]],
      b: [["It hurts when a friend gets further away.", "Duele cuando una amistad se aleja."]],
      t: [
        [
          "Drifting apart with no fight at all is its own kind of sad.",
          "Alejarse sin pelea es triste a su manera.",
        ],
      ],
    },
    ask: {
      a: [["What did you do as friends?", "¿Qué hacían los dos?"]],
      b: [["What do you miss most about your time together?", "¿Qué extrañas más de estar juntos?"]],
      t: [["What do you miss most about how you two were?", "¿Qué extrañas más de como eran ustedes?"]],
    },
    skills: ["say_hello", "i_message", "kind_self"],
  },
  embarrassing: {
    reflect: {
      a: [["Oops. That can feel so big.", "Ay. Eso se siente grande."]],
      b: [["Moments like that make you want to hide.", "En momentos así dan ganas de esconderse."]],
      t: [
        ["That's one of those moments you want to rewind.", "Es de esos momentos que dan ganas de borrar."],
      ],
    },
    ask: {
      a: [["What did you do then?", "¿Y luego qué hiciste?"]],
      b: [["What happened right after?", "¿Qué pasó justo después?"]],
      t: [["What happened right after?", "¿Qué pasó justo después?"]],
    },
    skills: ["reframe", "kind_self", "breath"],
  },
  language: {
    reflect: {
      a: [["New words are hard.", "Las palabras nuevas cuestan."]],
      b: [["Living in two languages is hard work.", "Vivir en dos idiomas cuesta trabajo."]],
      t: [["Working in a second language all day is tiring.", "Estar todo el día en otro idioma cansa."]],
    },
    ask: {
      a: [["Which words are hard?", "¿Qué palabras cuestan?"]],
      b: [["When is it hardest?", "¿Cuándo cuesta más?"]],
      t: [["When is it hardest, and when does it flow?", "¿Cuándo cuesta más y cuándo fluye?"]],
    },
    skills: ["small_steps", "breath", "ask_help"],
  },
  translating: {
    reflect: {
      a: [["You help a lot with words.", "Ayudas mucho."]],
      b: [["Being the one who translates is a big job.", "Ser quien traduce es un trabajo grande."]],
      t: [
        [
          "Translating for your family is a skill, and it's also a load.",
          "Traducir para tu familia es un talento, y también pesa.",
        ],
      ],
    },
    ask: {
      a: [["When is it hard?", "¿Cuándo cuesta?"]],
      b: [["Which part of it is the hardest?", "¿Qué parte cuesta más?"]],
      t: [["Which part of that weighs most?", "¿Qué parte de eso pesa más?"]],
    },
    skills: ["i_message", "ask_help", "wind_down"],
  },
  injury: {
    reflect: {
      a: [["Ouch. That hurts.", "Ay. Eso duele."]],
      b: [["Ouch. It is hard to have to sit out.", "Ay. Cuesta quedarse sin jugar."]],
      t: [
        [
          "An injury takes more than the sport away for a while.",
          "Una lesión te quita más que el deporte por un tiempo.",
        ],
      ],
    },
    ask: {
      a: [["Who helped you?", "¿Quién te ayudó?"]],
      b: [["What do you miss most while it heals?", "¿Qué extrañas mientras sanas?"]],
      t: [["What part of sitting out is the hardest?", "¿Qué es lo más difícil de estar fuera?"]],
    },
    skills: ["kind_self", "calm_track", "small_steps"],
  },
  silly: {
    reflect: {
      a: [["Ha! That is silly.", "¡Ja! Qué chistoso."]],
      b: [["That is a silly one.", "Eso está chistoso."]],
      t: [["Okay, I see the mood.", "Bien, ya veo el ánimo."]],
    },
    ask: {
      a: [["What is fun for you now?", "¿Qué te divierte hoy?"]],
      b: [["What put you in a silly mood?", "¿Qué te puso de tan buen humor?"]],
      t: [["What's behind the mood?", "¿Qué hay detrás de ese ánimo?"]],
    },
    skills: ["drum"],
  },
  teased: {
    reflect: {
      a: [["That was not kind.", "Eso no fue amable."]],
      b: [["A comment like that stings, even a small one.", "Un comentario así duele, aunque sea chico."]],
      t: [
        [
          "A comment like that sticks, even when people call it a joke.",
          "Un comentario así se queda, aunque digan que es broma.",
        ],
      ],
    },
    ask: {
      a: [["What did you do then?", "¿Y luego qué hiciste?"]],
      b: [["What did you do when you heard it?", "¿Qué hiciste cuando lo oíste?"]],
      t: [
        ["What did you do when they said it?", "¿Qué hiciste cuando lo dijeron?"],
        ["Who was on your side?", "¿Quién estuvo de tu lado?"],
      ],
    },
    skills: ["i_message", "ask_help", "kind_self"],
  },
  phone_taken: {
    reflect: {
      a: [["You want it back.", "Lo quieres de vuelta."]],
      b: [["It is hard to be without it.", "Cuesta estar sin eso."]],
      t: [["Being cut off like that is annoying.", "Quedarse sin eso molesta."]],
    },
    ask: {
      a: [["What did they say?", "¿Qué te dijeron?"]],
      b: [["What did they say about getting it back?", "¿Qué dijeron para devolverlo?"]],
      t: [
        ["What do you miss most about it?", "¿Qué es lo que más extrañas de eso?"],
        ["What would it take to get it back?", "¿Qué hace falta para recuperarlo?"],
      ],
    },
    skills: ["i_message", "problem_steps", "drum"],
  },
  name_wrong: {
    reflect: {
      a: [["Your name is yours.", "Tu nombre es tuyo."]],
      b: [["Your name is yours, so it should be said right.", "Tu nombre es tuyo y se dice bien."]],
      t: [
        [
          "Hearing your own name wrong again and again gets old.",
          "Oír mal tu propio nombre una y otra vez cansa.",
        ],
      ],
    },
    ask: {
      a: [["How do you say it?", "¿Cómo se dice?"]],
      b: [["What would you like them to know about it?", "¿Qué te gustaría que supieran?"]],
      t: [["How would you want them to say it?", "¿Cómo te gustaría que lo dijeran?"]],
    },
    skills: ["i_message", "ask_help"],
  },
  waiting: {
    reflect: {
      a: [["It is hard to wait.", "Esperar cuesta."]],
      b: [["Waiting is the hard part.", "Esperar es la parte difícil."]],
      t: [["Waiting and not knowing is its own kind of hard.", "Esperar sin saber es difícil a su manera."]],
    },
    ask: {
      a: [["What do you hope for?", "¿Qué esperas?"]],
      b: [["What helps while you wait?", "¿Qué te ayuda mientras esperas?"]],
      t: [["What helps pass the time until then?", "¿Qué te ayuda mientras tanto?"]],
    },
    skills: ["breath", "calm_track", "move"],
  },
  making: {
    reflect: {
      a: [["You made a cool thing.", "¡Qué cosa tan linda!"]],
      b: [["Making your own thing is cool.", "Hacer algo propio está genial."]],
      t: [["Making something of your own takes work.", "Crear algo propio pide trabajo."]],
    },
    ask: {
      a: [["What is the best bit?", "¿Qué es lo mejor?"]],
      b: [["What do you like most about it?", "¿Qué es lo que más te gusta de eso?"]],
      t: [["What made you start it?", "¿Qué te hizo empezar?"]],
    },
    skills: ["savor", "drum"],
  },
};
