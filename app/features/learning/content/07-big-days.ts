import { activity, bands, breathe, item, lesson, readListen, reflect, sound, t } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const bigDays = lesson({
  id: "7",
  order: 7,
  category: "self_management",
  corePart: "coping",
  title: t("Worry and Big Days", "Preocupaciones y días grandes"),
  description: t("Settle a busy mind before a test, a game or something new.", "Calma una mente inquieta antes de un examen, un partido o algo nuevo."),
  requires: [],
  familySkill: t("Sorting worries into what I can change and what I can't, and coming back to the present.", "Separar lo que puedo cambiar de lo que no, y volver al presente."),
  familyQuestion: t("What is one worry you can do something about, and one you can set down?", "¿Qué preocupación puedes atender y cuál puedes soltar?"),
  activities: [
    readListen("the-busy-radio", 2, t("The Busy Radio", "La radio ruidosa"),
      sound(120, "hhhhhhhhhhhhhhhhh.h.h.h.h...h...", "E5 D5 E5 C5 E5 D5 F5 E5 D5 C5 E5 D5 C5 . G4 . C5 . . . G4 . . . C5 . . . . . . .", t("A busy, buzzing pattern that thins out little by little until one calm note is left.", "Un patrón inquieto que poco a poco se vacía hasta que queda una sola nota tranquila.")),
      bands(
        [t("A worry is like a loud radio. It talks and talks: what if, what if?", "Una preocupación es como una radio fuerte. Habla y habla: ¿y si...?, ¿y si...?"), t("You can't throw it out. You can turn it down.", "No la puedes tirar. Pero le puedes bajar el volumen."), t("Today you will learn how, with your eyes, your ears and your breath.", "Hoy aprendes cómo, con tus ojos, tus oídos y tu respiración.")],
        [t("Listen to the sound get less busy. Your mind can do the same thing.", "Escucha cómo el sonido se calma. Tu mente puede hacer lo mismo."), t("Worry is your brain trying to keep you safe. It plays \"what if\" over and over, like a radio stuck on one song.", "La preocupación es tu cerebro que quiere cuidarte. Repite «¿y si...?» una y otra vez, como una radio pegada en una canción."), t("You don't have to fight the radio. You can turn down the volume and choose what to do next.", "No tienes que pelear con la radio. Puedes bajarle y elegir qué haces después.")],
        [t("Listen as the busy pattern thins out. The notes don't stop all at once. There is just more and more room between them.", "Escucha cómo el patrón se va vaciando. Las notas no paran de golpe. Solo hay cada vez más espacio entre ellas."), t("Some worry is useful. It reminds you to study or to pack your cleats. Past that point it runs in circles and wears you out.", "Algo de preocupación sirve. Te recuerda estudiar o empacar los tenis. Después de ese punto da vueltas y te cansa."), t("Two moves help: sort what you can change from what you can't, and bring your mind back to where your body is.", "Dos cosas ayudan: separar lo que puedes cambiar de lo que no, y traer la mente de vuelta a donde está tu cuerpo.")],
        [t("Listen as the pattern loses notes until there is room to think. Nothing was forced out. It was given less to feed on.", "Escucha cómo el patrón pierde notas hasta que hay espacio para pensar. Nadie las sacó a la fuerza. Solo recibieron menos alimento."), t("Worry is planning that got stuck. It rehearses the future without ever reaching a decision, and the body pays for it with poor sleep and a tight stomach.", "La preocupación es un plan que se atascó. Ensaya el futuro sin llegar a una decisión, y el cuerpo lo paga con mal sueño y un nudo en el estómago."), t("If worry takes over most days, tell a counselor, a doctor or an adult you trust. That is a sensible step, not a failure. For ordinary big days, the moves in this lesson go a long way.", "Si la preocupación manda casi todos los días, cuéntaselo a la consejera, a un médico o a un adulto de confianza. Es un paso sensato, no un fracaso. Para los días grandes de siempre, lo de esta lección ayuda mucho.")],
      )),
    activity("feelings_sort", "mine-to-change", 4, t("Mine to Change?", "¿Lo puedo cambiar?"), bands(
      { ask: t("Can you change it?", "¿Lo puedes cambiar?"), buckets: [t("I can", "Sí puedo"), t("I can't", "No puedo")], items: [
        item(1, t("It rains", "Llueve"), t("You can't stop rain. You can take a coat.", "No puedes parar la lluvia. Puedes llevar abrigo.")),
        item(0, t("My bag is a mess", "Mi mochila está hecha un lío"), t("You can fix that. Ask for help if it is a lot.", "Eso lo puedes arreglar. Pide ayuda si es mucho.")),
        item(1, t("My tooth will fall out", "Se me va a caer un diente"), t("It will come out when it is time.", "Se caerá cuando sea hora.")),
        item(0, t("I need help with math", "Necesito ayuda en matemáticas"), t("You can put up your hand.", "Puedes levantar la mano.")),
      ] },
      { ask: t("You have a big game. Which worries can you do something about?", "Tienes un partido importante. ¿De qué preocupaciones te puedes ocupar?"), buckets: [t("I can act on it", "Puedo hacer algo"), t("I can set it down", "Lo puedo soltar")], items: [
        item(0, t("I might forget my shoes", "Se me pueden olvidar los tenis"), t("Put them by the door tonight.", "Ponlos junto a la puerta esta noche.")),
        item(1, t("The other team may be taller", "El otro equipo puede ser más alto"), t("Nothing you do can change that. Set it down.", "No hay nada que lo cambie. Suéltalo.")),
        item(0, t("I don't know the new play", "No me sé la jugada nueva"), t("Ask a teammate to walk through it.", "Pídele a alguien del equipo que la repasen.")),
        item(1, t("It may be hot", "Puede hacer calor"), t("You can't cool the sun. You can bring water.", "No puedes enfriar el sol. Puedes llevar agua.")),
        item(1, t("What people will think", "Lo que la gente va a pensar"), t("Their thoughts belong to them. Yours belong to you.", "Sus ideas son suyas. Las tuyas son tuyas.")),
      ] },
      { ask: t("You present to the class tomorrow. Sort your worries.", "Mañana presentas frente al grupo. Ordena tus preocupaciones."), buckets: [t("I can act on it", "Puedo hacer algo"), t("I can set it down", "Lo puedo soltar")], items: [
        item(0, t("My slides are not done", "No he acabado mis diapositivas"), t("Pick the smallest missing piece and start there.", "Elige la parte más chica que falta y empieza por ahí.")),
        item(1, t("Somebody might yawn", "Alguien puede bostezar"), t("People get tired. It says nothing about you.", "La gente se cansa. No dice nada de ti.")),
        item(0, t("I talk too fast when I'm nervous", "Hablo muy rápido cuando me pongo nervioso"), t("Write \"breathe\" on your first card.", "Escribe «respira» en tu primera tarjeta.")),
        item(1, t("Last year it went badly", "El año pasado me fue mal"), t("The past can teach you. It can't be changed.", "El pasado te puede enseñar. No se puede cambiar.")),
        item(0, t("I don't get one of the questions", "No entiendo una de las preguntas"), t("Ask the teacher before it starts.", "Pregúntale a la maestra antes de empezar.")),
      ] },
      { ask: t("It's the week of exams. Where does each worry belong?", "Es semana de exámenes. ¿Dónde va cada preocupación?"), buckets: [t("Act today", "Actuar hoy"), t("Schedule it", "Ponerle fecha"), t("Set it down", "Soltarla")], items: [
        item(0, t("I haven't reviewed the hardest chapter", "No he repasado el capítulo más difícil"), t("Twenty minutes on it beats two hours of dread.", "Veinte minutos valen más que dos horas de angustia.")),
        item(2, t("My friend studied more than me", "Mi amiga estudió más que yo"), t("It's a comparison, not a task.", "Es una comparación, no una tarea.")),
        item(1, t("I need to sort out a summer job", "Tengo que buscar trabajo para el verano"), t("Real, but not for today. Give it a day and let it wait.", "Es real, pero no es para hoy. Ponle día y que espere.")),
        item(2, t("Maybe I'll freeze", "Tal vez me bloquee"), t("You can't rule it out. You can practice what to do if it happens: breathe out, read on, come back.", "No puedes descartarlo. Puedes practicar qué hacer: soltar el aire, seguir leyendo, volver.")),
        item(0, t("I'm on four hours of sleep", "Dormí cuatro horas"), t("Sleep is study time for your memory.", "Dormir es tiempo de estudio para tu memoria.")),
      ] },
    )),
    readListen("five-four-three", 3, t("5-4-3-2-1", "5-4-3-2-1"),
      sound(60, "k.......k.......k.......k.......", "G3 . . . . . . . E3 . . . . . . . D3 . . . . . . . C3 . . . . . . .", t("Four slow, low notes, each a little deeper than the one before.", "Cuatro notas lentas y graves, cada una un poco más profunda que la anterior.")),
      bands(
        [t("Look. Find 5 things that are blue or red.", "Mira. Busca 5 cosas azules o rojas."), t("Touch 4 things. Is it soft? Is it cold?", "Toca 4 cosas. ¿Es suave? ¿Está fría?"), t("Hear 3 sounds. Then smell 2 things. Then take 1 slow breath.", "Oye 3 sonidos. Luego huele 2 cosas. Luego respira 1 vez, despacio."), t("You are here. You are okay.", "Estás aquí. Estás bien.")],
        [t("Do this with me. Find 5 things you can see. Name them in your head.", "Hazlo conmigo. Busca 5 cosas que puedas ver. Nómbralas en tu mente."), t("Now 4 things you can feel: your chair, your sleeve, your feet, the air.", "Ahora 4 cosas que puedas sentir: la silla, tu manga, tus pies, el aire."), t("Then 3 things you hear, 2 you smell, and 1 slow breath out.", "Luego 3 cosas que oyes, 2 que hueles y 1 respiración lenta."), t("Worry lives in \"what if\". Your senses live in right now.", "La preocupación vive en «¿y si...?». Tus sentidos viven en el ahora.")],
        [t("Try it now, slowly. Name 5 things you can see. Look for small ones: a scratch, a shadow, a logo.", "Pruébalo ahora, despacio. Nombra 5 cosas que ves. Busca detalles: un rayón, una sombra, un logo."), t("4 things you can feel. 3 you can hear, near and far. 2 you can smell. 1 long breath out.", "4 cosas que sientes. 3 que oyes, cerca y lejos. 2 que hueles. 1 exhalación larga."), t("Nobody can see you do it. It works in a hallway, on a bench or in the middle of a test.", "Nadie nota que lo haces. Sirve en un pasillo, en la banca o en pleno examen.")],
        [t("Work through this slowly, with your eyes open. 5 things you can see, the smaller the better.", "Hazlo despacio y con los ojos abiertos. 5 cosas que ves, mientras más pequeñas mejor."), t("4 things you can feel, from your feet upward. 3 sounds, the farthest one last. 2 smells. 1 long breath out.", "4 cosas que sientes, de los pies hacia arriba. 3 sonidos, el más lejano al final. 2 olores. 1 exhalación larga."), t("Attention has room for only so much. When you fill it with real detail, the \"what if\" track loses its loop. When it starts again, as it will, you simply begin again at five.", "En la atención no cabe todo. Si la llenas de detalles reales, la pista del «¿y si...?» pierde su vuelta. Cuando empiece otra vez, y va a empezar, vuelves al cinco.")],
      )),
    activity("breath_pacer", "settle", 3, t("Settle In", "Asiéntate"), bands(
      breathe(t("Sit like a big, heavy rock. Breathe in. Breathe out and get heavy.", "Siéntate como una roca grande y pesada. Inhala. Exhala y siéntete pesado."), [3, 0, 4], 5),
      breathe(t("Squeeze your hands tight as you breathe in. Let them go soft as you breathe out.", "Aprieta las manos al inhalar. Suéltalas al exhalar."), [3, 1, 4], 5),
      breathe(t("Breathe in and tense your shoulders. Hold for a moment. Breathe out and let them fall. Start small, and skip what hurts.", "Inhala y tensa los hombros. Espera un momento. Exhala y déjalos caer. Empieza suave y salta lo que te duela."), [4, 1, 6], 6),
      breathe(t("Tense one part of your body on the way in, and let it go on the way out: hands, shoulders, jaw, legs. Release is easier to feel after tension.", "Tensa una parte del cuerpo al inhalar y suéltala al exhalar: manos, hombros, mandíbula, piernas. El descanso se nota más después de la tensión."), [4, 2, 6], 6),
    )),
    activity("reflection", "set-one-down", 2, t("Set One Down", "Suelta una"), bands(
      reflect(t("What will you do when the worry radio is loud?", "¿Qué harás cuando la radio esté muy fuerte?"), t("I will look for 5 things.", "Voy a buscar 5 cosas."), t("I will tell my dad.", "Le voy a decir a mi papá.")),
      reflect(t("Name one worry you can act on, and your first step.", "Nombra una preocupación que puedes atender y tu primer paso."), t("The quiz: I'll study five words.", "La prueba: voy a estudiar cinco palabras."), t("The new school: I'll ask where my room is.", "La escuela nueva: voy a preguntar cuál es mi salón.")),
      reflect(t("What are you setting down this week, and what are you acting on?", "¿Qué sueltas esta semana y en qué actúas?"), t("Down: what they think. Act: finish my slides.", "Suelto: lo que piensan. Actúo: acabo mis diapositivas."), t("Down: last game. Act: sleep by ten.", "Suelto: el último partido. Actúo: dormir a las diez.")),
      reflect(t("Who would you tell if worry took over most days?", "¿A quién le contarías si la preocupación mandara casi todos los días?"), t("My counselor, after third period.", "A la consejera, después de la tercera hora."), t("My older sister first.", "Primero a mi hermana mayor.")),
    )),
  ],
  takeHome: bands(
    [t("See 5. Touch 4. Hear 3. Smell 2. Breathe 1.", "Mira 5. Toca 4. Oye 3. Huele 2. Respira 1."), t("Tell a grown-up your worry.", "Cuéntale tu preocupación a un adulto.")],
    [t("Can I change it? Then do one small thing.", "¿Lo puedo cambiar? Hago una cosa pequeña."), t("I can't change it? Then set it down.", "¿No lo puedo cambiar? Lo suelto."), t("5-4-3-2-1 brings me back.", "5-4-3-2-1 me trae de vuelta.")],
    [t("Act on it, or set it down.", "Actúa o suelta."), t("5 see, 4 feel, 3 hear, 2 smell, 1 breath.", "5 ver, 4 sentir, 3 oír, 2 oler, 1 respirar."), t("Big worry, many days? Tell an adult.", "¿Mucha preocupación, muchos días? Dile a un adulto.")],
    [t("Act, schedule, or set down.", "Actúa, ponle fecha o suelta."), t("Fill your attention with what is really here.", "Llena tu atención con lo que de verdad está aquí."), t("Most days? Ask for help. It's a sensible step.", "¿Casi todos los días? Pide ayuda. Es un paso sensato.")],
  ),
});
