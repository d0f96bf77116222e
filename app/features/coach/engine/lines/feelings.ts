import type { FeelingId, TieredLines } from "../types";

/** For each feeling: a line that takes it seriously, and one open question. One idea a line. */
export const feelingLines: Record<FeelingId, { reflect: TieredLines; ask: TieredLines }> = {
  sad: {
    reflect: {
      a: [
        ["It is okay to be sad.", "Está bien sentir tristeza."],
        ["Sad days are hard.", "Los días tristes son difíciles."],
      ],
      b: [
        [
          "Sad can sit in your chest like a heavy stone.",
          "La tristeza a veces pesa como una piedra en el pecho.",
        ],
        [
          "All of us get sad. It does not mean that you are wrong or weak.",
          "Todo el mundo se pone triste. No significa que algo esté mal en ti.",
        ],
      ],
      t: [
        [
          "Sadness usually shows up when something matters to you.",
          "La tristeza suele aparecer cuando algo te importa.",
        ],
        ["You don't have to cheer up on command.", "No tienes que animarte a la fuerza."],
      ],
    },
    ask: {
      a: [
        ["What made you sad?", "¿Qué te puso triste?"],
        ["When did it start?", "¿Cuándo empezó?"],
      ],
      b: [
        ["What happened before the sad feeling came?", "¿Qué pasó antes de que llegara la tristeza?"],
        ["What is the hardest part of it?", "¿Qué es lo más difícil de todo esto?"],
      ],
      t: [
        ["What's behind it today, if you want to say?", "¿Qué hay detrás hoy, si quieres contarlo?"],
        ["When does it feel heaviest?", "¿Cuándo pesa más?"],
      ],
    },
  },
  angry: {
    reflect: {
      a: [
        ["Being mad is okay.", "Está bien enojarse."],
        ["Mad can feel hot, like fire.", "El enojo quema como el fuego."],
      ],
      b: [
        [
          "Anger is a signal that something felt unfair.",
          "El enojo es una señal de que algo se sintió injusto.",
        ],
        [
          "It is okay to be mad. What you do with it is up to you.",
          "Está bien enojarse. Lo que haces con el enojo depende de ti.",
        ],
      ],
      t: [
        [
          "Anger often guards something, like feeling hurt or treated unfairly.",
          "El enojo muchas veces protege algo, como una herida o una injusticia.",
        ],
        [
          "There's usually a good reason under anger like that.",
          "Debajo de un enojo así suele haber una buena razón.",
        ],
      ],
    },
    ask: {
      a: [
        ["What made you mad?", "¿Qué te hizo enojar?"],
        ["Where in your body is the mad?", "¿En qué parte del cuerpo está el enojo?"],
      ],
      b: [
        ["What set it off?", "¿Qué lo provocó?"],
        ["What felt unfair about it?", "¿Qué fue lo injusto?"],
      ],
      t: [
        ["What part of it felt the most unfair?", "¿Qué parte te pareció más injusta?"],
        ["What would you want them to understand?", "¿Qué te gustaría que entendieran?"],
      ],
    },
  },
  anxious: {
    reflect: {
      a: [
        ["Lots of kids get that feeling.", "A muchos niños les pasa."],
        ["Your body is on alert.", "Tu cuerpo está en alerta."],
      ],
      b: [
        [
          "When we worry, the body wants to run. It does that when we are safe, too.",
          "Con los nervios, el cuerpo quiere correr. Lo hace aunque no haya peligro.",
        ],
        [
          "Worry likes to tell us bad things that may never come.",
          "La preocupación cuenta historias feas sobre lo que viene.",
        ],
      ],
      t: [
        [
          "Nerves are your body's alarm. Sometimes it rings louder than it needs to.",
          "Los nervios son la alarma del cuerpo. A veces suena más fuerte de lo necesario.",
        ],
        [
          "A worried mind keeps jumping to what could go wrong.",
          "Una mente preocupada salta todo el tiempo a lo que puede salir mal.",
        ],
      ],
    },
    ask: {
      a: [
        ["What is the big worry?", "¿Cuál es la gran preocupación?"],
        ["What might happen?", "¿Qué crees que va a pasar?"],
      ],
      b: [
        ["What is the worry about?", "¿De qué se trata eso?"],
        ["What do you think could happen?", "¿Qué crees que podría pasar?"],
      ],
      t: [
        ["What does your mind keep coming back to?", "¿A qué vuelve tu mente una y otra vez?"],
        ["What's the part you dread most?", "¿Qué parte te da más miedo?"],
      ],
    },
  },
  frustrated: {
    reflect: {
      a: [
        ["It is hard when it will not work.", "Es difícil cuando algo no sale."],
        ["You tried, and it is still hard.", "Lo intentaste y aún cuesta."],
      ],
      b: [
        ["You put in effort, and it did not pay off yet.", "Te esforzaste y todavía no salió."],
        [
          "Being stuck is annoying, mostly when you really try.",
          "Atorarse molesta, sobre todo cuando de verdad lo intentas.",
        ],
      ],
      t: [
        [
          "Putting in work and getting nowhere wears anyone down.",
          "Esforzarse y no avanzar desgasta a cualquiera.",
        ],
        [
          "Being stuck on the same thing drains a lot of energy.",
          "Quedarse en el mismo punto gasta mucha energía.",
        ],
      ],
    },
    ask: {
      a: [
        ["What is not working?", "¿Qué es lo que no sale?"],
        ["What did you try?", "¿Qué intentaste?"],
      ],
      b: [
        ["Where do you get stuck?", "¿En qué parte te atoras?"],
        ["What have you tried so far?", "¿Qué has intentado hasta ahora?"],
      ],
      t: [
        ["Which part keeps blocking you?", "¿Qué parte te está frenando?"],
        ["What have you tried already?", "¿Qué has probado ya?"],
      ],
    },
  },
  overwhelmed: {
    reflect: {
      a: [
        ["That is a lot for one kid.", "Eso es mucho para ti."],
        ["Too much at once is hard.", "Es difícil tanto a la vez."],
      ],
      b: [
        ["That is a lot of things at the same time.", "Son muchas cosas al mismo tiempo."],
        [
          "When everything piles up, it is hard to see where to start.",
          "Cuando todo se junta, cuesta ver por dónde empezar.",
        ],
      ],
      t: [
        ["That's a lot to hold at the same time.", "Es mucho para llevar al mismo tiempo."],
        [
          "When it all piles up, even small things feel huge.",
          "Cuando todo se junta, hasta lo pequeño parece enorme.",
        ],
      ],
    },
    ask: {
      a: [
        ["What is the biggest thing?", "¿Qué es lo más grande?"],
        ["What can wait?", "¿Qué puede esperar?"],
      ],
      b: [
        ["Which thing is the biggest right now?", "¿Qué es lo más grande ahora?"],
        ["What is on the pile?", "¿Qué hay en ese montón?"],
      ],
      t: [
        [
          "What's on the list, and which item is the loudest?",
          "¿Qué hay en la lista y qué es lo que más ruido hace?",
        ],
        [
          "If one thing went away, which would help most?",
          "Si se quitara una sola cosa, ¿cuál ayudaría más?",
        ],
      ],
    },
  },
  lonely: {
    reflect: {
      a: [
        ["It hurts to be alone.", "Duele estar sin compañía."],
        ["Many kids feel this too.", "A muchos niños les pasa."],
      ],
      b: [
        ["Feeling alone hurts, even with people around.", "Sentir soledad duele, aunque haya gente cerca."],
        ["Wanting someone to be with is a very human thing.", "Querer compañía es algo muy humano."],
      ],
      t: [
        [
          "You can be in a full room and still feel alone.",
          "Se puede sentir soledad en un cuarto lleno de gente.",
        ],
        [
          "Feeling alone says you need people. It says nothing bad about you.",
          "La soledad dice que necesitas gente. No dice nada malo de ti.",
        ],
      ],
    },
    ask: {
      a: [
        ["When do you feel most alone?", "¿Cuándo sientes más soledad?"],
        ["Who is fun to be with?", "¿Con quién te gusta estar?"],
      ],
      b: [
        ["When in the day do you notice it most?", "¿En qué momento del día lo notas más?"],
        ["Who do you like being with, even a little?", "¿Con quién te gusta estar, aunque sea un poco?"],
      ],
      t: [
        ["When do you notice it most?", "¿Cuándo lo notas más?"],
        ["Who is someone you feel like yourself with?", "¿Con quién puedes ser tú?"],
      ],
    },
  },
  embarrassed: {
    reflect: {
      a: [
        ["That can make your face hot.", "La cara se pone roja con eso."],
        ["It happens to all of us.", "A todos nos pasa."],
      ],
      b: [
        [
          "Moments like that feel huge inside. Others forget them fast.",
          "Esos momentos se sienten enormes por dentro. Los demás los olvidan rápido.",
        ],
        ["Wanting to hide after that makes sense.", "Es normal querer esconderse después de eso."],
      ],
      t: [
        [
          "It can feel like everyone saw. Most people are busy thinking about themselves.",
          "Parece que todos lo vieron. Casi todos están pensando en sí mismos.",
        ],
        [
          "Your mind replays it far more often than anyone else does.",
          "Tu mente lo repite mucho más que la de los demás.",
        ],
      ],
    },
    ask: {
      a: [
        ["How did it start?", "¿Qué pasó?"],
        ["Who was there?", "¿Quién estaba ahí?"],
      ],
      b: [
        ["What happened, if you want to say?", "¿Qué pasó, si quieres contarlo?"],
        ["What do you think others thought?", "¿Qué crees que pensaron los demás?"],
      ],
      t: [
        ["Which part keeps coming back to you?", "¿Qué momento se repite en tu cabeza?"],
        ["What do you imagine they were thinking?", "¿Qué imaginas que pensaban?"],
      ],
    },
  },
  guilty: {
    reflect: {
      a: [
        ["You care. That is good.", "Te importa. Eso es bueno."],
        ["We all mess up some days.", "Todos nos equivocamos a veces."],
      ],
      b: [
        ["Feeling bad about it shows that you care.", "Sentirte mal por eso muestra que te importa."],
        ["A bad choice does not make a bad person.", "Una mala decisión no te hace mala persona."],
      ],
      t: [
        [
          "Guilt usually means it went against what you care about.",
          "La culpa suele decir que algo fue en contra de lo que te importa.",
        ],
        [
          "Guilt is useful when it points to a next step, and useless as a whip.",
          "La culpa sirve si señala el próximo paso. No sirve como castigo.",
        ],
      ],
    },
    ask: {
      a: [
        ["What did you do?", "¿Qué hiciste?"],
        ["What do you wish you did?", "¿Qué harías si fuera hoy?"],
      ],
      b: [
        ["What happened?", "¿Qué pasó?"],
        ["What do you wish you had done?", "¿Qué te gustaría haber hecho?"],
      ],
      t: [
        ["Which part do you wish had gone another way?", "¿Qué parte quisieras que fuera distinta?"],
        ["Who do you think was affected?", "¿A quién crees que le afectó?"],
      ],
    },
  },
  jealous: {
    reflect: {
      a: [["You want it too. That is okay.", "Tú también lo quieres. Está bien."]],
      b: [
        [
          "Jealous is a feeling, not a crime. It shows what you wish for.",
          "Los celos son un sentimiento, no un delito. Muestran lo que deseas.",
        ],
      ],
      t: [
        [
          "Jealousy is a clue about something you want for yourself.",
          "Los celos son una pista de algo que quieres para ti.",
        ],
      ],
    },
    ask: {
      a: [["What do you wish you had?", "¿Qué te gustaría tener?"]],
      b: [["What do they have that you wish for?", "¿Qué tiene esa persona que tú deseas?"]],
      t: [["What's the part you'd like to have yourself?", "¿Qué parte te gustaría tener a ti?"]],
    },
  },
  hurt: {
    reflect: {
      a: [["That can hurt inside.", "Eso duele por dentro."]],
      b: [["It makes sense that it stings.", "Es normal que eso duela."]],
      t: [
        [
          "It stings more when it comes from somebody you trust.",
          "Duele más cuando viene de alguien en quien confías.",
        ],
      ],
    },
    ask: {
      a: [["How did it go?", "¿Qué pasó?"]],
      b: [["What was said or done?", "¿Qué te dijeron o hicieron?"]],
      t: [["What part of it stayed with you?", "¿Qué parte se te quedó?"]],
    },
  },
  tired: {
    reflect: {
      a: [["Your body may need rest.", "Tal vez tu cuerpo pide descanso."]],
      b: [["When we are tired, small things feel big.", "Con cansancio, lo pequeño parece grande."]],
      t: [["Running on empty makes everything harder.", "Sin energía, todo cuesta más."]],
    },
    ask: {
      a: [["Is it a sleepy tired or a sad tired?", "¿Es sueño o es cansancio triste?"]],
      b: [["What has been using up your energy?", "¿Qué te ha gastado la energía?"]],
      t: [["Is it more your body, or more your head?", "¿Es más el cuerpo o más la cabeza?"]],
    },
  },
  bored: {
    reflect: {
      a: [["Not much to do, huh.", "No hay mucho que hacer."]],
      b: [
        [
          "Bored means your brain wants something to do.",
          "El aburrimiento es tu cerebro pidiendo algo que hacer.",
        ],
      ],
      t: [
        [
          "Boredom is often a sign that you want something that matters more.",
          "El aburrimiento a veces pide algo que importe más.",
        ],
      ],
    },
    ask: {
      a: [["What do you like to make?", "¿Qué te gusta crear?"]],
      b: [["What do you do that makes time go fast?", "¿Con qué se te pasa rápido el tiempo?"]],
      t: [["What used to pull you in, even a little?", "¿Qué cosa te atrapaba antes, aunque fuera un poco?"]],
    },
  },
  confused: {
    reflect: {
      a: [["Mixed up is okay.", "Está bien no saber."]],
      b: [
        ["You can have two or three feelings at once.", "Se pueden tener dos o tres sentimientos a la vez."],
      ],
      t: [
        [
          "Mixed feelings are normal, and they don't have to agree.",
          "Es normal mezclar sentimientos. No tienen que estar de acuerdo.",
        ],
      ],
    },
    ask: {
      a: [["Where in your body do you feel it?", "¿En qué parte del cuerpo lo sientes?"]],
      b: [
        [
          "If the feeling had a color, which one would it be?",
          "Si el sentimiento tuviera un color, ¿cuál sería?",
        ],
      ],
      t: [
        [
          "If you had to pick two words for it, which would you pick?",
          "Si tuvieras que elegir dos palabras, ¿cuáles serían?",
        ],
      ],
    },
  },
  numb: {
    reflect: {
      a: [["Some days we feel blank.", "A veces no se siente nada."]],
      b: [
        [
          "Feeling blank can happen when things have been too much.",
          "No sentir nada puede pasar cuando hubo demasiado.",
        ],
      ],
      t: [
        [
          "Feeling blank is often what comes after too much for too long.",
          "No sentir nada suele llegar después de demasiado por mucho tiempo.",
        ],
      ],
    },
    ask: {
      a: [["Who can give you a hug?", "¿Quién te puede dar un abrazo?"]],
      b: [["How long has it been like this?", "¿Desde cuándo es así?"]],
      t: [
        ["How long has it been like that, and who knows about it?", "¿Desde cuándo es así y quién lo sabe?"],
      ],
    },
  },
  low: {
    reflect: {
      a: [
        ["Not so good, then.", "No muy bien, entonces."],
        ["That is hard.", "Eso es difícil."],
      ],
      b: [
        ["Not such a good day, then.", "No es un buen día, entonces."],
        ["Some days are just hard.", "Hay días difíciles."],
      ],
      t: [
        ["Sounds like things aren't great right now.", "Parece que las cosas no van muy bien."],
        ["Not okay is an honest answer.", "Decir que no estás bien es una respuesta honesta."],
      ],
    },
    ask: {
      a: [
        ["What was the hard part?", "¿Qué fue lo difícil?"],
        ["How did it go today?", "¿Qué pasó hoy?"],
      ],
      b: [
        ["What has been going on?", "¿Qué ha pasado?"],
        [
          "Which word is closest: sad, mad, worried or tired?",
          "¿Qué se acerca más: algo triste, enojo, miedo o sueño?",
        ],
      ],
      t: [
        ["What's been going on?", "¿Qué ha estado pasando?"],
        [
          "What would you call it, if you had to pick a word?",
          "¿Qué nombre le pondrías, si tuvieras que elegir uno?",
        ],
      ],
    },
  },
  happy: {
    reflect: {
      a: [
        ["That is a good feeling.", "Qué buen sentimiento."],
        ["Good days count too.", "Los días buenos también cuentan."],
      ],
      b: [
        ["Good moments are worth a second look.", "Los buenos momentos merecen una segunda mirada."],
        ["That is good to hear.", "Qué bien."],
      ],
      t: [
        [
          "Good moments are easy to rush past. This one is worth a pause.",
          "Lo bueno pasa rápido. Este momento merece una pausa.",
        ],
        ["That's worth noticing.", "Eso merece notarse."],
      ],
    },
    ask: {
      a: [
        ["What made it good?", "¿Qué lo hizo tan bueno?"],
        ["Who was with you?", "¿Quién estaba contigo?"],
      ],
      b: [
        ["What was the best part?", "¿Cuál fue la mejor parte?"],
        ["Who was part of it?", "¿Quién estuvo contigo?"],
      ],
      t: [
        ["What do you think made the difference?", "¿Qué crees que hizo la diferencia?"],
        ["What did you do that helped it happen?", "¿Qué hiciste tú para que pasara?"],
      ],
    },
  },
  excited: {
    reflect: {
      a: [["That sounds fun.", "Suena divertido."]],
      b: [["Something good is coming, and your body knows it.", "Viene algo bueno y tu cuerpo ya lo sabe."]],
      t: [["That kind of energy is nice to have.", "Es bonito tener esa energía."]],
    },
    ask: {
      a: [["What is it?", "¿Qué es?"]],
      b: [["What are you looking forward to most?", "¿Qué es lo que más esperas?"]],
      t: [["What are you looking forward to most?", "¿Qué parte esperas con más ganas?"]],
    },
  },
  proud: {
    reflect: {
      a: [["You worked for that.", "Trabajaste para eso."]],
      b: [["You put work into that, and it shows.", "Le pusiste trabajo y se nota."]],
      t: [
        ["That came from effort, and you get to enjoy it.", "Eso salió de tu esfuerzo y puedes disfrutarlo."],
      ],
    },
    ask: {
      a: [["How did you do it?", "¿Cómo lo hiciste?"]],
      b: [["What did you do that made it work?", "¿Qué hiciste para que saliera?"]],
      t: [["What did it take to get there?", "¿Qué hizo falta para llegar ahí?"]],
    },
  },
  confident: {
    reflect: {
      a: [["That is a strong feeling.", "Es un sentimiento fuerte."]],
      b: [
        [
          "Confidence grows each time you do a hard thing.",
          "La confianza crece cada vez que haces algo difícil.",
        ],
      ],
      t: [
        [
          "It's useful to know what that feels like, so you can find it again.",
          "Sirve saber cómo se siente, para encontrarla otra vez.",
        ],
      ],
    },
    ask: {
      a: [["What can you do well?", "¿Qué te sale bien?"]],
      b: [["What helped you feel that way?", "¿Qué te ayudó a sentirlo?"]],
      t: [["What helped it grow?", "¿Qué la hizo crecer?"]],
    },
  },
  calm: {
    reflect: {
      a: [["Calm is nice.", "La calma es bonita."]],
      b: [["Calm is a good place to think from.", "Con calma se piensa mejor."]],
      t: [
        [
          "Calm is worth noticing, because then you can find your way back to it.",
          "Vale la pena notar la calma, para saber volver a ella.",
        ],
      ],
    },
    ask: {
      a: [["What helps you feel calm?", "¿Qué te da calma?"]],
      b: [["What brought the calm?", "¿Qué trajo esa calma?"]],
      t: [["What helped you get there?", "¿Qué te ayudó a llegar ahí?"]],
    },
  },
};
