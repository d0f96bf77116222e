import { activity, bands, beat, choice, lesson, question, readListen, reflect, sound, t } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const makingThingsRight = lesson({
  id: "9",
  order: 9,
  category: "social_skills",
  corePart: "social_skills",
  title: t("Making Things Right", "Arreglar las cosas"),
  description: t("Solve a fight fairly, and give an apology that helps.", "Resuelve un pleito de forma justa y pide perdón de una manera que ayude."),
  requires: ["8"],
  familySkill: t("A real apology: what I did, how it hurt, what I will do now.", "Una disculpa de verdad: qué hice, cómo lastimó, qué voy a hacer ahora."),
  familyQuestion: t("What makes an apology feel real to you?", "¿Qué hace que una disculpa se sienta de verdad?"),
  activities: [
    readListen("out-of-tune", 2, t("Out of Tune", "Desafinados"),
      sound(80, "k.......s.......k.......s...c...", "C4 . C#4 . C4 . C#4 . D4 . C#4 . D4 . C4 . C4 . E4 . G4 . C4 . E4 . G4 . C5 .", t("Two notes rub against each other and sound wrong. Then they move apart and make a warm chord.", "Dos notas chocan y suenan mal. Luego se separan y forman un acorde cálido.")),
      bands(
        [t("Hear that? It sounds bad. Then it gets good.", "¿Oyes? Suena mal. Luego suena bien."), t("Friends fight at times. It does not mean you are not friends.", "Los amigos a veces pelean. Eso no quiere decir que ya no sean amigos."), t("You can fix it. Today you learn how to say sorry and mean it.", "Lo puedes arreglar. Hoy aprendes a pedir perdón de verdad.")],
        [t("At first the notes rub. Then they find their places. Bands do this all the time. They stop, listen, and tune again.", "Al principio las notas chocan. Luego encuentran su lugar. Las bandas lo hacen siempre: paran, escuchan y afinan otra vez."), t("A fight with a friend is like being out of tune. It feels bad, and it can be fixed.", "Un pleito con un amigo es como estar desafinados. Se siente mal y se puede arreglar."), t("A fair fix has two parts: hear both sides, and make things right.", "Un arreglo justo tiene dos partes: oír los dos lados y reparar.")],
        [t("Listen to the clash and then to how it settles. Players call that tension and release. Without any tension music would be dull. Without release it would be hard to bear.", "Escucha el choque y cómo se resuelve. Los músicos lo llaman tensión y reposo. Sin tensión la música sería aburrida. Sin reposo sería insoportable."), t("Conflict is normal in any group that cares about something. What matters is the repair.", "El conflicto es normal en todo grupo al que le importa algo. Lo que cuenta es la reparación."), t("Many communities have ways of doing it: a circle where each one speaks in turn, an elder who listens, a shared meal.", "Muchas comunidades tienen sus formas: un círculo donde cada quien habla por turno, una persona mayor que escucha, una comida compartida.")],
        [t("Listen to how the clash resolves. The composer does not delete the tension. Each voice moves a small step until they fit.", "Escucha cómo se resuelve el choque. El compositor no borra la tensión. Cada voz da un paso pequeño hasta que encajan."), t("In conflict, people usually fight over positions (\"I want the car on Saturday\") while the needs underneath stay unspoken (\"I want to be trusted\", \"I want to get to work\").", "En un conflicto, la gente suele pelear por posiciones («quiero el coche el sábado») y calla lo que necesita («quiero que confíen en mí», «quiero llegar al trabajo»)."), t("Repair looks at harm: who was affected, what do they need, and whose job is it to put it right? Circles built on those questions come from Indigenous and other community traditions.", "Reparar es mirar el daño: a quién afectó, qué necesita y a quién le toca arreglarlo. Los círculos que se hacen con esas preguntas vienen de tradiciones indígenas y de otras comunidades.")],
      )),
    activity("quiz", "which-sorry-works", 3, t("Which Sorry Works?", "¿Qué disculpa sirve?"), bands(
      { questions: [
        question(t("You broke Ana's crayon. Which one is best?", "Rompiste el crayón de Ana. ¿Cuál es mejor?"), [t("Sorry! (and you run off)", "¡Perdón! (y te vas)"), t("I am sorry I broke it. You can use mine.", "Perdón por romperlo. Puedes usar el mío."), t("It was old.", "Ya estaba viejo.")], 1, t("You said what you did. You helped fix it.", "Dijiste qué hiciste. Ayudaste a arreglarlo.")),
        question(t("Ana is still sad. What now?", "Ana sigue triste. ¿Y ahora?"), [t("Give her some time.", "Darle un tiempo."), t("Get mad at her.", "Enojarte con ella.")], 0, t("Sad can take some time. That is okay.", "La tristeza toma su tiempo. Está bien.")),
      ] },
      { questions: [
        question(t("You told Kai's secret. Which apology is real?", "Contaste un secreto de Kai. ¿Qué disculpa es de verdad?"), [t("I'm sorry if you felt bad.", "Perdón si te sentiste mal."), t("I'm sorry I told your secret. That broke your trust. I won't share again.", "Perdón por contar tu secreto. Fallé a tu confianza. No lo vuelvo a hacer."), t("I said sorry already!", "¡Ya pedí perdón!")], 1, t("It names what you did, how it hurt, and what changes. \"If\" makes it sound like it is Kai's fault.", "Dice qué hiciste, cómo lastimó y qué va a cambiar. El «si» hace que parezca culpa de Kai.")),
        question(t("Does the other person have to forgive you right away?", "¿La otra persona tiene que perdonarte enseguida?"), [t("Yes, I said sorry.", "Sí, ya pedí perdón."), t("No. They get to choose when.", "No. Ella elige cuándo.")], 1, t("Sorry is a gift, not a trade.", "Una disculpa es un regalo, no un trueque.")),
      ] },
      { questions: [
        question(t("Which apology takes real responsibility?", "¿Qué disculpa se hace responsable?"), [t("I'm sorry you took it that way.", "Perdón que lo tomaras así."), t("I'm sorry, but you started it.", "Perdón, pero tú empezaste."), t("I made that joke about you. It was unfair, and I'll take it down.", "Hice ese chiste sobre ti. Fue injusto y lo voy a borrar.")], 2, t("No \"if\", no \"but\", and an action. The other two hand the blame back.", "Sin «si», sin «pero» y con una acción. Las otras dos devuelven la culpa.")),
        question(t("Two of you want the only practice room. Which question gets you further?", "Dos quieren la única sala de ensayo. ¿Qué pregunta ayuda más?"), [t("Who was here first?", "¿Quién llegó primero?"), t("What do you need it for, and when?", "¿Para qué la necesitas y cuándo?"), t("Who is the better player?", "¿Quién toca mejor?")], 1, t("Needs can often both be met. You might find that one needs it for ten minutes.", "Muchas veces las dos necesidades caben. Quizá alguien solo la ocupa diez minutos.")),
      ] },
      { questions: [
        question(t("Which one is a position, and which is the need under it?", "¿Cuál es una posición y cuál la necesidad que hay debajo?"), [t("Position: \"I want the car.\" Need: \"I have to get to work on time.\"", "Posición: «Quiero el coche». Necesidad: «Tengo que llegar a tiempo al trabajo»."), t("Position: \"I need respect.\" Need: \"Say sorry.\"", "Posición: «Necesito respeto». Necesidad: «Pídeme perdón»."), t("They are the same thing.", "Son lo mismo.")], 0, t("There is one car, but there are many ways to be at work on time.", "Hay un solo coche, pero muchas formas de llegar al trabajo a tiempo.")),
        question(t("What turns \"sorry\" into repair?", "¿Qué convierte un «perdón» en reparación?"), [t("Saying it more than once", "Decirlo varias veces"), t("Explaining that you meant well", "Explicar que tu intención era buena"), t("Naming the harm, asking what is needed, and following through", "Nombrar el daño, preguntar qué hace falta y cumplir")], 2, t("Intent explains. Impact still needs care.", "La intención explica. El efecto igual necesita cuidado.")),
        question(t("Your friend is not ready to forgive you. What now?", "Tu amigo no está listo para perdonarte. ¿Qué haces?"), [t("Respect it, keep your word, and leave the door open.", "Respetarlo, cumplir tu palabra y dejar la puerta abierta."), t("Remind them that you apologized.", "Recordarle que ya te disculpaste."), t("Ask others to convince them.", "Pedirles a otros que lo convenzan.")], 0, t("Trust returns through what you do over time.", "La confianza vuelve con lo que haces, con el tiempo.")),
      ] },
    )),
    activity("scenario", "two-sides", 4, t("Two Sides", "Los dos lados"), bands(
      { story: t("You and Zoe both want the red drum. You both pull. What do you do?", "Tú y Zoe quieren el tambor rojo. Las dos jalan. ¿Qué haces?"), choices: [
        choice("helps", t("Say, \"Let us take turns. You go first, then me.\"", "Decir: «Nos turnamos. Primero tú, luego yo»."), t("Zoe plays. Then you play. You both win!", "Zoe toca. Luego tocas tú. ¡Ganan las dos!")),
        choice("mixed", t("Let Zoe have it and sit alone.", "Dejárselo a Zoe y sentarte sola."), t("The pull is over. But you want a turn too, and you can ask for it.", "Ya no jalan. Pero tú también quieres un turno, y lo puedes pedir.")),
        choice("hurts", t("Pull hard!", "¡Jalar más fuerte!"), t("The drum falls. No one can play it now.", "El tambor se cae. Ahora nadie lo puede tocar.")),
      ] },
      { story: t("Your team lost. You yelled at Amir, \"It's your fault!\" He walked off. Later you find out that he was playing with a hurt ankle.", "Tu equipo perdió. Le gritaste a Amir: «¡Es tu culpa!». Él se fue. Después te enteras de que jugaba con el tobillo lastimado."), choices: [
        choice("helps", t("Find him: \"I yelled at you and blamed you. That was not fair. Can I carry your bag?\"", "Buscarlo: «Te grité y te eché la culpa. No fue justo. ¿Te llevo la mochila?»."), t("Amir says, \"It hurt. Thanks for saying so.\" You named it and you did something about it.", "Amir dice: «Me dolió. Gracias por decirlo». Lo dijiste claro e hiciste algo.")),
        choice("mixed", t("Act nice tomorrow, as if it never happened.", "Portarte amable mañana, como si nada."), t("Nice is good. But the yell is still there between you. A few true words would clear it.", "Ser amable está bien. Pero el grito sigue ahí. Unas palabras sinceras lo aclaran.")),
        choice("hurts", t("Say, \"You should have told us!\"", "Decir: «¡Nos hubieras dicho!»."), t("Now he feels blamed twice.", "Ahora lo culpaste dos veces.")),
      ] },
      { story: t("You and Jordan made a track together. Jordan posted it with only one name on it. You find out from the comments.", "Tú y Jordan hicieron una canción juntos. Jordan la publicó con un solo nombre. Te enteras por los comentarios."), choices: [
        choice("helps", t("Ask to talk: \"I saw my name is missing. What happened on your side?\" Then say what you need.", "Pedir hablar: «Vi que falta mi nombre. ¿Qué pasó de tu lado?». Luego decir lo que necesitas."), t("Jordan thought you wanted to stay private. You agree on both names and on how you'll decide next time.", "Jordan creía que no querías aparecer. Quedan en poner los dos nombres y en cómo decidirlo la próxima vez.")),
        choice("mixed", t("Comment \"nice, where's my name\" under the post.", "Comentar: «Qué bien, ¿y mi nombre?»."), t("It makes your point, in front of a crowd. People defend themselves harder when others watch.", "Dice lo que piensas, pero frente a todos. La gente se defiende más cuando la miran.")),
        choice("hurts", t("Repost it with only your name.", "Republicarla solo con tu nombre."), t("Now you have done the same thing. The track, and the friendship, get pulled apart.", "Ahora hiciste lo mismo. La canción y la amistad se rompen.")),
      ] },
      { story: t("In a group chat you passed on a rumor about Diego's family. It turned out to be false, and he has not been at school for two days. Nobody knows that it came from you.", "En un grupo pasaste un rumor sobre la familia de Diego. Resultó falso, y lleva dos días sin venir a la escuela. Nadie sabe que salió de ti."), choices: [
        choice("helps", t("Tell Diego yourself, correct it in the chat under your own name, and ask what else would help.", "Decírselo tú a Diego, corregirlo en el grupo con tu nombre y preguntarle qué más ayudaría."), t("It is a hard call, and he is angry. But the false story stops, and he can see that you stood up for the truth. If he seems unsafe or very low, bring in a trusted adult.", "Es una llamada difícil y él está enojado. Pero el rumor se detiene y ve que diste la cara. Si lo notas muy mal o en peligro, avisa a un adulto de confianza.")),
        choice("mixed", t("Delete your message and hope it fades.", "Borrar tu mensaje y esperar que se olvide."), t("It may fade in the chat. It has not faded for Diego.", "Quizá se olvide en el grupo. Para Diego no se ha olvidado.")),
        choice("hurts", t("Ask around who started it, to look innocent.", "Preguntar quién empezó, para parecer inocente."), t("You are protecting your image at his cost. It also makes the later truth much heavier.", "Cuidas tu imagen a costa de él. Y hace mucho más pesada la verdad de después.")),
      ] },
    )),
    activity("drum_it", "back-in-time", 2, t("Back in Time Together", "Otra vez a tiempo"), bands(
      beat(t("One hit for you. One hit for a friend. Keep it fair!", "Un golpe para ti. Uno para un amigo. ¡Que sea justo!"), 80, ["kick", ".", "tom1", ".", "kick", ".", "tom1", "."], 4),
      beat(t("Kick is you, tom is your friend. Each one gets the same number of beats.", "El bombo eres tú, el tom es tu amigo. A cada uno le tocan los mismos golpes."), 88, ["kick", "kick", "tom1", "tom1", "kick", ".", "tom1", "."], 4),
      beat(t("Two voices share one bar. When you slip, don't stop. Find the next \"one\" and come back in. That is repair.", "Dos voces comparten un compás. Si te equivocas, no pares. Busca el siguiente «uno» y entra. Eso es reparar."), 92, ["kick", ".", "tom1", "kick", ".", "tom1", "snare", "."], 5),
      beat(t("Play both voices and let neither one win. When you drop a beat, return on the next \"one\" without drama. Bands do it all night long.", "Toca las dos voces y que ninguna gane. Si pierdes un golpe, vuelve en el siguiente «uno» sin drama. Las bandas lo hacen toda la noche."), 98, ["kick", "tom1", ".", "kick", "tom2", ".", "snare", "hihat"], 6),
    )),
    activity("reflection", "my-repair", 2, t("My Repair", "Mi reparación"), bands(
      reflect(t("How can you say sorry and help?", "¿Cómo puedes pedir perdón y ayudar?"), t("I am sorry I took it. Here it is.", "Perdón por quitártelo. Aquí está."), t("I will draw a card.", "Voy a dibujar una tarjeta.")),
      reflect(t("Who could you make things right with? What will you say first?", "¿Con quién podrías arreglar algo? ¿Qué vas a decir primero?"), t("My cousin. \"I was not fair.\"", "Con mi prima. «No fui justo»."), t("My friend. \"I'm sorry I left you out.\"", "Con mi amigo. «Perdón por dejarte fuera».")),
      reflect(t("Write the first sentence of a repair. No \"if\", no \"but\".", "Escribe la primera frase de una reparación. Sin «si» ni «pero»."), t("I told people what you told me.", "Conté lo que me contaste."), t("I laughed when I should have helped.", "Me reí cuando debía ayudar.")),
      reflect(t("Think of a conflict. What was your position, and what did you really need?", "Piensa en un conflicto. ¿Cuál era tu posición y qué necesitabas en realidad?"), t("Position: be left alone. Need: to be asked first.", "Posición: que me dejen en paz. Necesidad: que me pregunten antes."), t("Position: win. Need: to be heard.", "Posición: ganar. Necesidad: que me escuchen.")),
    )),
  ],
  takeHome: bands(
    [t("I am sorry I...", "Perdón por..."), t("How can I help?", "¿Cómo te ayudo?")],
    [t("Say what you did. No \"if\", no \"but\".", "Di qué hiciste. Sin «si» ni «pero»."), t("Say how it hurt.", "Di cómo lastimó."), t("Say what you will do now.", "Di qué vas a hacer ahora.")],
    [t("Hear both sides first.", "Primero oye los dos lados."), t("Ask what each one needs.", "Pregunta qué necesita cada quien."), t("Repair, then give it time.", "Repara y dale tiempo.")],
    [t("Under each position there is a need.", "Debajo de cada posición hay una necesidad."), t("Who was harmed, what do they need, what is mine to do?", "¿A quién afectó, qué necesita, qué me toca?"), t("Keep your word afterward.", "Después, cumple.")],
  ),
});
