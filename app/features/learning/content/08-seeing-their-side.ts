import { activity, bands, choice, item, lesson, readListen, reflect, sound, t, track } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const seeingTheirSide = lesson({
  id: "8",
  order: 8,
  category: "social_skills",
  corePart: "others_feelings",
  title: t("Seeing Their Side", "Ver el otro lado"),
  description: t("Read the clues to what someone feels, and check before you decide.", "Lee las pistas de lo que alguien siente y pregunta antes de decidir."),
  requires: [],
  familySkill: t("Noticing how others feel, and asking instead of guessing.", "Notar cómo se sienten los demás y preguntar en vez de adivinar."),
  familyQuestion: t("When did you guess wrong about how someone felt?", "¿Cuándo adivinaste mal lo que alguien sentía?"),
  activities: [
    readListen("same-song-two-ears", 2, t("Same Song, Two Ears", "Una canción, dos oídos"),
      sound(88, "k..sk..sk..sk..sk..sk..sk..sk..s", "D4 . F4 . A4 . F4 . D4 . F4 . A4 . C5 . A4 . F4 . D4 . F4 . A4 . . . D4 . . .", t("A rolling tune with a steady beat. It can sound brave or lonely, depending on who listens.", "Una melodía que avanza con ritmo parejo. Puede sonar valiente o solitaria, según quién escuche.")),
      bands(
        [t("You hear a song and think: fun! I hear it and think: sad.", "Tú oyes una canción y piensas: ¡qué alegre! Yo la oigo y pienso: triste."), t("We can feel two ways. You are not wrong. I am not wrong.", "Podemos sentir distinto. Tú no estás mal. Yo no estoy mal."), t("How can you know what I feel? Look at my face. Then ask me!", "¿Cómo sabes qué siento? Mira mi cara. ¡Y luego pregúntame!")],
        [t("Play the sound. Does it feel brave or lonely to you? Ask someone near you. You may not agree.", "Pon el sonido. ¿Te suena valiente o solitario? Pregúntale a alguien. Tal vez no opine igual."), t("The same thing can feel different to two people. A loud party is fun for one and too much for another.", "Una misma cosa puede sentirse distinta para dos personas. Una fiesta ruidosa divierte a uno y cansa a otro."), t("To see someone's side, look for clues, make a guess, and then check your guess.", "Para ver el lado de alguien, busca pistas, haz una suposición y luego compruébala.")],
        [t("Play the sound and name the mood. Now imagine someone who just moved away from home. What might they hear in it?", "Pon el sonido y nombra el ánimo. Ahora imagina a alguien que acaba de dejar su casa. ¿Qué oirá?"), t("We read faces, voices and posture all day long, mostly without noticing. We are good at it, and we are also wrong more than we think.", "Leemos caras, voces y posturas todo el día, casi sin darnos cuenta. Somos buenos en eso, y también nos equivocamos más de lo que creemos."), t("Clues give you a guess. Only the other person can tell you if it is right. And people from different families or cultures show the same feeling in different ways.", "Las pistas te dan una suposición. Solo la otra persona puede decirte si es correcta. Y las familias y culturas muestran un mismo sentimiento de formas distintas.")],
        [t("Play the sound twice, and imagine two listeners: someone who just won, someone who just left home. The notes stay the same. The song does not.", "Pon el sonido dos veces e imagina dos oyentes: quien acaba de ganar y quien acaba de irse de su casa. Las notas son iguales. La canción no."), t("Empathy has two halves. One is catching what someone feels. The other is working out what the world looks like from where they stand.", "La empatía tiene dos mitades. Una es captar lo que alguien siente. La otra es entender cómo se ve el mundo desde su lugar."), t("Both can fail. We read people through our own habits: eye contact is respect in one home and defiance in the next. So hold your guess lightly, and ask.", "Las dos pueden fallar. Leemos a la gente desde nuestras costumbres: mirar a los ojos es respeto en una casa y desafío en otra. Así que toma tu suposición con calma, y pregunta.")],
      )),
    activity("feelings_sort", "clue-or-guess", 3, t("Clue or Guess?", "¿Pista o suposición?"), bands(
      { ask: t("How might this kid feel?", "¿Cómo se puede sentir?"), buckets: [t("Glad", "Contento"), t("Sad", "Triste"), t("Scared", "Asustado")], items: [
        item(1, t("Looks down. A slow walk.", "Mira al piso. Camina lento."), t("It looks sad. You could ask, \"Are you okay?\"", "Parece triste. Puedes preguntar: «¿Estás bien?».")),
        item(0, t("A big smile. Jumps up and down.", "Gran sonrisa. Da saltos."), t("It looks glad!", "¡Parece contento!")),
        item(2, t("Big eyes. Hides behind Mom.", "Ojos muy abiertos. Se esconde con su mamá."), t("It looks scared. Give some room and a smile.", "Parece asustado. Dale espacio y una sonrisa.")),
        item(1, t("Wet eyes. Sits alone.", "Ojos llorosos. Se sienta solo."), t("It looks sad. You can sit close by.", "Parece triste. Te puedes sentar cerca.")),
      ] },
      { ask: t("Is it a clue you can see or hear, or is it a guess?", "¿Es una pista que se ve o se oye, o es una suposición?"), buckets: [t("Clue", "Pista"), t("Guess", "Suposición")], items: [
        item(0, t("His voice got quiet", "Bajó la voz"), t("You heard it. That is a clue.", "Lo oíste. Es una pista.")),
        item(1, t("He hates me", "Me odia"), t("You can't see that. It is a guess.", "Eso no se ve. Es una suposición.")),
        item(0, t("She crossed her arms", "Cruzó los brazos"), t("A clue. It could mean mad, or just cold!", "Es una pista. Puede ser enojo, ¡o frío!")),
        item(1, t("They did it on purpose", "Lo hicieron a propósito"), t("A guess. Ask before you believe it.", "Suposición. Pregunta antes de creerla.")),
        item(0, t("He didn't eat his lunch", "No se comió su almuerzo"), t("A clue that something may be up.", "Una pista de que algo puede pasar.")),
      ] },
      { ask: t("Clue, or story you are telling yourself?", "¿Pista, o historia que te cuentas?"), buckets: [t("Clue", "Pista"), t("Story", "Historia")], items: [
        item(0, t("She read my message and has not replied", "Leyó mi mensaje y no ha contestado"), t("That is what happened. The reason is still open.", "Eso pasó. El porqué sigue abierto.")),
        item(1, t("She is ignoring me", "Me está ignorando"), t("A story. Her phone may have been taken away.", "Una historia. Quizá le quitaron el teléfono.")),
        item(0, t("He sat at another table today", "Hoy se sentó en otra mesa"), t("A clue. It has more than one possible cause.", "Una pista. Puede tener varias causas.")),
        item(1, t("He thinks he is better than us", "Se cree mejor que nosotros"), t("You can't see a thought.", "Los pensamientos no se ven.")),
        item(0, t("Her answers are one word long", "Contesta con una sola palabra"), t("A clue worth a kind question.", "Una pista que merece una pregunta amable.")),
      ] },
      { ask: t("Separate what you saw, what you assume, and what you could ask.", "Separa lo que viste, lo que supones y lo que podrías preguntar."), buckets: [t("Observation", "Observación"), t("Assumption", "Suposición"), t("Good question", "Buena pregunta")], items: [
        item(0, t("He left practice without saying goodbye", "Se fue del entrenamiento sin despedirse"), t("Anyone there could have filmed it.", "Cualquiera lo habría podido grabar.")),
        item(1, t("He's mad about the lineup", "Está molesto por la alineación"), t("Plausible, but unchecked.", "Es posible, pero no está comprobado.")),
        item(2, t("You left quickly. Everything all right?", "Te fuiste rápido. ¿Todo bien?"), t("It names what you saw and leaves room for any answer.", "Dice lo que viste y deja lugar a cualquier respuesta.")),
        item(1, t("She doesn't care about the group", "No le importa el grupo"), t("Motives are invisible. Workloads and worries often are too.", "Las intenciones no se ven. Muchas veces tampoco el cansancio ni las preocupaciones.")),
        item(2, t("What was that like for you?", "¿Cómo fue eso para ti?"), t("Open, short and hard to answer with a shrug.", "Abierta, corta y difícil de contestar con los hombros.")),
      ] },
    )),
    activity("scenario", "the-quiet-one", 4, t("The Quiet One", "Quien se quedó callado"), bands(
      { story: t("Leo's dog is sick. He does not want to play. What do you do?", "El perro de Leo está enfermo. No quiere jugar. ¿Qué haces?"), choices: [
        choice("helps", t("Sit with him and say, \"I am here.\"", "Sentarte con él y decir: «Aquí estoy»."), t("Leo leans on you. You did not fix it. You helped a lot.", "Leo se apoya en ti. No lo arreglaste, pero ayudaste mucho.")),
        choice("mixed", t("Tell a joke.", "Contar un chiste."), t("It may help, or it may be too soon. Look at his face to see.", "Puede ayudar o puede ser muy pronto. Mira su cara.")),
        choice("hurts", t("Say, \"It is just a dog.\"", "Decir: «Solo es un perro»."), t("Leo cries. It is a big thing to him. You can say sorry.", "Leo llora. Para él es algo grande. Puedes pedir perdón.")),
      ] },
      { story: t("Aisha was picked to read her poem out loud. She read it fast and ran to her seat. Now she has her head down.", "Eligieron a Aisha para leer su poema. Lo leyó rápido y corrió a su lugar. Ahora tiene la cabeza baja."), choices: [
        choice("helps", t("Whisper, \"I liked the part about the moon. Are you okay?\"", "Decirle bajito: «Me gustó la parte de la luna. ¿Estás bien?»."), t("She says, \"My hands would not stop shaking.\" You noticed, you asked, and you did not make a fuss.", "Ella dice: «No me dejaban de temblar las manos». Lo notaste, preguntaste y no hiciste un escándalo.")),
        choice("mixed", t("Clap and cheer very loudly.", "Aplaudir y gritar muy fuerte."), t("You want to help! But she wanted fewer eyes on her. What fits her best?", "¡Quieres ayudar! Pero ella quería menos miradas. ¿Qué le va mejor a ella?")),
        choice("hurts", t("Say, \"Why did you run?\"", "Decir: «¿Por qué corriste?»."), t("She feels even more seen. The same question can wait and be softer.", "Se siente aún más observada. Esa pregunta puede esperar y ser más suave.")),
      ] },
      { story: t("A boy in your class fasts for Ramadan. At lunch someone says, \"Just eat, nobody will know,\" and waves pizza at him. He laughs, but only with his mouth.", "Un compañero ayuna por Ramadán. En el almuerzo alguien le dice: «Come, nadie se va a enterar», y le pasa la pizza por la cara. Él se ríe, pero solo con la boca."), choices: [
        choice("helps", t("Say, \"Hey, leave it,\" and ask him, \"Want to go shoot hoops?\"", "Decir: «Oye, ya déjalo», y preguntarle: «¿Vamos a tirar a la canasta?»."), t("He breathes out. Later he tells you why it matters to him. You read the clue under the laugh.", "Él respira. Después te cuenta por qué le importa. Leíste la pista detrás de la risa.")),
        choice("mixed", t("Ask him lots of questions about fasting.", "Hacerle muchas preguntas sobre el ayuno."), t("Being curious is good. In front of everyone, it can feel like a show. Ask one to one, and ask if he minds.", "La curiosidad es buena. Frente a todos puede sentirse como un espectáculo. Pregunta a solas, y pregunta si le molesta.")),
        choice("hurts", t("Laugh along. He is laughing too.", "Reírte también. Él se está riendo."), t("A laugh can be a shield. Look at the eyes and the shoulders as well.", "Una risa puede ser un escudo. Mira también los ojos y los hombros.")),
      ] },
      { story: t("Your friend Mei used to text every day. For two weeks her replies have been short, and twice she has cancelled. Someone says that she is stuck-up now. You remember she has mentioned her mother working nights.", "Tu amiga Mei te escribía todos los días. Hace dos semanas contesta poco, y ya canceló dos veces. Alguien dice que se volvió creída. Tú recuerdas que mencionó que su mamá trabaja de noche."), choices: [
        choice("helps", t("Write: \"I miss you. No pressure to explain. If things are heavy, I can just keep you company.\"", "Escribirle: «Te extraño. No tienes que explicar nada. Si las cosas están pesadas, te acompaño y ya»."), t("Mei calls that night. She's been looking after her little brother. You gave her a door, and you did not push her through it.", "Mei te llama esa noche. Ha estado cuidando a su hermanito. Le abriste una puerta y no la empujaste.")),
        choice("mixed", t("Give her space and wait.", "Darle espacio y esperar."), t("Respectful, and sometimes right. From outside, though, space can look like not caring. One short line changes that.", "Es respetuoso y a veces es lo mejor. Pero desde afuera puede parecer que no te importa. Una línea corta lo cambia.")),
        choice("hurts", t("Agree that she has changed, and stop inviting her.", "Decir que sí, que cambió, y dejar de invitarla."), t("A story without evidence just cost her a friend in a hard month.", "Una historia sin pruebas le costó una amistad en un mes difícil.")),
      ] },
    )),
    activity("make_it_in_the_dj", "a-track-for-someone", 4, t("A Track for Someone", "Una canción para alguien"), bands(
      track(t("Think of one kid or grown-up. How do they feel today? Make a song for them.", "Piensa en un niño o un adulto. ¿Cómo se siente hoy? Crea una canción para esa persona."), "happy", "social_skills", t("Would they like it fast or slow?", "¿Le gustaría rápida o lenta?")),
      track(t("Pick a person you know. Make a track for how they may feel, in a style that they like, not just you.", "Elige a alguien que conozcas. Crea una canción para lo que puede sentir, en un estilo que le guste a esa persona."), "happy", "social_skills", t("How will you check if your guess is right?", "¿Cómo vas a comprobar si adivinaste?")),
      track(t("Make a track for someone else. Use the feeling you think they have and the style they would pick.", "Crea una canción para otra persona. Usa el sentimiento que crees que tiene y el estilo que ella elegiría."), "sad", "social_skills", t("Which clues did you use? What could you ask them?", "¿Qué pistas usaste? ¿Qué le podrías preguntar?")),
      track(t("Make a track for someone whose week looks different from yours. Start from where they are, not from where you want them to be.", "Crea una canción para alguien cuya semana es distinta a la tuya. Empieza donde está esa persona, no donde tú quieres que esté."), "sad", "social_skills", t("Listen as if you were them. What would you change?", "Escúchala como si fueras esa persona. ¿Qué cambiarías?")),
    )),
    activity("reflection", "one-question", 1, t("One Question", "Una pregunta"), bands(
      reflect(t("Who will you ask, \"How are you?\"", "¿A quién le vas a preguntar: «¿Cómo estás?»?"), t("My bus driver.", "A la persona que maneja mi autobús."), t("My grandma.", "A mi abuela.")),
      reflect(t("Whose side will you try to see this week?", "¿El lado de quién vas a tratar de ver esta semana?"), t("My sister's, when we fight over the TV.", "El de mi hermana, cuando peleamos por la tele."), t("The new kid's.", "El del niño nuevo.")),
      reflect(t("Which story about someone will you check this week?", "¿Qué historia sobre alguien vas a comprobar esta semana?"), t("That my coach doesn't like me.", "Que no le caigo bien al entrenador."), t("That she ignored me.", "Que ella me ignoró.")),
      reflect(t("What question could open a door with someone you have written off?", "¿Qué pregunta podría abrir una puerta con alguien a quien ya descartaste?"), t("What's it like on your side?", "¿Cómo se ve desde tu lado?"), t("Is there something I missed?", "¿Hay algo que no vi?")),
    )),
  ],
  takeHome: bands(
    [t("Look at the face.", "Mira la cara."), t("Ask: \"Are you okay?\"", "Pregunta: «¿Estás bien?»."), t("Sit close by.", "Siéntate cerca.")],
    [t("Find the clue. Make a guess. Check it.", "Busca la pista. Supón. Comprueba."), t("Same thing, two feelings: both are real.", "Una misma cosa, dos sentimientos: los dos son de verdad.")],
    [t("Clue or story? Know which one you have.", "¿Pista o historia? Distingue cuál tienes."), t("Look past the laugh.", "Mira detrás de la risa."), t("Ask one to one.", "Pregunta a solas.")],
    [t("Observation, assumption, question.", "Observación, suposición, pregunta."), t("Hold your guess lightly.", "Toma tu suposición con calma."), t("Open a door. Don't push.", "Abre una puerta. No empujes.")],
  ),
});
