import type { CoachLink, SkillId, TieredLines } from "../types";

/**
 * A skill as a small script: how it is offered, its steps (one message each), and what to keep from it.
 * `tool` is the place in the app that does it. Sources: paced breathing and 5-4-3-2-1 grounding are common
 * school-counselling exercises; thought reframing and problem steps follow the plain CBT worksheets used in
 * social-emotional curricula; the I-message is Gordon's "feeling, event, reason, wish".
 */
export type SkillLines = {
  offer: TieredLines;
  steps: readonly TieredLines[];
  /** Asks once more for the draft of the first step, when something else came. */
  again?: TieredLines;
  keep: TieredLines;
  tool?: CoachLink["tool"];
};

export const skillLines: Record<SkillId, SkillLines> = {
  breath: {
    tool: "breath",
    offer: {
      a: [["Want to try slow breaths with me?", "¿Quieres respirar lento?"]],
      b: [
        [
          "Slow breathing tells your body it can calm down. Want to try four breaths?",
          "Respirar despacio le avisa al cuerpo que puede calmarse. ¿Probamos cuatro veces?",
        ],
      ],
      t: [
        [
          "There's a one-minute breathing trick that turns the alarm down. Want to try it, or keep talking?",
          "Hay una respiración de un minuto que baja la alarma. ¿La probamos o seguimos hablando?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Breathe in and count to four. Breathe out and count to four. Do it four times. Then type done.",
            "Toma aire y cuenta hasta cuatro. Saca el aire y cuenta hasta cuatro. Hazlo cuatro veces. Luego escribe: ya.",
          ],
        ],
        b: [
          [
            "Breathe in for four counts. Hold for two. Breathe out for six, like you blow through a straw. Do it four times. Tell me when you are done.",
            "Toma aire contando hasta cuatro. Espera dos. Suelta el aire contando hasta seis, como por un popote. Hazlo cuatro veces. Avísame cuando termines.",
          ],
        ],
        t: [
          [
            "Breathe in through your nose for four counts. Let it out for six, slower than it went in. Do that five times and drop your shoulders on each breath out. Tell me when you're done.",
            "Toma aire por la nariz contando hasta cuatro. Suéltalo contando hasta seis, más lento que al entrar. Hazlo cinco veces y baja los hombros cada vez. Avísame cuando termines.",
          ],
        ],
      },
    ],
    keep: {
      a: [
        [
          "Slow breaths are yours now. Use them any time.",
          "La respiración lenta ya es tuya. Úsala cuando quieras.",
        ],
      ],
      b: [
        [
          "You can do those four breaths in class or in bed. No one will see.",
          "Puedes respirar así donde sea. Nadie se da cuenta.",
        ],
      ],
      t: [
        [
          "The longer breath out is the part that works. You can use it in a hallway or right before a test.",
          "Lo que funciona es soltar el aire más lento. Sirve en un pasillo o justo antes de un examen.",
        ],
      ],
    },
  },
  grounding: {
    tool: "breath",
    offer: {
      a: [["Want to play a looking game?", "¿Jugamos a mirar?"]],
      b: [
        [
          "There is a game with your five senses that brings you back to now. Want to try?",
          "Hay un juego con los cinco sentidos que te trae al presente. ¿Lo probamos?",
        ],
      ],
      t: [
        [
          "When thoughts race, your senses can pull you back to the room. Want to try that for a minute?",
          "Cuando la mente corre, los sentidos te traen de vuelta. ¿Lo probamos un minuto?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Look up. Find five things you see. Now touch four things near you. Tell me one thing you saw.",
            "Mira a tu alrededor. Busca cinco cosas que ves. Toca cuatro. Dime una que viste.",
          ],
        ],
        b: [
          [
            "Find five things you see, four you can touch, three you hear, two you smell, and one good thing about you. Go slow. Tell me one thing you found.",
            "Busca cinco cosas que ves, cuatro que puedes tocar, tres que oyes, dos que hueles y una cosa buena de ti. Ve despacio. Dime una que encontraste.",
          ],
        ],
        t: [
          [
            "Go slowly: five things you can see, four you can touch, three you can hear, two you can smell, one you can taste. Name them in your head. Then tell me which one you noticed most.",
            "Ve despacio: cinco cosas que ves, cuatro que puedes tocar, tres que oyes, dos que hueles y una que saboreas. Nómbralas por dentro. Luego dime cuál notaste más.",
          ],
        ],
      },
    ],
    keep: {
      a: [["Five things you see. It works in any place.", "Cinco cosas que ves. Sirve en todo lugar."]],
      b: [
        [
          "Five, four, three, two, one. You can play it in class or in bed.",
          "Cinco, cuatro, tres, dos, uno. Puedes jugarlo en clase o en la cama.",
        ],
      ],
      t: [
        [
          "Five, four, three, two, one works because your senses only know right now.",
          "Cinco, cuatro, tres, dos, uno funciona porque los sentidos solo conocen el ahora.",
        ],
      ],
    },
  },
  reframe: {
    offer: {
      a: [["Want to turn that thought into a kind one?", "¿Lo ves de otro modo?"]],
      b: [
        [
          "Thoughts are not always true. Want to check this one like a detective?",
          "No todo lo que pensamos es cierto. ¿Lo revisamos como detectives?",
        ],
      ],
      t: [
        [
          "Could I suggest a way to test that thought, the way you'd check a rumor?",
          "¿Te propongo una forma de poner a prueba ese pensamiento, como se revisa un rumor?",
        ],
      ],
    },
    steps: [
      {
        a: [["Type the mean thought. Just a few words.", "Escribe esa idea fea. Con poco basta."]],
        b: [
          [
            "Write the worry thought in one short sentence.",
            "Escribe aquí la idea que te molesta. Una frase basta.",
          ],
        ],
        t: [
          [
            "Write the thought as one sentence, just the way it sounds in your head.",
            "Escribe el pensamiento en una frase, tal como suena en tu cabeza.",
          ],
        ],
      },
      {
        a: [["What would you tell a friend who had that thought?", "Un amigo piensa eso. ¿Qué le dirías?"]],
        b: [
          [
            "Now be the detective. What is one fact that does not fit that thought?",
            "Ahora investiga. ¿Qué dato no encaja con ese pensamiento?",
          ],
        ],
        t: [
          [
            "Now look for evidence. What's one fact that doesn't fit, or what would you say to a friend who thought it?",
            "Ahora busca pruebas. ¿Qué dato no encaja, o qué le dirías a un amigo que pensara eso?",
          ],
        ],
      },
      {
        a: [["Now say that to you. Type done when you did.", "Ahora dítelo a ti. Escribe: ya."]],
        b: [
          [
            "Good detective work. Say it to yourself once, in a kind voice. Tell me when you did.",
            "Buen trabajo. Ahora dítelo una vez con voz amable. Avísame cuando lo hagas.",
          ],
        ],
        t: [
          [
            "That's a fairer version. Read it once to yourself, slowly, and tell me when you have.",
            "Esa versión es más justa. Léela una vez para ti, despacio, y avísame.",
          ],
        ],
      },
    ],
    keep: {
      a: [["Talk to you like you talk to a friend.", "Sé amable contigo. Así haces con un amigo."]],
      b: [
        [
          "When a mean thought comes, ask: what are the facts?",
          "Si llega una idea fea, pregunta: ¿qué dicen los hechos?",
        ],
      ],
      t: [
        [
          "A thought can be loud and still be wrong. Keep the fairer sentence; write it somewhere if you like.",
          "Un pensamiento puede sonar fuerte y estar equivocado. Guarda la frase más justa; anótala si quieres.",
        ],
      ],
    },
  },
  i_message: {
    offer: {
      a: [["Want help to say how you feel?", "¿Te ayudo a decir lo que sientes?"]],
      b: [
        [
          "There is a way to say it without a fight. Want to build it together?",
          "Hay una forma de decirlo sin pelear. ¿La armamos?",
        ],
      ],
      t: [
        [
          "Do you want to try putting it in words you could actually say to them?",
          "¿Quieres ponerlo en palabras que de verdad puedas decirle?",
        ],
      ],
    },
    steps: [
      {
        a: [["Fill this in: I feel ... when you ...", "Completa: Yo siento ... cuando tú ..."]],
        b: [
          [
            "Fill in the blanks: I feel ... when ... because ... Type your own here.",
            "Completa: Siento ... cuando ... porque ... Escribe la tuya aquí.",
          ],
        ],
        t: [
          [
            "Try this frame: I feel ... when ... because ... and I'd like ... No blame, just your side. Type a draft here.",
            "Prueba así: Siento ... cuando ... porque ... y me gustaría ... Sin culpar, solo tu lado. Escribe un borrador.",
          ],
        ],
      },
      {
        a: [["That is clear. Who will you say it to?", "Está claro. ¿A quién se lo dirás?"]],
        b: [
          [
            "That is clear and fair. When would be a quiet time to say it?",
            "Está claro y es justo. ¿Cuándo sería un buen momento para decirlo?",
          ],
        ],
        t: [
          [
            "That says your side without attacking. When would be a calm moment to say it?",
            "Dice tu lado sin atacar. ¿Cuál sería un momento tranquilo para decirlo?",
          ],
        ],
      },
    ],
    again: {
      a: [["Start it with: I feel.", "Empieza con: Siento."]],
      b: [
        [
          "Now yours: start it with 'I feel', so it is about you.",
          "Ahora lo tuyo: empieza con 'siento', así habla de ti.",
        ],
      ],
      t: [["And your side? Start the sentence with 'I feel'.", "¿Y tu lado? Empieza la frase con 'siento'."]],
    },
    keep: {
      a: [["Say how you feel. It helps.", "Di lo que sientes. Ayuda."]],
      b: [
        [
          "Start with 'I feel'. It is harder to fight with.",
          "Empieza con 'siento'. Así es más difícil pelear.",
        ],
      ],
      t: [
        [
          "Leading with 'I feel' keeps the door open. If it goes badly, you can pause and come back to it.",
          "Empezar con 'siento' deja la puerta abierta. Si sale mal, puedes parar y volver después.",
        ],
      ],
    },
  },
  problem_steps: {
    tool: "lesson",
    offer: {
      a: [["Want to make a small plan?", "¿Hacemos un plan pequeño?"]],
      b: [
        [
          "Want to look at this like a puzzle and find two ways out?",
          "¿Lo vemos como un juego y buscamos dos salidas?",
        ],
      ],
      t: [
        [
          "Would it help to sort out your options, or is it too soon for that?",
          "¿Ayudaría ordenar tus opciones o es muy pronto para eso?",
        ],
      ],
    },
    steps: [
      {
        a: [["What do you want to happen?", "¿Qué quieres que pase?"]],
        b: [
          [
            "First: what do you want to happen? Say it in one sentence.",
            "Primero: ¿qué quieres que pase? Dilo en una frase.",
          ],
        ],
        t: [
          [
            "Start with the goal. In one sentence, what would 'better' look like?",
            "Empieza por la meta. En una frase, ¿cómo se vería estar mejor?",
          ],
        ],
      },
      {
        a: [["Name two things you could do.", "Di dos cosas que puedes hacer."]],
        b: [
          [
            "Now name two things you could try. One of them may be silly.",
            "Ahora di dos cosas que podrías probar. Una puede ser loca.",
          ],
        ],
        t: [
          [
            "Now list two or three options, even bad ones. What might happen with each?",
            "Ahora anota dos o tres opciones, aunque sean malas. ¿Qué pasaría con cada una?",
          ],
        ],
      },
      {
        a: [["Pick one. Tell a grown-up your plan.", "Elige una. Cuéntale tu plan a un adulto."]],
        b: [
          [
            "Which one feels kind, safe and fair? That is your first step.",
            "¿Cuál es amable, segura y justa? Ese es tu primer paso.",
          ],
        ],
        t: [
          [
            "Which one could you live with tomorrow? That's your first step.",
            "¿Con cuál estarías bien mañana? Ese es tu primer paso.",
          ],
        ],
      },
    ],
    keep: {
      a: [["One small step is a good plan.", "Un paso pequeño es un buen plan."]],
      b: [
        [
          "What do I want, what could I try, what is fair: three questions for any problem.",
          "Qué quiero, qué puedo probar, qué es justo: tres preguntas para todo problema.",
        ],
      ],
      t: [
        [
          "You have a goal and a first step, and you can change either one.",
          "Tienes una meta y un primer paso, y puedes cambiar los dos.",
        ],
      ],
    },
  },
  ask_help: {
    offer: {
      a: [["Want help to tell a grown-up?", "¿Te digo cómo se lo cuentas a un adulto?"]],
      b: [
        [
          "This is a good one to share with a grown-up. Want help finding the words?",
          "Esto es bueno compartirlo con un adulto. ¿Buscamos las palabras?",
        ],
      ],
      t: [
        [
          "This might be worth sharing with an adult you trust. Want help finding the first sentence?",
          "Quizá valga la pena contarlo a un adulto de confianza. ¿Buscamos la primera frase?",
        ],
      ],
    },
    steps: [
      {
        a: [["Who is a kind grown-up you know?", "¿Qué adulto te cae bien?"]],
        b: [
          [
            "Who is a grown-up that listens? It can be at home or at school.",
            "¿Qué adulto te escucha? Puede ser en casa o en la escuela.",
          ],
        ],
        t: [
          [
            "Who comes to mind first: someone at home, a teacher, a counselor, a coach?",
            "¿Quién te viene primero: alguien de casa, un maestro, la consejera, tu entrenador?",
          ],
        ],
      },
      {
        a: [
          [
            "Say this: I need help. Can we talk? You can show this chat too.",
            "Di esto: Necesito ayuda. ¿Podemos hablar? También puedes mostrar este chat.",
          ],
        ],
        b: [
          [
            "Try this: I have something on my mind. Can I talk to you for five minutes? Change the words so they sound like you.",
            "Prueba esto: Tengo algo en la cabeza. ¿Puedo hablar contigo cinco minutos? Cambia las palabras a tu manera.",
          ],
        ],
        t: [
          [
            "You could open with: I've been dealing with something and I don't need you to fix it, just to listen first. Change it until it sounds like you, then tell me how it reads.",
            "Podrías empezar así: Me está pasando algo. No necesito que lo arregles, solo que me escuches primero. Cámbialo hasta que suene a ti y dime qué tal.",
          ],
        ],
      },
    ],
    keep: {
      a: [["Asking for help is brave.", "Pedir ayuda está muy bien."]],
      b: [
        [
          "Asking for help is a skill. Strong people do it.",
          "Pedir ayuda se aprende. La gente fuerte lo hace.",
        ],
      ],
      t: [
        [
          "The first sentence is the hard part, and you have it now.",
          "La primera frase es lo difícil y ya la tienes.",
        ],
      ],
    },
  },
  thanks: {
    offer: {
      a: [["Want to say thanks to someone?", "¿Quieres dar las gracias a alguien?"]],
      b: [
        [
          "Want to do a tiny thank-you that makes two people feel good?",
          "¿Damos un gracias que alegra a dos?",
        ],
      ],
      t: [
        [
          "Want to try a short thank-you? It works on both ends.",
          "¿Probamos un gracias corto? Funciona para los dos lados.",
        ],
      ],
    },
    steps: [
      {
        a: [["Think of one kind thing. Who did it?", "Piensa en una cosa amable. ¿Quién la hizo?"]],
        b: [
          [
            "Name one person who helped you this week, and what they did.",
            "Di una persona que te ayudó esta semana y qué hizo.",
          ],
        ],
        t: [
          [
            "Pick one person and one exact thing they did, even something small. Type it here.",
            "Elige a una persona y una cosa exacta que hizo, aunque sea pequeña. Escríbela.",
          ],
        ],
      },
      {
        a: [["Tell them thanks today. Type done when you did.", "Dale las gracias hoy. Escribe: ya."]],
        b: [
          [
            "Now you have a thank-you. You can say it, write it or draw it. Which one fits?",
            "Ya tienes tu gracias. Puedes decirlo, escribirlo o dibujarlo. ¿Cuál va mejor?",
          ],
        ],
        t: [
          [
            "That's a message you could send as it is. How do you want to pass it on?",
            "Ese mensaje ya se puede mandar. ¿Cómo quieres hacerlo llegar?",
          ],
        ],
      },
    ],
    keep: {
      a: [["When you say thanks, you both smile.", "Dar las gracias alegra a dos."]],
      b: [
        [
          "One thank-you a day trains your eye for good things.",
          "Un gracias al día entrena el ojo para lo bueno.",
        ],
      ],
      t: [
        [
          "Being exact is what makes thanks land. Keep doing that.",
          "Lo que hace llegar un gracias es ser exacto. Sigue así.",
        ],
      ],
    },
  },
  move: {
    offer: {
      a: [["Want to shake it out?", "¿Lo sacudimos?"]],
      b: [
        [
          "Moving helps the feeling pass through. Want to try one minute?",
          "Moverse ayuda a que el sentimiento pase. ¿Probamos un minuto?",
        ],
      ],
      t: [
        [
          "Strong feelings carry energy. Want to try burning some of it off for a minute?",
          "Los sentimientos fuertes traen energía. ¿Probamos soltar un poco en un minuto?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Stand up. Shake your hands. Jump ten times. Then type done.",
            "Ponte de pie. Sacude las manos. Salta diez veces. Luego escribe: ya.",
          ],
        ],
        b: [
          [
            "Stand up. Shake your arms, push a wall for ten counts, then stretch to the sky. Tell me when you are done.",
            "Ponte de pie. Sacude los brazos. Empuja una pared diez segundos. Luego estírate. Avísame cuando termines.",
          ],
        ],
        t: [
          [
            "Push hard against a wall for ten counts, let go, then walk fast for a minute, up and down stairs if you can. Tell me when you're done.",
            "Empuja fuerte una pared diez segundos, suelta y camina rápido un minuto; por las escaleras si puedes. Avísame cuando termines.",
          ],
        ],
      },
    ],
    keep: {
      a: [["When it is big, move your body.", "Cuando es grande, mueve el cuerpo."]],
      b: [
        [
          "One minute of moving is a good first move when you are upset.",
          "Un minuto de movimiento es un buen primer paso.",
        ],
      ],
      t: [["Move first, then talk. The order helps.", "Primero moverte, después hablar. El orden ayuda."]],
    },
  },
  drum: {
    tool: "drummer",
    offer: {
      a: [["Want to drum it out?", "¿Lo sacamos con el tambor?"]],
      b: [
        [
          "Want to drum it out for one minute? Loud is allowed.",
          "¿Lo sacamos con la batería un minuto? Se vale fuerte.",
        ],
      ],
      t: [
        [
          "Want to put that energy into the drums for a minute?",
          "¿Le pasamos esa energía a la batería un minuto?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Tap the drum button. Play how you feel. Then come tell me how it went.",
            "Toca el botón del tambor. Toca como te sientes. Luego dime cómo te fue.",
          ],
        ],
        b: [
          [
            "Open the drums. Play it as loud as it is inside, then make it softer and slower. Tell me how it went.",
            "Abre la batería. Toca tan fuerte como lo sientes y después más suave y lento. Dime cómo te fue.",
          ],
        ],
        t: [
          [
            "Open the drums. Start as fast and loud as it feels, then bring it down a little every few bars until it's quiet. Tell me how it went.",
            "Abre la batería. Empieza tan fuerte y rápido como lo sientes y baja un poco cada pocos compases hasta llegar al silencio. Dime cómo te fue.",
          ],
        ],
      },
    ],
    keep: {
      a: [["Drums can hold big feelings.", "El tambor aguanta lo grande."]],
      b: [
        [
          "Loud to soft: your hands can lead your feelings down.",
          "De fuerte a suave: tus manos pueden guiar lo que sientes.",
        ],
      ],
      t: [
        [
          "Loud to quiet works because your body follows the beat you set.",
          "De fuerte a suave funciona porque el cuerpo sigue el ritmo que pones.",
        ],
      ],
    },
  },
  calm_track: {
    tool: "dj",
    offer: {
      a: [["Want to make a soft song?", "¿Y si haces una canción de paz?"]],
      b: [
        [
          "Want to make a track that starts where you are and gets calmer?",
          "¿Hacemos una canción que va de lo que sientes a la calma?",
        ],
      ],
      t: [
        [
          "Would a track help, one that meets your mood and then slows down?",
          "¿Ayudaría una pista que empiece con tu ánimo y luego baje?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Tap the music button. Hear it all the way. Then tell me how it was.",
            "Toca el botón de música. Oye hasta el final. Luego dime cómo fue.",
          ],
        ],
        b: [
          [
            "Open the music maker. I set it for you. Listen to the end, and breathe with the slow part. Tell me how it was.",
            "Abre el creador de música. Ya está listo para ti. Escucha hasta el final y respira con la parte lenta. Dime cómo te fue.",
          ],
        ],
        t: [
          [
            "The music maker is set to your mood. Make one, close your eyes if that's okay where you are, and listen to the end. Tell me how it was.",
            "El creador de música ya está puesto según tu ánimo. Haz una pista, cierra los ojos si puedes y escúchala entera. Dime qué tal.",
          ],
        ],
      },
    ],
    keep: {
      a: [["You can play your song when you need it.", "Oye tu canción cuando te haga bien."]],
      b: [
        [
          "Save the track if it helped. It can be your calm song.",
          "Guarda la canción si te ayudó. Puede ser tu canción de calma.",
        ],
      ],
      t: [
        [
          "If it helped, save it, so you don't have to search when you need it.",
          "Si te ayudó, guárdala, así no tendrás que buscarla después.",
        ],
      ],
    },
  },
  small_steps: {
    tool: "lesson",
    offer: {
      a: [["Want to cut it into small bits?", "¿Lo hacemos de a poco?"]],
      b: [
        [
          "Want to cut it into small steps and pick the first one?",
          "¿Lo hacemos paso a paso? Tú eliges el primero.",
        ],
      ],
      t: [
        [
          "Want to break it into pieces and find one you can do in ten minutes?",
          "¿Lo partimos y buscamos una parte de diez minutos?",
        ],
      ],
    },
    steps: [
      {
        a: [["What is one tiny thing you can do first?", "¿Qué es lo más fácil para empezar hoy?"]],
        b: [
          [
            "What is the very first tiny step? It should take ten minutes or less.",
            "¿Cuál es el primer paso, bien pequeño? Que tome diez minutos o menos.",
          ],
        ],
        t: [
          [
            "What's the smallest piece you could finish in ten minutes? Opening the book counts.",
            "¿Cuál es la parte más pequeña que terminarías en diez minutos? Abrir el libro cuenta.",
          ],
        ],
      },
      {
        a: [["Good. Do just that one. Then take a rest.", "Bien. Haz solo eso. Luego descansa."]],
        b: [
          [
            "Good pick. Do just that one, then take a short break. When will you start?",
            "Buena elección. Haz solo ese paso y descansa un poco. ¿Cuándo empiezas?",
          ],
        ],
        t: [
          [
            "Good. Put a time on it, do only that, then stop for five minutes. When will you start?",
            "Bien. Ponle hora, haz solo eso y luego descansa cinco minutos. ¿A qué hora empiezas?",
          ],
        ],
      },
    ],
    keep: {
      a: [["Small bits make big things done.", "De a poco se hace lo grande."]],
      b: [
        [
          "Big things get done in small steps, with rests between.",
          "Lo grande se hace en pasos pequeños, con descansos.",
        ],
      ],
      t: [
        [
          "Ten minutes is enough to break the freeze. The next piece is easier.",
          "Diez minutos bastan para arrancar. La siguiente parte cuesta menos.",
        ],
      ],
    },
  },
  kind_self: {
    offer: {
      a: [["Want to try kind words for you?", "¿Te digo cómo hablarte bien a ti?"]],
      b: [
        [
          "Want to talk to yourself the way you talk to a friend?",
          "¿Probamos hablarte como le hablas a un amigo?",
        ],
      ],
      t: [
        [
          "Would you try something that may feel odd: talking to yourself like you'd talk to a friend?",
          "¿Probarías algo que quizá suene raro: hablarte como le hablas a un amigo?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Your friend feels just like you. What kind thing do you say?",
            "Tu amigo se siente como tú. ¿Qué cosa amable le dices?",
          ],
        ],
        b: [
          [
            "Think of a friend who feels just like you do now. What would you say to them?",
            "Piensa en un amigo que se siente igual que tú. ¿Qué le dirías?",
          ],
        ],
        t: [
          [
            "Picture a friend in this exact spot. Type what you'd say to them, word for word.",
            "Imagina a un amigo en este mismo lugar. Escribe lo que le dirías, palabra por palabra.",
          ],
        ],
      },
      {
        a: [["That is kind. Now say it to you.", "Qué amable. Ahora dítelo a ti."]],
        b: [
          [
            "Those are kind words. Read them again, and put your own name in front.",
            "Son palabras amables. Léelas otra vez y pon tu nombre delante.",
          ],
        ],
        t: [
          [
            "Now read it back with your own name in it. It may feel strange, and it still counts.",
            "Ahora léelo con tu nombre. Puede sentirse raro y aun así cuenta.",
          ],
        ],
      },
    ],
    keep: {
      a: [["You can be a friend to you.", "Puedes ser tu propio amigo."]],
      b: [["You can be on your own side, even on a bad day.", "Puedes estar de tu lado, aun en un mal día."]],
      t: [
        [
          "Being fair to yourself isn't going easy on yourself. It keeps you going.",
          "Tratarte con justicia no es ser blando. Te ayuda a seguir.",
        ],
      ],
    },
  },
  savor: {
    tool: "dj",
    offer: {
      a: [["Want to keep this good feeling?", "¿Quieres guardar este buen rato?"]],
      b: [
        [
          "Want to save this good moment so you can find it again?",
          "¿Guardamos este buen momento para volver a él?",
        ],
      ],
      t: [["Want to make this moment stick a bit longer?", "¿Hacemos que este momento dure un poco más?"]],
    },
    steps: [
      {
        a: [
          [
            "Close your eyes. See it again. What is the best bit?",
            "Cierra los ojos. Míralo otra vez. ¿Cuál es la mejor parte?",
          ],
        ],
        b: [
          [
            "Close your eyes and play it back like a movie. What do you see and hear in the best part?",
            "Cierra los ojos y míralo como una película. ¿Qué ves y oyes en la mejor parte?",
          ],
        ],
        t: [
          [
            "Replay it slowly, like a scene: where you were, what you heard, who was there. What detail do you want to keep?",
            "Repítelo despacio, como una escena: dónde estabas, qué oías, quién estaba. ¿Qué detalle quieres guardar?",
          ],
        ],
      },
      {
        a: [["Now tell it to someone you like.", "Dile eso a alguien de tu casa hoy."]],
        b: [
          [
            "Now tell one person about it. Good news grows when you share it. Who will it be?",
            "Ahora cuéntaselo a una persona. Lo bueno crece al compartirlo. ¿A quién?",
          ],
        ],
        t: [
          [
            "Sharing good news makes it last. Who would enjoy hearing it?",
            "Compartir lo bueno lo hace durar. ¿A quién le gustaría oírlo?",
          ],
        ],
      },
    ],
    keep: {
      a: [["You can think of it when you need a smile.", "Si un día va mal, piensa en eso."]],
      b: [
        [
          "On a hard day you can come back to this moment.",
          "En un día difícil puedes volver a este momento.",
        ],
      ],
      t: [
        [
          "Keep that detail. It's something solid for a harder day.",
          "Guarda ese detalle. Es algo firme para un día más difícil.",
        ],
      ],
    },
  },
  remember: {
    tool: "dj",
    offer: {
      a: [["Want to keep a nice thing to think of them?", "¿Quieres guardar un buen recuerdo?"]],
      b: [
        [
          "Want to keep a good memory safe, in words or in a song?",
          "¿Guardamos un buen recuerdo, en palabras o en una canción?",
        ],
      ],
      t: [
        [
          "Some people like to hold on to a memory on purpose. Would you like to?",
          "Hay quienes guardan un recuerdo a propósito. ¿Quieres hacerlo?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Think of one happy time with them. Tell me or draw it.",
            "Piensa en un momento feliz. Cuéntalo o dibújalo.",
          ],
        ],
        b: [
          [
            "Pick one good memory. Where were you, and what did you do? Write it or draw it.",
            "Elige un buen recuerdo. ¿Dónde estaban y qué hacían? Escríbelo o dibújalo.",
          ],
        ],
        t: [
          [
            "Pick one memory that shows who they were to you. Write a few lines, as if you told a friend.",
            "Elige un recuerdo que muestre lo que fue para ti. Escribe unas líneas, como si se lo contaras a un amigo.",
          ],
        ],
      },
      {
        a: [
          [
            "That is worth keeping. Show it to someone who misses them too.",
            "Eso es muy bonito. Dile a alguien de tu casa.",
          ],
        ],
        b: [
          [
            "That is worth keeping. Who else would like to hear it?",
            "Vale la pena guardarlo. ¿A quién más le gustaría oírlo?",
          ],
        ],
        t: [
          [
            "That's worth keeping. Who else misses them and might want to hear it?",
            "Vale la pena guardarlo. ¿Quién más extraña y querría oírlo?",
          ],
        ],
      },
    ],
    keep: {
      a: [["You can keep that time in your heart.", "Eso ya se queda en ti."]],
      b: [
        [
          "You can miss them and smile about them on the same day.",
          "Extrañar y sonreír caben en el mismo día.",
        ],
      ],
      t: [
        [
          "Missing someone comes in waves. A memory is something to hold when one hits.",
          "Extrañar viene en olas. Un recuerdo es algo a que agarrarse.",
        ],
      ],
    },
  },
  wind_down: {
    tool: "dj",
    offer: {
      a: [["Want a trick for bed time?", "¿Quieres un truco para dormir?"]],
      b: [
        [
          "Want a short plan for tonight that helps your brain slow down?",
          "¿Quieres un plan corto para que tu cerebro descanse hoy?",
        ],
      ],
      t: [["Want a short wind-down to try tonight?", "¿Quieres una rutina corta para probar esta noche?"]],
    },
    steps: [
      {
        a: [
          [
            "In bed, make your feet soft. Then your legs. Then your hands. Breathe slow. Will you try it?",
            "En la cama, afloja los pies. Luego las piernas. Luego las manos. Respira lento. ¿Lo pruebas?",
          ],
        ],
        b: [
          [
            "Put screens away half an hour before bed. Write your worries on paper. Then squeeze and let go: feet, legs, hands, face. Which part will you try?",
            "Deja las pantallas media hora antes. Anota tus preocupaciones en un papel. Luego aprieta y suelta: pies, piernas, manos, cara. ¿Qué parte vas a probar?",
          ],
        ],
        t: [
          [
            "Screens out of reach half an hour before bed. Write down what's circling, plus one next step for tomorrow. Then tense and let go from feet to face. Which part could you do tonight?",
            "Deja la pantalla lejos media hora antes. Escribe lo que da vueltas y un paso para mañana. Luego tensa y suelta de los pies a la cara. ¿Qué parte harías hoy?",
          ],
        ],
      },
    ],
    keep: {
      a: [["Soft feet, soft hands, slow breath.", "Pies flojos. Manos flojas. Aire lento."]],
      b: [
        [
          "A worry on paper does not need to stay in your head.",
          "Lo que va al papel ya no da vueltas en la cabeza.",
        ],
      ],
      t: [
        [
          "If sleep stays bad for a couple of weeks, tell a parent or the school nurse. That can be fixed.",
          "Si el sueño sigue mal un par de semanas, díselo a tu familia o a la enfermera escolar. Se puede mejorar.",
        ],
      ],
    },
  },
  say_hello: {
    offer: {
      a: [["Want to plan one small hello?", "¿Quieres un plan para decir hola?"]],
      b: [["Want to plan one small hello for tomorrow?", "¿Hacemos un plan para decir hola mañana?"]],
      t: [
        [
          "Want to plan one low-risk way to connect this week?",
          "¿Hacemos un plan fácil para acercarte a alguien esta semana?",
        ],
      ],
    },
    steps: [
      {
        a: [
          ["Say hi and ask to play too. Who will you pick?", "Di hola y pide jugar. ¿A quién vas a elegir?"],
        ],
        b: [
          [
            "Pick one person and one easy thing to say, like a question about their drawing. Who will it be?",
            "Elige a una persona y algo fácil que decir, como preguntar por su dibujo. ¿Quién será?",
          ],
        ],
        t: [
          [
            "Pick one person and one easy opener about something you share: a class, a song, a game. Who, and what would you say?",
            "Elige a una persona y un tema en común: una clase, una canción, un juego. ¿A quién y qué le dirías?",
          ],
        ],
      },
      {
        a: [
          ["Good plan. If it is a no, try one more kid.", "Buen plan. Si dice que no, prueba con otro niño."],
        ],
        b: [
          [
            "Good plan. If they say no, it is one no from one person. Who is your plan B?",
            "Buen plan. Si dice que no, es solo un no. ¿Quién es tu plan B?",
          ],
        ],
        t: [
          [
            "That's doable. If it falls flat, it says little about you. What's your backup?",
            "Se puede hacer. Si no sale, dice poco de ti. ¿Cuál es tu plan B?",
          ],
        ],
      },
    ],
    keep: {
      a: [["One hello is a good start.", "Un hola es un buen comienzo."]],
      b: [["Friends often start with one small hello.", "Muchos amigos empiezan con un simple hola."]],
      t: [
        [
          "Small and often beats big and perfect when it comes to people.",
          "Con la gente, poco y seguido vale más que grande y perfecto.",
        ],
      ],
    },
  },
  repair: {
    offer: {
      a: [["Want to make it right?", "¿Quieres arreglarlo?"]],
      b: [["Want to plan how to make it right?", "¿Hacemos un plan para arreglarlo?"]],
      t: [["Do you want to think through how to put it right?", "¿Pensamos cómo repararlo?"]],
    },
    steps: [
      {
        a: [["Say: I am sorry that I ... What comes next?", "Di: Perdón por ... ¿Cómo sigue?"]],
        b: [
          [
            "A good sorry has three parts: what I did, how it hurt, what I will do now. Type yours here.",
            "Un buen perdón tiene tres partes: qué hice, cómo dolió y qué haré ahora. Escribe el tuyo.",
          ],
        ],
        t: [
          [
            "A real apology names what you did, who it hurt and what you'll do differently. No 'but'. Type a draft here.",
            "Una disculpa de verdad dice qué hiciste, a quién dolió y qué harás distinto. Sin 'pero'. Escribe un borrador.",
          ],
        ],
      },
      {
        a: [["That is a real sorry. Go tell them.", "Es un perdón de verdad. Ve y dilo."]],
        b: [
          [
            "That is an honest sorry. They may need time, and that is okay. When will you say it?",
            "Es un perdón honesto. Puede que necesiten tiempo y está bien. ¿Cuándo lo dirás?",
          ],
        ],
        t: [
          [
            "That owns it without excuses. They may not be ready, and that's allowed. When could you say it?",
            "Se hace cargo, sin excusas. Puede que aún no quieran oírlo y se vale. ¿Cuándo podrías decirlo?",
          ],
        ],
      },
    ],
    again: {
      a: [["Type it when you can: sorry that I ...", "Pon aquí: perdón por ..."]],
      b: [
        [
          "Type it here when you can: I am sorry that I ... Next time I will ...",
          "Escríbelo cuando puedas: Perdón por ... La próxima vez voy a ...",
        ],
      ],
      t: [
        [
          "When you can, draft it here: I'm sorry that I ... Next time I will ...",
          "Cuando puedas, escribe un borrador: Perdón por ... La próxima vez voy a ...",
        ],
      ],
    },
    keep: {
      a: [["You can fix a lot with a real sorry.", "Con un perdón se arregla mucho."]],
      b: [["Saying sorry well is a strong thing to do.", "Pedir perdón bien es algo fuerte."]],
      t: [
        [
          "You did your part. Whether they accept it is theirs.",
          "Tú hiciste tu parte. Aceptarlo les toca a ellos.",
        ],
      ],
    },
  },
  safe_steps: {
    offer: {
      a: [["Want to make a safe plan?", "¿Hacemos un plan seguro?"]],
      b: [
        [
          "You should not have to handle this alone. Want to make a safe plan?",
          "No tienes que enfrentar esto sin ayuda. ¿Hacemos un plan seguro?",
        ],
      ],
      t: [
        [
          "You shouldn't have to handle this by yourself. Want to put a plan together?",
          "No deberías enfrentar esto sin apoyo. ¿Armamos un plan?",
        ],
      ],
    },
    steps: [
      {
        a: [
          [
            "Walk away. Go to a friend. Tell a grown-up. Who will you tell today?",
            "Aléjate. Ve con un amigo. Dile a un adulto. ¿A quién le dirás hoy?",
          ],
        ],
        b: [
          [
            "Three moves: walk away, stay near friends, tell a grown-up what happened and when. Telling is not tattling. Who will you tell?",
            "Tres pasos: aléjate, quédate cerca de amigos, dile a un adulto qué pasó y cuándo. Contar no es acusar. ¿A quién le dirás?",
          ],
        ],
        t: [
          [
            "Keep proof: dates, screenshots, names of people who saw it. Stay near people you trust. Then take it to one adult who has to act, like a counselor. Who would that be?",
            "Guarda pruebas: fechas, capturas, quién lo vio. Quédate cerca de gente de confianza. Llévalo a un adulto que deba actuar, como la consejera. ¿Quién sería?",
          ],
        ],
      },
      {
        a: [
          [
            "Good pick. Tell them today. Keep telling until it stops.",
            "Buena idea. Díselo hoy. Sigue contando hasta que pare.",
          ],
        ],
        b: [
          [
            "Good choice. Tell them today. If nothing changes, tell another grown-up. It is their job to help.",
            "Buena elección. Díselo hoy. Si nada cambia, dile a otro adulto. Les toca ayudar.",
          ],
        ],
        t: [
          [
            "Good choice. Tell them the facts in order and ask what happens next. If nothing moves in a few days, go to a second adult.",
            "Buena elección. Cuéntale los hechos en orden y pregunta qué sigue. Si nada cambia en unos días, busca a otro adulto.",
          ],
        ],
      },
    ],
    keep: {
      a: [["It is good to tell. You did well.", "Contar está bien. Lo hiciste bien."]],
      b: [["Telling a grown-up is how it stops.", "Contarle a un adulto es como se detiene."]],
      t: [
        [
          "It's on the people doing it to stop, and on adults to make them stop.",
          "Parar les toca a quienes lo hacen, y a los adultos lograr que paren.",
        ],
      ],
    },
  },
};
