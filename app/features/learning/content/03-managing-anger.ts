import {
  activity,
  bands,
  beat,
  breathe,
  choice,
  item,
  lesson,
  readListen,
  reflect,
  sound,
  t,
} from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const managingAnger = lesson({
  id: "3",
  order: 3,
  category: "self_management",
  corePart: "coping",
  title: t("Managing Anger", "Manejar el enojo"),
  description: t("Spot anger early, let it out safely, and say what you need.", "Nota el enojo a tiempo, sácalo sin lastimar y di lo que necesitas."),
  requires: ["1"],
  familySkill: t("Noticing the first signs of anger, then: stop, breathe, say what you need.", "Notar las primeras señales del enojo y luego: parar, respirar, decir lo que necesitas."),
  familyQuestion: t("Where in your body do you feel anger first?", "¿En qué parte del cuerpo sientes primero el enojo?"),
  activities: [
    readListen("the-warning-beat", 2, t("The Warning Beat", "El aviso del tambor"),
      sound(100, "k...k...k.k.k.k.kkkkkkkkc.......", "A2 . . . A2 . . . A2 . A2 . A2 . A2 . C3 C3 C3 C3 D3 D3 D3 D3 . . . . . . . .", t("A drum that starts slow, gets faster and faster, crashes, and then goes quiet.", "Un tambor que empieza lento, va cada vez más rápido, estalla y luego se calla.")),
      bands(
        [t("Listen. The drum goes fast, fast, BOOM! Mad can feel like that.", "Escucha. El tambor va rápido, rápido, ¡PUM! El enojo se puede sentir así."), t("It is okay to be mad. It is not okay to hurt someone.", "Está bien enojarse. No está bien lastimar a alguien."), t("Your body tells you first. Hot face. Tight hands. That is your sign to stop.", "Tu cuerpo te avisa primero. Cara caliente. Manos apretadas. Es la señal de parar.")],
        [t("Listen to the drum. It builds up before it crashes. Anger builds up too, and that is good news: you get a warning.", "Escucha el tambor. Va subiendo antes de estallar. El enojo también va subiendo, y eso es bueno: te da un aviso."), t("Being angry is okay. It often means that something is not fair or that you got hurt. What you do next is up to you.", "Enojarse está bien. Muchas veces significa que algo no es justo o que algo te dolió. Lo que haces después depende de ti."), t("Learn your own warning beat. It may be a hot face, a loud voice or tight fists.", "Aprende cuál es tu aviso. Puede ser la cara caliente, la voz fuerte o los puños apretados.")],
        [t("Listen to the build-up before the crash. Anger has one too. It may last ten seconds or a whole school day.", "Escucha cómo sube antes del golpe. El enojo también sube. Puede tardar diez segundos o un día entero de escuela."), t("Anger is a signal. It says a line was crossed, or a need was missed. The signal is useful. Throwing things is just one way to answer it, and not the best one.", "El enojo es una señal. Dice que alguien pasó un límite o que algo te hace falta. La señal sirve. Aventar cosas es solo una forma de contestarle, y no la mejor."), t("The trick is to catch it early, while you can still choose.", "El truco es notarlo temprano, cuando todavía puedes elegir.")],
        [t("Listen to the build-up. By the time of the crash the player has no choices left. Two bars earlier there were plenty.", "Escucha la subida. Cuando llega el golpe, ya no hay opciones. Dos compases antes había muchas."), t("Anger is information: something feels unfair, unsafe or disrespectful. Sometimes it is also a cover for hurt, worry or shame, which are harder to show.", "El enojo es información: algo se siente injusto, inseguro o irrespetuoso. A veces también tapa dolor, preocupación o vergüenza, que cuesta más mostrar."), t("Managing it is not the same as swallowing it. It means to notice it early, to lower the heat, and then to say the true thing in a way that can be heard.", "Manejarlo no es tragárselo. Es notarlo pronto, bajarle al fuego y luego decir lo que es cierto de una forma que se pueda escuchar.")],
      )),
    activity("feelings_sort", "early-or-late", 2, t("Early or Late?", "¿Temprano o tarde?"), bands(
      { ask: t("Is this mad small or mad big?", "¿Es un enojo chico o un enojo grande?"), buckets: [t("Small", "Chico"), t("Big", "Grande")], items: [
        item(0, t("My face feels warm", "Siento la cara tibia"), t("That is a first sign. Good catch!", "Es la primera señal. ¡Bien visto!")),
        item(1, t("I want to kick", "Quiero patear"), t("Stop and stomp on the floor, not on a friend.", "Para y pisa fuerte el piso, no a un amigo.")),
        item(0, t("My hands get tight", "Aprieto las manos"), t("A small sign. Shake them out.", "Es una señal chica. Sacúdelas.")),
        item(1, t("I yell", "Grito"), t("Big mad. Step back and breathe.", "Enojo grande. Da un paso atrás y respira.")),
      ] },
      { ask: t("Early sign or late sign of anger?", "¿Señal temprana o tardía del enojo?"), buckets: [t("Early", "Temprana"), t("Late", "Tardía")], items: [
        item(0, t("Warm ears", "Orejas calientes"), t("Early. You can still choose with ease.", "Temprana. Todavía puedes elegir sin problema.")),
        item(1, t("Slamming a door", "Azotar la puerta"), t("Late. Next time, look for what came before it.", "Tardía. La próxima vez busca qué pasó antes.")),
        item(0, t("Thinking \"not fair\" again and again", "Pensar «no es justo» una y otra vez"), t("A thought can be an early sign too.", "Un pensamiento también puede ser una señal temprana.")),
        item(1, t("Saying something mean", "Decir algo feo"), t("Late. A pause works better before the words.", "Tardía. La pausa sirve más antes de hablar.")),
        item(0, t("Tight jaw", "Apretar los dientes"), t("Early. Let your tongue rest and it will loosen.", "Temprana. Relaja la lengua y se suelta.")),
      ] },
      { ask: t("Which of these come early, while it is still easy to choose?", "¿Cuáles llegan temprano, cuando todavía es fácil elegir?"), buckets: [t("Early", "Temprano"), t("Late", "Tarde")], items: [
        item(0, t("Going very quiet", "Quedarte muy callado"), t("Some people heat up in silence. It still counts.", "Hay quien se enciende en silencio. También cuenta.")),
        item(1, t("Typing in all caps", "Escribir todo en mayúsculas"), t("Late. Drafts can wait. Sent messages can't come back.", "Tarde. Un borrador puede esperar. Lo enviado ya no vuelve.")),
        item(0, t("Replaying what they said", "Repetir en tu mente lo que dijeron"), t("A loop in your head turns up the heat.", "Darle vueltas le sube al fuego.")),
        item(1, t("Shoving someone's books", "Aventar los libros de alguien"), t("Late. Move your body somewhere safe instead.", "Tarde. Mejor mueve tu cuerpo en un lugar seguro.")),
        item(0, t("Shoulders up by your ears", "Hombros pegados a las orejas"), t("Early. Drop them and buy some time.", "Temprano. Suéltalos y ganas tiempo.")),
      ] },
      { ask: t("Early signs give you room. Sort these.", "Las señales tempranas te dan margen. Ordénalas."), buckets: [t("Early sign", "Señal temprana"), t("Late sign", "Señal tardía"), t("What may be underneath", "Lo que puede haber debajo")], items: [
        item(0, t("Short answers, no eye contact", "Respuestas cortas, sin mirar"), t("Early. Others may see it before you do.", "Temprana. A veces los demás la notan antes que tú.")),
        item(1, t("Bringing up old fights to win this one", "Sacar pleitos viejos para ganar este"), t("Late. The goal has become to hurt, not to solve.", "Tardía. La meta ya es lastimar, no resolver.")),
        item(2, t("Feeling left out", "Sentir que te dejaron fuera"), t("Anger often guards a softer feeling.", "El enojo muchas veces protege un sentimiento más suave.")),
        item(0, t("Jaw tight, breath short", "Mandíbula apretada, respiración corta"), t("Early. Your body is quicker than your words.", "Temprana. Tu cuerpo es más rápido que tus palabras.")),
        item(2, t("Worry about being seen as weak", "Miedo a que te vean débil"), t("Naming it to yourself takes away some of its force.", "Nombrarlo para ti le quita fuerza.")),
      ] },
    )),
    activity("drum_it", "drum-it-out", 3, t("Drum It Out", "Sácalo con el tambor"), bands(
      beat(t("Be mad on the drum, not at a friend. Play it big. Then play it soft.", "Enójate con el tambor, no con un amigo. Toca fuerte. Luego toca suave."), 80, ["kick", ".", "kick", ".", "snare", ".", "snare", "."], 4),
      beat(t("Give your anger a beat. Play it strong and steady for four rounds. On the last one, play so softly that you can just hear it.", "Dale un ritmo a tu enojo. Toca fuerte y parejo cuatro veces. En la última, toca tan suave que apenas se oiga."), 90, ["kick", ".", "snare", ".", "kick", "kick", "snare", "."], 4),
      beat(t("Anger has energy. Put it into a beat that stays steady instead of speeding up. Staying in time while you feel a lot is the skill.", "El enojo tiene energía. Ponla en un ritmo que no se acelere. Mantener el pulso mientras sientes mucho: esa es la habilidad."), 96, ["kick", "hihat", "snare", "hihat", "kick", "kick", "snare", "hihat"], 5),
      beat(t("Use the energy, keep the tempo. Start as hard as you like and come down a notch each round. You are practicing the way back, which is the part people skip.", "Usa la energía y cuida el tempo. Empieza con la fuerza que quieras y baja un poco en cada vuelta. Practicas el regreso, que es lo que casi nadie practica."), 100, ["kick", "hihat", "snare", "kick", "hihat", "kick", "snare", "crash"], 6),
    )),
    activity("breath_pacer", "the-long-way-down", 2, t("The Long Way Down", "La bajada larga"), bands(
      breathe(t("Now cool down. Breathe in. Then blow out, long and slow, like a candle that will not go out.", "Ahora enfríate. Inhala. Luego sopla largo y lento, como a una vela que no se apaga."), [3, 0, 4], 4),
      breathe(t("After the loud part comes the way down. Make each breath out a bit longer than the breath in.", "Después de lo fuerte viene la bajada. Haz cada salida de aire un poco más larga que la entrada."), [3, 0, 5], 5),
      breathe(t("Come down on purpose. Four in, six out. Let your jaw and hands go loose while you do it.", "Baja a propósito. Cuatro para inhalar, seis para exhalar. Suelta la mandíbula y las manos mientras lo haces."), [4, 0, 6], 5),
      breathe(t("It takes the body a while to cool down after anger. Six slow rounds, with a loose jaw. You don't have to settle anything while you breathe.", "El cuerpo tarda un rato en enfriarse después del enojo. Seis vueltas lentas, con la mandíbula suelta. No tienes que resolver nada mientras respiras."), [4, 0, 7], 6),
    )),
    activity("scenario", "the-broken-turn", 3, t("That's Not Fair!", "¡No es justo!"), bands(
      { story: t("It is your turn on the swing. Kai cuts in and takes it. Your face gets hot.", "Es tu turno en el columpio. Kai se mete y te lo quita. Sientes la cara caliente."), choices: [
        choice("helps", t("Say, \"Stop. I am mad. It is my turn.\"", "Decir: «Para. Estoy enojado. Es mi turno»."), t("You used words! Kai says, \"Oh. Okay.\" If he won't stop, get a grown-up.", "¡Usaste palabras! Kai dice: «Ah. Está bien». Si no para, busca a un adulto.")),
        choice("hurts", t("Push Kai off.", "Empujar a Kai."), t("Kai falls and cries. Now you both feel bad. Stop, breathe, then talk.", "Kai se cae y llora. Ahora los dos se sienten mal. Para, respira y luego habla.")),
        choice("mixed", t("Walk off and cry.", "Irte a llorar."), t("You are safe, and it is okay to cry. Kai still does not know. You can tell a grown-up.", "Estás a salvo, y llorar está bien. Kai todavía no lo sabe. Puedes contarle a un adulto.")),
      ] },
      { story: t("You worked for an hour on a group poster. Diego spills juice on it and laughs. Your ears get hot.", "Trabajaste una hora en el cartel de tu equipo. Diego le tira jugo y se ríe. Sientes las orejas calientes."), choices: [
        choice("helps", t("Breathe out, then say: \"I'm angry, because I worked hard on that. Help me fix it.\"", "Soltar el aire y decir: «Estoy enojado porque trabajé mucho. Ayúdame a arreglarlo»."), t("Diego stops laughing. He gets paper towels. He did not know it mattered so much to you.", "Diego deja de reír. Va por toallas de papel. No sabía que te importaba tanto.")),
        choice("hurts", t("Rip up his drawing.", "Romper su dibujo."), t("Now there are two ruined things and one very long talk with the teacher.", "Ahora hay dos cosas arruinadas y una plática muy larga con la maestra.")),
        choice("mixed", t("Say \"it's fine\" and stay mad all day.", "Decir «no pasa nada» y seguir enojado todo el día."), t("No fight, but the anger stays with you. You may say what you feel, in a calm voice.", "No hubo pleito, pero el enojo se queda contigo. Puedes decir lo que sientes, con voz tranquila.")),
      ] },
      { story: t("A friend shares a bad photo of you in the group chat. People add laughing faces. You see it on the bus, and your thumb is already on the keyboard.", "Un amigo comparte una foto fea tuya en el grupo. Todos ponen caritas de risa. La ves en el autobús, y ya tienes el pulgar sobre el teclado."), choices: [
        choice("helps", t("Put the phone away for five slow breaths. Then text your friend alone: \"That hurt. Please take it down.\"", "Guardar el teléfono por cinco respiraciones lentas. Luego escribirle solo a tu amigo: «Eso me dolió. Bórrala, por favor»."), t("Your friend deletes it and says sorry. If the photo stays up, show it to an adult you trust. It is not a small thing.", "Tu amigo la borra y pide perdón. Si la foto sigue ahí, enséñasela a un adulto de confianza. No es poca cosa.")),
        choice("hurts", t("Post a worse photo of your friend.", "Publicar una foto peor de tu amigo."), t("The chat goes wild and now you both look bad. Payback keeps a fight alive.", "El grupo estalla y ahora los dos quedan mal. La venganza mantiene vivo el pleito.")),
        choice("mixed", t("Leave the chat without a word.", "Salirte del grupo sin decir nada."), t("You got out of the heat, which is smart. Your friend may still not know why, so a short message later could help.", "Saliste del fuego, y eso es inteligente. Tal vez tu amigo no sepa por qué, así que luego puede ayudar un mensaje corto.")),
      ] },
      { story: t("At work, a manager blames you in front of customers for a mistake you did not make. Your jaw locks. Your shift ends in an hour, and you need this job.", "En tu trabajo, una encargada te culpa frente a los clientes de un error que no cometiste. Se te traba la mandíbula. Tu turno acaba en una hora, y necesitas este empleo."), choices: [
        choice("helps", t("Say, \"I'd like to talk about that after my shift,\" and later explain the facts and how it felt.", "Decir: «Me gustaría hablar de eso después de mi turno», y luego explicar los hechos y cómo te sentiste."), t("You moved the talk to a place where it can go well. Calm is not weakness here. It is what gets you heard.", "Llevaste la conversación a un lugar donde puede salir bien. Aquí la calma no es debilidad. Es lo que hace que te escuchen.")),
        choice("hurts", t("Yell back in front of everyone.", "Gritarle enfrente de todos."), t("You may be right about the facts. Now people will remember the shouting instead.", "Puede que tengas razón. Pero ahora todos se van a acordar de los gritos.")),
        choice("mixed", t("Say nothing, and vent to a coworker.", "No decir nada y desahogarte con alguien del trabajo."), t("Letting off steam helps for an evening. The false story about you still stands, so decide whether it is worth correcting.", "Desahogarte ayuda por una noche. Lo falso sigue ahí, así que decide si vale la pena aclararlo.")),
      ] },
    )),
    activity("reflection", "my-first-sign", 1, t("My First Sign", "Mi primera señal"), bands(
      reflect(t("How does your body tell you that you are mad?", "¿Cómo te avisa tu cuerpo que estás enojado?"), t("My face gets hot.", "Se me calienta la cara."), t("My hands get tight.", "Aprieto las manos.")),
      reflect(t("What is your first sign of anger, and what will you do then?", "¿Cuál es tu primera señal de enojo y qué vas a hacer entonces?"), t("Warm ears. I'll breathe out long.", "Orejas calientes. Voy a soltar el aire despacio."), t("Loud voice. I'll step back.", "Voz fuerte. Voy a dar un paso atrás.")),
      reflect(t("What is your early sign, and your move when you notice it?", "¿Cuál es tu señal temprana y qué haces al notarla?"), t("I go quiet. I'll take a walk.", "Me quedo callado. Voy a caminar."), t("My jaw gets tight. I'll put the phone down.", "Aprieto la mandíbula. Voy a dejar el teléfono.")),
      reflect(t("What tends to sit under your anger, and how could you say that part out loud?", "¿Qué suele haber debajo de tu enojo y cómo podrías decir esa parte?"), t("Feeling ignored: \"I want you to hear this.\"", "Que me ignoren: «Quiero que me escuches»."), t("Worry: \"I'm scared we'll miss the bus.\"", "Preocupación: «Me da miedo perder el autobús».")),
    )),
  ],
  takeHome: bands(
    [t("Stop.", "Para."), t("Blow out slow.", "Sopla lento."), t("Say: I am mad. I want...", "Di: Estoy enojado. Quiero...")],
    [t("Stop. Breathe out long.", "Para. Suelta el aire despacio."), t("Say: \"I'm angry, because...\"", "Di: «Estoy enojado porque...»."), t("Ask for what you need.", "Pide lo que necesitas.")],
    [t("Catch it early.", "Nótalo temprano."), t("Move or breathe. Then talk.", "Muévete o respira. Luego habla."), t("Name what hurt, and ask for one thing.", "Di qué te dolió y pide una cosa.")],
    [t("Early sign, long breath, short sentence.", "Señal temprana, respiración larga, frase corta."), t("Ask yourself what is under the anger.", "Pregúntate qué hay debajo del enojo."), t("Choose the place and time to say it.", "Elige el lugar y el momento para decirlo.")],
  ),
});
