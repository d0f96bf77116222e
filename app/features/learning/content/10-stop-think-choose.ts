import { activity, bands, beat, choice, lesson, question, readListen, reflect, sound, t } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const stopThinkChoose = lesson({
  id: "10",
  order: 10,
  category: "decision_making",
  corePart: "coping",
  title: t("Stop, Think, Choose", "Para, piensa, elige"),
  description: t("Put a pause before a choice, and look at where each road leads.", "Haz una pausa antes de elegir y mira a dónde lleva cada camino."),
  requires: [],
  familySkill: t("Pausing before a choice and naming at least two options.", "Hacer una pausa antes de elegir y nombrar al menos dos opciones."),
  familyQuestion: t("Which choice today was easy, and which one needed a pause?", "¿Qué decisión de hoy fue fácil y cuál necesitó una pausa?"),
  activities: [
    readListen("the-rest-in-the-beat", 2, t("The Rest in the Beat", "El silencio en el ritmo"),
      sound(96, "k.s.k.s.k.s.....k.s.k.s.k.s.....", "C4 . E4 . G4 . E4 . C4 . E4 . . . . . C4 . E4 . G4 . E4 . A4 . G4 . . . . .", t("A lively beat that stops for a moment, then starts again. The stop makes you lean in.", "Un ritmo vivo que se detiene un momento y vuelve a empezar. La pausa te hace poner atención.")),
      bands(
        [t("Hear the beat stop? Then it goes on. The stop is part of the song.", "¿Oyes que el ritmo para? Luego sigue. La pausa es parte de la canción."), t("You can stop, too. Stop. Think. Then pick.", "Tú también puedes parar. Para. Piensa. Luego elige."), t("A small stop can save a big mess!", "¡Una pausa chiquita evita un gran lío!")],
        [t("Listen for the gap. Musicians call it a rest. It is silence on purpose.", "Busca el hueco. Los músicos lo llaman silencio. Es callar a propósito."), t("A choice needs a rest too. Without it you just react, like a knee that jumps.", "Una decisión también necesita un silencio. Sin él solo reaccionas, como una rodilla que salta."), t("Stop. Think of two things you could do. Ask where each one leads. Then choose.", "Para. Piensa dos cosas que podrías hacer. Pregúntate a dónde lleva cada una. Luego elige.")],
        [t("Listen to the rest in the groove. It lasts one beat, and it changes everything around it.", "Escucha el silencio en el ritmo. Dura un pulso y cambia todo lo que lo rodea."), t("Strong feelings, tired days and people who watch you all shorten the gap between wanting and doing.", "Los sentimientos fuertes, el cansancio y la gente que te mira acortan el espacio entre querer y hacer."), t("You only need a small gap. One breath is often enough to see a second option, and with two options you have a choice.", "Solo necesitas un espacio pequeño. Muchas veces basta una respiración para ver otra opción, y con dos opciones ya puedes elegir.")],
        [t("Listen to the rest. The players are not idle in it. They are deciding together where the next beat goes.", "Escucha el silencio. Quienes tocan no descansan ahí. Deciden juntos dónde cae el siguiente golpe."), t("Most regretted choices share a pattern: strong feeling, time pressure, an audience. Notice two of the three, and you have reason to slow down.", "La mayoría de las decisiones que lamentamos se parecen: mucha emoción, prisa y público. Si notas dos de las tres, tienes motivo para ir más despacio."), t("A useful pause has questions in it. What are my options? Who is affected? How will I feel about it tomorrow, and in a year?", "Una pausa útil trae preguntas. ¿Qué opciones tengo? ¿A quién afecta? ¿Cómo me voy a sentir mañana, y en un año?")],
      )),
    activity("quiz", "put-it-in-order", 3, t("What Comes First?", "¿Qué va primero?"), bands(
      { questions: [
        question(t("Your block tower fell. You want to yell. What is first?", "Se cayó tu torre. Quieres gritar. ¿Qué va primero?"), [t("Yell", "Gritar"), t("Stop and breathe", "Parar y respirar"), t("Kick it", "Patearla")], 1, t("Stop comes first. Then you can think.", "Primero parar. Luego puedes pensar.")),
        question(t("What does \"think\" mean?", "¿Qué quiere decir «pensar»?"), [t("Find two things I can do", "Buscar dos cosas que puedo hacer"), t("Do it fast", "Hacerlo rápido")], 0, t("Two things to pick from. That is a choice!", "Dos cosas para elegir. ¡Eso es decidir!")),
      ] },
      { questions: [
        question(t("Someone dares you to throw a rock over the fence. What do you do first?", "Te retan a aventar una piedra por la cerca. ¿Qué haces primero?"), [t("Throw it before you get scared", "Aventarla antes de que te dé miedo"), t("Stop and picture what may happen", "Parar e imaginar qué puede pasar"), t("Look to see who is watching", "Ver quién te mira")], 1, t("Who or what is on the other side? The pause lets you ask.", "¿Qué o quién hay del otro lado? La pausa te deja preguntar.")),
        question(t("Which one is a good test for a choice?", "¿Cuál es una buena prueba para una decisión?"), [t("Would I be okay if my family knew?", "¿Estaría bien si mi familia lo supiera?"), t("Is it fun right now?", "¿Es divertido ahora mismo?"), t("Will I get caught?", "¿Me van a cachar?")], 0, t("If you would need to hide it, look again.", "Si tendrías que esconderlo, míralo otra vez.")),
      ] },
      { questions: [
        question(t("Put the pause to work. Which thought fits in it best?", "Usa bien la pausa. ¿Qué idea cabe mejor?"), [t("I have to answer now.", "Tengo que contestar ya."), t("What are two other things I could do?", "¿Qué otras dos cosas podría hacer?"), t("Everyone else would do it.", "Todos lo harían.")], 1, t("Looking for a second and third option turns a reaction into a choice.", "Buscar otras opciones convierte una reacción en una decisión.")),
        question(t("You are tired, mad, and your friends are watching. What is the wise move?", "Estás cansado, enojado y tus amigos te miran. ¿Qué conviene?"), [t("Decide fast so you look sure", "Decidir rápido para verte seguro"), t("Say, \"I'll tell you tomorrow.\"", "Decir: «Mañana te digo»."), t("Let them decide", "Que decidan ellos")], 1, t("You are allowed to buy time. Few good offers vanish overnight.", "Tienes derecho a ganar tiempo. Pocas cosas buenas desaparecen en una noche.")),
      ] },
      { questions: [
        question(t("Which mix of signs should slow you down the most?", "¿Qué mezcla de señales debería frenarte más?"), [t("Calm, alone, next week", "En calma, a solas, para la próxima semana"), t("Angry, with an audience, right now", "Con enojo, con público, ahora mismo"), t("Curious, with a friend, on Saturday", "Con curiosidad, con un amigo, el sábado")], 1, t("Feeling, audience and hurry: all three at once.", "Emoción, público y prisa: las tres a la vez.")),
        question(t("Two options both look fine. Which question separates them best?", "Dos opciones se ven bien. ¿Qué pregunta las distingue mejor?"), [t("Which is easier to explain to the people it affects?", "¿Cuál es más fácil de explicar a quienes afecta?"), t("Which is more popular?", "¿Cuál es más popular?"), t("Which one did I think of first?", "¿Cuál se me ocurrió primero?")], 0, t("If you could say it to their face, it is usually sound.", "Si se lo podrías decir de frente, suele ser buena.")),
        question(t("You chose badly. What is the most useful next step?", "Elegiste mal. ¿Cuál es el paso más útil?"), [t("Decide that you can't be trusted", "Concluir que no se puede confiar en ti"), t("Forget about it", "Olvidarlo"), t("Look at what led up to it, and repair what you can", "Ver qué te llevó ahí y reparar lo que puedas")], 2, t("One choice is data. What you do with it is character.", "Una decisión es un dato. Lo que haces con ella es carácter.")),
      ] },
    )),
    activity("scenario", "the-open-door", 4, t("The Open Door", "La puerta abierta"), bands(
      { story: t("You see a toy car on the floor at school. It is not yours. No one sees you. What do you do?", "Ves un carrito en el piso de la escuela. No es tuyo. Nadie te ve. ¿Qué haces?"), choices: [
        choice("helps", t("Ask, \"Whose car is it?\"", "Preguntar: «¿De quién es?»."), t("Tom runs up. \"It is my car! Thank you!\" You feel tall.", "Tom llega corriendo. «¡Es mío! ¡Gracias!». Te sientes grande.")),
        choice("mixed", t("Leave it there.", "Dejarlo ahí."), t("You did not take it. Good. You can also tell the teacher.", "No te lo llevaste. Bien. También puedes avisar a la maestra.")),
        choice("hurts", t("Put it in your bag.", "Guardarlo en tu mochila."), t("At home it does not feel fun. You can still give it back.", "En casa ya no es divertido. Todavía lo puedes devolver.")),
      ] },
      { story: t("Your friend shows you the answers for tomorrow's quiz. \"I found them. Want a photo?\" You did not study yet.", "Tu amigo te enseña las respuestas de la prueba de mañana. «Las encontré. ¿Quieres una foto?». Aún no has estudiado."), choices: [
        choice("helps", t("Stop and say, \"No thanks. Want to study with me?\"", "Parar y decir: «No, gracias. ¿Estudiamos juntos?»."), t("You study for half an hour. Your grade is yours, and no one can take it away.", "Estudian media hora. Tu nota es tuya y nadie te la quita.")),
        choice("mixed", t("Say, \"Maybe later.\"", "Decir: «Luego vemos»."), t("You bought some time. Use it to think about how you would feel tomorrow.", "Ganaste tiempo. Úsalo para pensar cómo te sentirías mañana.")),
        choice("hurts", t("Take the photo.", "Tomar la foto."), t("All night you think about getting caught. The quiz is easy, and it feels bad.", "Toda la noche piensas si te van a descubrir. La prueba es fácil y se siente mal.")),
      ] },
      { story: t("You are at the store with friends. One of them slips a lip balm into your pocket and whispers, \"Just walk.\" The door is ten steps away.", "Estás en la tienda con amigos. Uno te mete un bálsamo en el bolsillo y susurra: «Tú camina». La puerta está a diez pasos."), choices: [
        choice("helps", t("Stop, take it out and put it back: \"Not my thing.\"", "Parar, sacarlo y devolverlo: «Eso no va conmigo»."), t("A second of silence, then somebody shrugs. You get to walk out with nothing to hide.", "Un segundo de silencio y alguien se encoge de hombros. Sales sin nada que esconder.")),
        choice("mixed", t("Pretend to get a call and leave the group.", "Fingir una llamada y alejarte."), t("A quick exit is a fair move. Empty your pocket first. Next time you may want to choose who you shop with.", "Salir rápido está bien. Primero vacía tu bolsillo. La próxima vez quizá elijas con quién vas.")),
        choice("hurts", t("Walk out. It is only two dollars.", "Salir. Solo son dos dólares."), t("The price was small. What it costs you if you are stopped is not, and now they expect it again.", "El precio era poco. Lo que te cuesta si te detienen no, y ahora esperan que lo repitas.")),
      ] },
      { story: t("It's late, and the friend who was going to drive you home has been drinking. He says he's fine. Two others are already in the car, calling you. Your phone has eight percent left.", "Es tarde, y el amigo que te iba a llevar a casa estuvo tomando. Dice que está bien. Otros dos ya están en el coche y te llaman. A tu teléfono le queda ocho por ciento."), choices: [
        choice("helps", t("Don't get in. Call an adult you trust for a ride, and ask the others to wait with you.", "No subir. Llamar a un adulto de confianza para que vaya por ustedes y pedirles a los otros que esperen contigo."), t("It's an awkward ten minutes. Your aunt grumbles, and then says she's proud of you. Nobody gets hurt tonight.", "Son diez minutos incómodos. Tu tía refunfuña y luego dice que está orgullosa. Esta noche nadie sale lastimado.")),
        choice("mixed", t("Don't get in, and walk home alone.", "No subir y caminar solo a casa."), t("You protected yourself from one danger. Walking alone at night is another, and the others are still in the car. A call helps all of you.", "Te cuidaste de un peligro. Caminar solo de noche es otro, y los demás siguen en el coche. Una llamada los ayuda a todos.")),
        choice("hurts", t("Get in. It's only ten minutes.", "Subir. Solo son diez minutos."), t("Nothing about that drive is under your control once the door closes. This is the kind of choice where the pause matters most.", "En cuanto se cierra la puerta ya nada depende de ti. En decisiones así es donde más importa la pausa.")),
      ] },
    )),
    activity("drum_it", "play-the-rest", 3, t("Play the Rest", "Toca el silencio"), bands(
      beat(t("Hit, hit, stop! Can you stop on time?", "Golpe, golpe, ¡para! ¿Puedes parar a tiempo?"), 80, ["kick", ".", "kick", ".", ".", ".", ".", "."], 4),
      beat(t("Play three hits and freeze. Feel the rest before you begin again.", "Da tres golpes y quédate quieto. Siente el silencio antes de volver a empezar."), 88, ["kick", "snare", "kick", ".", ".", ".", ".", "."], 5),
      beat(t("The hard part here is the silence. Keep your hands up and your mind on the next beat.", "Aquí lo difícil es el silencio. Manos arriba y mente en el siguiente golpe."), 96, ["kick", "hihat", "snare", ".", ".", "hihat", "snare", "."], 5),
      beat(t("Play it clean, rests included. When you feel the urge to fill a gap, notice it and let it pass. It's the same muscle you use for choices.", "Tócalo limpio, con todo y silencios. Si te dan ganas de llenar un hueco, nótalo y déjalo pasar. Es el mismo músculo que usas para decidir."), 104, ["kick", ".", "snare", "kick", ".", ".", "snare", "."], 6),
    )),
    activity("reflection", "my-pause", 1, t("My Pause", "Mi pausa"), bands(
      reflect(t("When will you stop and think?", "¿Cuándo vas a parar a pensar?"), t("When I want to grab.", "Cuando quiera quitar algo."), t("When I want to yell.", "Cuando quiera gritar.")),
      reflect(t("What will help you remember to pause?", "¿Qué te va a ayudar a acordarte de la pausa?"), t("I'll count to three.", "Voy a contar hasta tres."), t("I'll touch my wrist.", "Voy a tocarme la muñeca.")),
      reflect(t("Which sentence could buy you time?", "¿Qué frase te puede dar tiempo?"), t("Let me think about it.", "Déjame pensarlo."), t("I'll let you know tomorrow.", "Mañana te aviso.")),
      reflect(t("Think of a choice ahead of you. Which two options have you not considered yet?", "Piensa en una decisión que viene. ¿Qué dos opciones no has considerado?"), t("Ask for more time, or ask someone who has done it.", "Pedir más tiempo, o preguntarle a alguien que ya lo hizo."), t("Do half of it first, or say no.", "Hacer primero la mitad, o decir que no.")),
    )),
  ],
  takeHome: bands(
    [t("Stop.", "Para."), t("Think of two things.", "Piensa dos cosas."), t("Pick one that is kind and safe.", "Elige la que cuida y no daña.")],
    [t("Stop. Breathe.", "Para. Respira."), t("Two options. Where does each one lead?", "Dos opciones. ¿A dónde lleva cada una?"), t("Choose the one you don't need to hide.", "Elige la que no tienes que esconder.")],
    [t("Make a gap. Find a second option.", "Haz un espacio. Busca otra opción."), t("\"I'll tell you tomorrow\" is a full answer.", "«Mañana te digo» es una respuesta completa.")],
    [t("Strong feeling, hurry, audience: slow down.", "Emoción, prisa, público: baja la velocidad."), t("Who is affected? How will it look tomorrow?", "¿A quién afecta? ¿Cómo se verá mañana?"), t("Have one adult you can call at any hour.", "Ten un adulto a quien llamar a cualquier hora.")],
  ),
});
