import { activity, bands, item, lesson, question, readListen, reflect, sound, t, track } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const namingMyFeelings = lesson({
  id: "5",
  order: 5,
  category: "self_awareness",
  corePart: "own_feelings",
  title: t("Naming My Feelings", "Ponerle nombre a lo que siento"),
  description: t("Find the right word for a feeling, and notice how big it is.", "Encuentra la palabra justa para un sentimiento y nota qué tan grande es."),
  requires: [],
  familySkill: t("Naming a feeling with a precise word makes it easier to handle.", "Nombrar un sentimiento con la palabra justa ayuda a manejarlo."),
  familyQuestion: t("What was today's feeling, and was it small, medium or big?", "¿Cuál fue el sentimiento de hoy, y fue chico, mediano o grande?"),
  activities: [
    readListen("what-do-you-hear", 2, t("What Do You Hear?", "¿Qué oyes?"),
      sound(76, "................................", "A3 . C4 . E4 . C4 . A3 . C4 . E4 . . . C4 . E4 . G4 . E4 . C4 . E4 . C5 . . .", t("A tune that begins low and a little sad, and ends higher and brighter.", "Una melodía que empieza grave y un poco triste, y termina más aguda y alegre.")),
      bands(
        [t("Songs can sound sad or glad. Can you hear both in this one?", "Las canciones suenan tristes o alegres. ¿Oyes las dos cosas en esta?"), t("You have a lot of feelings, too. Each one has a name.", "Tú también tienes muchos sentimientos. Cada uno tiene un nombre."), t("When you say its name, you can ask for help.", "Cuando dices su nombre, puedes pedir ayuda.")],
        [t("Listen. Where does the tune change? Some hear sad turn into hope. You may hear something else, and that is fine.", "Escucha. ¿Dónde cambia la melodía? Hay quien oye que lo triste se vuelve esperanza. Tú quizá oigas otra cosa, y está bien."), t("\"Good\" and \"bad\" are very small words for all the things you feel. Mad, let down, nervous and lonely are not the same.", "«Bien» y «mal» son palabras muy chicas para todo lo que sientes. Enojado, decepcionado, nervioso y solo no son lo mismo."), t("The right name is like a key. It helps you know what you need.", "El nombre correcto es como una llave. Te ayuda a saber qué necesitas.")],
        [t("Listen for the turn in the tune. Two people can hear the same notes and feel different things. Neither one is wrong.", "Busca el cambio en la melodía. Dos personas pueden oír las mismas notas y sentir cosas distintas. Ninguna se equivoca."), t("When someone asks how you are, \"fine\" is quick, but it hides a lot. Are you bored, tired, tense, or a bit lonely?", "Cuando te preguntan cómo estás, «bien» es rápido, pero esconde mucho. ¿Te aburres, te cansas, estás tenso o te sientes un poco solo?"), t("A sharper word helps in two ways. It cools the feeling a little, and it points to what might help.", "Una palabra más precisa ayuda de dos maneras. Enfría un poco el sentimiento y te da una pista de lo que te puede servir.")],
        [t("Listen for the moment the tune turns. Composers have hundreds of shades between sad and happy. Most of us get by with about five words.", "Busca el momento en que la melodía cambia. Los compositores tienen cientos de matices entre triste y feliz. La mayoría nos arreglamos con unas cinco palabras."), t("Precise words matter. \"Stressed\" could be overloaded, unprepared, torn or worn out, and each of those needs something different.", "Las palabras precisas importan. «Estresado» puede ser saturado, mal preparado, dividido o agotado, y cada cosa pide algo distinto."), t("Putting a feeling into words tends to turn its volume down. It is a skill, and it grows with use. Any language counts, including the one you speak at home.", "Poner un sentimiento en palabras suele bajarle el volumen. Es una habilidad y crece con el uso. Cualquier idioma cuenta, también el que hablas en casa.")],
      )),
    activity("feelings_sort", "how-big-is-it", 3, t("How Big Is It?", "¿Qué tan grande es?"), bands(
      { ask: t("Is it a small feeling or a big one?", "¿Es un sentimiento chico o grande?"), buckets: [t("Small", "Chico"), t("Big", "Grande")], items: [
        item(0, t("A bit sad", "Un poco triste"), t("Small feelings count, too.", "Los sentimientos chicos también cuentan.")),
        item(1, t("So mad I could yell", "Tan enojado que quiero gritar"), t("A big one! Breathe first.", "¡Es grande! Primero respira.")),
        item(1, t("So glad I jump", "Tan contento que salto"), t("Glad can be big, too.", "La alegría también puede ser grande.")),
        item(0, t("A bit shy", "Un poco de pena"), t("Small. It may go when you say hi.", "Es chico. A veces se va al decir hola.")),
      ] },
      { ask: t("These words belong to feeling families. Which family?", "Estas palabras son de familias de sentimientos. ¿De cuál?"), buckets: [t("Mad family", "Familia del enojo"), t("Scared family", "Familia del miedo"), t("Glad family", "Familia de la alegría")], items: [
        item(0, t("Annoyed", "Molesto"), t("Small mad.", "Enojo chico.")),
        item(1, t("Worried", "Preocupado"), t("Scared of what might come.", "Miedo de lo que puede venir.")),
        item(0, t("Furious", "Furioso"), t("Mad at its biggest.", "El enojo más grande.")),
        item(2, t("Proud", "Orgulloso"), t("Glad about what you did.", "Alegría por lo que hiciste.")),
        item(1, t("Terrified", "Aterrado"), t("Scared at its biggest.", "El miedo más grande.")),
        item(2, t("Thankful", "Agradecido"), t("Glad that someone helped.", "Alegría porque alguien ayudó.")),
      ] },
      { ask: t("Sort each word by how strong it is.", "Ordena cada palabra por su fuerza."), buckets: [t("Mild", "Suave"), t("Medium", "Medio"), t("Strong", "Fuerte")], items: [
        item(0, t("Irritated", "Fastidiado"), t("A mild kind of angry. Best time to act.", "Un enojo suave. El mejor momento para actuar.")),
        item(2, t("Enraged", "Furioso"), t("Strong. Cool down before you talk.", "Fuerte. Cálmate antes de hablar.")),
        item(1, t("Nervous", "Nervioso"), t("Medium. You can often still use it.", "Medio. Muchas veces todavía puedes usarlo.")),
        item(2, t("Panicked", "En pánico"), t("Strong. Breathe and find someone safe.", "Fuerte. Respira y busca a alguien de confianza.")),
        item(0, t("Content", "A gusto"), t("Mild and quiet. Easy to miss, good to notice.", "Suave y callado. Fácil de pasar por alto, bueno de notar.")),
      ] },
      { ask: t("People call all of these \"stressed\". Which need sits under each?", "A todo esto le decimos «estrés». ¿Qué necesidad hay en cada caso?"), buckets: [t("Needs rest", "Necesita descanso"), t("Needs a plan", "Necesita un plan"), t("Needs people", "Necesita compañía")], items: [
        item(0, t("Drained after a double shift", "Agotado después de un turno doble"), t("No plan beats sleep here.", "Aquí ningún plan le gana a dormir.")),
        item(1, t("Overwhelmed by five open tasks", "Saturado con cinco pendientes"), t("Write them down and pick one.", "Anótalos y elige uno.")),
        item(2, t("Lonely in a new school", "Solo en una escuela nueva"), t("One honest talk does more than an evening of scrolling.", "Una plática sincera hace más que una noche en el teléfono.")),
        item(1, t("Torn between two choices", "Dividido entre dos opciones"), t("Listing what matters most gives you a way forward.", "Anotar qué importa más te da un camino.")),
        item(2, t("Grieving someone you lost", "De duelo por alguien que perdiste"), t("Grief is not a problem to solve. It is easier to carry with others.", "El duelo no es un problema que se resuelve. Con otros pesa menos.")),
      ] },
    )),
    activity("quiz", "find-the-word", 3, t("Find the Word", "Encuentra la palabra"), bands(
      { questions: [
        question(t("Zuri has a big test. Her tummy feels funny. She is...", "Zuri tiene un examen grande. Siente raro el estómago. Está..."), [t("nervous", "nerviosa"), t("mad", "enojada"), t("bored", "aburrida")], 0, t("A funny tummy can say, \"I am nervous.\"", "El estómago raro puede decir: «Estoy nerviosa».")),
        question(t("Can you feel two things at once?", "¿Puedes sentir dos cosas a la vez?"), [t("Yes", "Sí"), t("No", "No")], 0, t("Yes! You can be glad and sad on the last day of school.", "¡Sí! Puedes estar alegre y triste el último día de clases.")),
      ] },
      { questions: [
        question(t("Your best friend is moving away, but you get to visit. Which words fit?", "Tu mejor amigo se muda, pero podrás visitarlo. ¿Qué palabras van mejor?"), [t("Sad and hopeful", "Triste y con esperanza"), t("Just fine", "Solo bien"), t("Jealous", "Celoso")], 0, t("Two feelings can share the same seat.", "Dos sentimientos pueden compartir el asiento.")),
        question(t("You studied hard and still got a low grade. What is the best word?", "Estudiaste mucho y sacaste una nota baja. ¿Cuál es la mejor palabra?"), [t("Disappointed", "Decepcionado"), t("Shy", "Tímido"), t("Calm", "Tranquilo")], 0, t("Disappointed means you hoped for more. It shows that you care.", "Decepcionado quiere decir que esperabas más. Muestra que te importa.")),
      ] },
      { questions: [
        question(t("Your friends made plans without you. Your first word is \"angry\". What could be under it?", "Tus amigos hicieron planes sin ti. Tu primera palabra es «enojado». ¿Qué puede haber debajo?"), [t("Left out", "Excluido"), t("Bored", "Aburrido"), t("Proud", "Orgulloso")], 0, t("Anger often stands in front of hurt. Naming the hurt tells you what to ask for.", "El enojo suele ponerse delante del dolor. Nombrar el dolor te dice qué pedir.")),
        question(t("Which sentence gives you more to work with?", "¿Qué frase te ayuda más?"), [t("I feel bad.", "Me siento mal."), t("I feel tense about tomorrow's tryout.", "Estoy tenso por la prueba de mañana."), t("Everything is awful.", "Todo es horrible.")], 1, t("A precise word and a cause: now you can plan.", "Una palabra precisa y una causa: ya puedes hacer un plan.")),
      ] },
      { questions: [
        question(t("A cousin gets the scholarship you wanted. You feel happy for her, and something else. Which name is most honest and useful?", "Una prima gana la beca que tú querías. Te alegras por ella y sientes algo más. ¿Qué nombre es más sincero y útil?"), [t("I'm a terrible person.", "Soy una mala persona."), t("I'm envious, and I'm glad for her too.", "Siento envidia, y también me alegro por ella."), t("I'm totally fine.", "Estoy perfectamente.")], 1, t("Mixed feelings are normal. The first option is a judgment, not a feeling.", "Los sentimientos mezclados son normales. La primera opción es un juicio, no un sentimiento.")),
        question(t("Why does naming a feeling tend to help?", "¿Por qué suele ayudar nombrar un sentimiento?"), [t("It makes it disappear.", "Porque lo hace desaparecer."), t("It gives you distance from it and a hint about what you need.", "Porque te da distancia y una pista de lo que necesitas."), t("It proves you are right.", "Porque prueba que tienes razón.")], 1, t("The feeling stays for a while, but now you are looking at it instead of looking through it.", "El sentimiento se queda un rato, pero ahora lo miras en vez de mirar todo a través de él.")),
      ] },
    )),
    activity("make_it_in_the_dj", "the-sound-of-it", 4, t("The Sound of It", "Cómo suena"), bands(
      track(t("Pick how you feel. Make a song that sounds like it. All feelings can be songs.", "Elige cómo te sientes. Crea una canción que suene así. Todo sentimiento puede ser canción."), "happy", "focus", t("Is it fast or slow? High or low?", "¿Es rápida o lenta? ¿Aguda o grave?")),
      track(t("Pick the feeling you have right now, or one from this week. Make a track that sounds like it.", "Elige el sentimiento que tienes ahora, o uno de esta semana. Crea una canción que suene así."), "happy", "focus", t("Which part of the track sounds most like the feeling?", "¿Qué parte de la canción se parece más al sentimiento?")),
      track(t("Choose a feeling from this week and make a track for it. Then change one setting. Does the feeling change?", "Elige un sentimiento de esta semana y crea su canción. Luego cambia una opción. ¿Cambia el sentimiento?"), "sad", "focus", t("Listen for what makes it feel that way: the speed, the low notes, the space.", "Fíjate en qué la hace sentir así: la velocidad, las notas graves, los espacios.")),
      track(t("Pick a mixed feeling you know well. Make one track that leads with one side of it, and listen for the other.", "Elige un sentimiento mezclado que conozcas bien. Crea una canción que empiece por un lado y busca el otro al escucharla."), "sad", "focus", t("Put three exact words on what you hear. Avoid \"good\", \"bad\" and \"fine\".", "Ponle tres palabras exactas a lo que oyes. Sin «bien», «mal» ni «normal».")),
    )),
    activity("reflection", "today-in-one-word", 2, t("Today in One Word", "Hoy en una palabra"), bands(
      reflect(t("What is your feeling right now?", "¿Qué sientes ahora mismo?"), t("I am calm.", "Estoy en calma."), t("I am a bit sad.", "Estoy un poco triste."), t("I am glad.", "Estoy contento.")),
      reflect(t("What do you feel, and how big is it from 1 to 5?", "¿Qué sientes y qué tan grande es, del 1 al 5?"), t("Nervous, 2.", "Nervioso, 2."), t("Proud, 4.", "Orgulloso, 4."), t("Tired, 3.", "Cansado, 3.")),
      reflect(t("Name today's feeling with a word you don't use often.", "Nombra el sentimiento de hoy con una palabra que casi no uses."), t("Restless.", "Inquieto."), t("Relieved.", "Aliviado."), t("On edge.", "Con los nervios de punta.")),
      reflect(t("Finish the line: I said I was ..., but a truer word is ... .", "Termina la frase: dije que estaba..., pero una palabra más cierta es... ."), t("I said fine. A truer word is worn out.", "Dije bien. Una palabra más cierta es agotado."), t("I said angry. A truer word is hurt.", "Dije enojado. Una palabra más cierta es dolido.")),
    )),
  ],
  takeHome: bands(
    [t("Say its name.", "Di su nombre."), t("Is it small or big?", "¿Es chico o grande?")],
    [t("Find the word. Then ask: how big, 1 to 5?", "Busca la palabra. Luego di: ¿qué tan grande es, del 1 al 5?"), t("Two feelings at once is okay.", "Sentir dos cosas a la vez está bien.")],
    [t("Trade \"fine\" for a sharper word.", "Cambia «bien» por una palabra más precisa."), t("Ask what is under it.", "Pregúntate qué hay debajo."), t("The word tells you what you need.", "La palabra te dice qué necesitas.")],
    [t("Name it, size it, ask what it needs.", "Nómbralo, mídelo, pregunta qué necesita."), t("A judgment is not a feeling.", "Un juicio no es un sentimiento."), t("Mixed is normal.", "Mezclado es normal.")],
  ),
});
