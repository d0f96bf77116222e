import { activity, bands, choice, item, lesson, question, readListen, reflect, sound, t } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const kindAndSafeOnline = lesson({
  id: "11",
  order: 11,
  category: "decision_making",
  corePart: "social_skills",
  title: t("Kind and Safe Online", "Amable y a salvo en línea"),
  description: t("Decide what to share, what to keep, and when to get help.", "Decide qué compartir, qué guardar y cuándo pedir ayuda."),
  requires: [],
  familySkill: t("Checking before sharing, and telling an adult when something feels off.", "Revisar antes de compartir y avisar a un adulto cuando algo se siente raro."),
  familyQuestion: t("Who could you show your screen to if something felt wrong?", "¿A quién le enseñarías tu pantalla si algo se sintiera mal?"),
  activities: [
    readListen("the-echo", 2, t("The Echo", "El eco"),
      sound(72, "s.......h.......h.......h.......", "G4 . E4 . . . . . G4 . E4 . . . . . G4 . E4 . . . . . G4 . E4 . . . . .", t("Two notes, played once, that come back again and again like an echo.", "Dos notas que se tocan una vez y vuelven una y otra vez como un eco.")),
      bands(
        [t("Say hi in a big hall. It comes back: hi, hi, hi! That is an echo.", "Di hola en un lugar grande. Vuelve: ¡hola, hola, hola! Eso es un eco."), t("What you put on a screen is like that. It can go far and come back.", "Lo que pones en una pantalla es así. Puede ir lejos y volver."), t("So be kind, and ask a grown-up first.", "Por eso, sé amable y pregunta primero a un adulto.")],
        [t("Listen to the echo. You play it once, and it goes on without you.", "Escucha el eco. Lo tocas una vez y sigue sin ti."), t("Online words and photos are like echoes. Others can save them, change them and send them on.", "Las palabras y las fotos en línea son como ecos. Otros pueden guardarlas, cambiarlas y enviarlas."), t("Before you share, check three things: Is it true? Is it kind? Is it mine to share?", "Antes de compartir, revisa tres cosas: ¿Es cierto? ¿Es amable? ¿Me toca a mí compartirlo?")],
        [t("Listen. One small phrase, and it keeps coming back. A post does that too, only with more people in the room.", "Escucha. Una frase pequeña que vuelve y vuelve. Una publicación hace lo mismo, solo que con más gente en la sala."), t("Screens hide faces, so it is easy to forget that a person is reading. They also hide who is writing to you.", "Las pantallas esconden las caras, y es fácil olvidar que hay una persona leyendo. También esconden quién te escribe."), t("You don't need to be afraid of it. You need a few good habits and one adult you can show things to.", "No hay que tenerle miedo. Hacen falta unos buenos hábitos y un adulto a quien enseñarle las cosas.")],
        [t("Listen to the echo pile up. Each repeat is a bit further from the person who played it, and they can't call it back.", "Escucha cómo se acumula el eco. Cada repetición se aleja de quien la tocó, y ya no la puede recoger."), t("Feeds are built to hold your attention, and strong feelings hold it best. That is worth knowing when something makes you furious within a second.", "Las redes están hechas para retener tu atención, y lo que más retiene son las emociones fuertes. Conviene saberlo cuando algo te enfurece en un segundo."), t("Three habits carry most of the weight: check before you pass it on, keep what is private private, and get help early when someone pressures you.", "Tres hábitos hacen casi todo: comprobar antes de pasarlo, guardar lo privado y pedir ayuda pronto si alguien te presiona.")],
      )),
    activity("feelings_sort", "share-or-keep", 3, t("Share, Ask or Keep?", "¿Compartir, preguntar o guardar?"), bands(
      { ask: t("Can you share it, or do you keep it safe?", "¿Lo puedes compartir o lo guardas?"), buckets: [t("Share", "Compartir"), t("Keep", "Guardar")], items: [
        item(0, t("A song you made", "Una canción que hiciste"), t("Fun to share! Ask a grown-up to help.", "¡Qué bien compartirla! Pide ayuda a un adulto.")),
        item(1, t("Where you live", "Dónde vives"), t("Keep it safe. It is for your family and friends.", "Guárdalo. Es para tu familia y tus amigos.")),
        item(1, t("Your password", "Tu contraseña"), t("Keep it. Only your grown-up may know it.", "Guárdala. Solo la puede saber tu adulto.")),
        item(0, t("Your pick of best snack", "Tu merienda favorita"), t("Safe and fun.", "Es seguro y divertido.")),
      ] },
      { ask: t("Share it, ask first, or keep it private?", "¿Compartir, preguntar antes o guardar?"), buckets: [t("Share", "Compartir"), t("Ask first", "Preguntar antes"), t("Keep private", "Guardar")], items: [
        item(1, t("A photo with your friend in it", "Una foto donde sale tu amigo"), t("It's their face. They get a say.", "Es su cara. Debe opinar.")),
        item(2, t("The name of your school", "El nombre de tu escuela"), t("It tells strangers where to find you.", "Les dice a desconocidos dónde encontrarte.")),
        item(0, t("A beat you made", "Un ritmo que hiciste"), t("It is yours, and it tells nothing private.", "Es tuyo y no dice nada privado.")),
        item(1, t("A funny story about your brother", "Una historia chistosa de tu hermano"), t("It is his story too.", "También es su historia.")),
        item(2, t("Your password, even to a best friend", "Tu contraseña, aunque sea a tu mejor amigo"), t("Keep it. A good friend won't mind.", "Guárdala. Un buen amigo lo entiende.")),
      ] },
      { ask: t("What would you do with each one?", "¿Qué harías con cada cosa?"), buckets: [t("Fine to share", "Se puede compartir"), t("Ask first", "Preguntar antes"), t("Keep private", "Guardar")], items: [
        item(1, t("A screenshot of a private chat", "Captura de un chat privado"), t("They wrote to you, not to the world.", "Te escribieron a ti, no al mundo.")),
        item(2, t("Your live location in a story", "Tu ubicación en una historia"), t("Post the place after you have left it.", "Publica el lugar cuando ya te hayas ido.")),
        item(0, t("A review of a game", "Tu opinión de un juego"), t("An opinion about a thing. Go ahead.", "Una opinión sobre una cosa. Adelante.")),
        item(1, t("A video of your class", "Un video de tu clase"), t("Many faces, many rights. Ask, and check the school's rule.", "Muchas caras, muchos derechos. Pregunta y revisa la regla de la escuela.")),
        item(2, t("A photo you would not want printed on the school wall", "Una foto que no querrías ver en la pared de la escuela"), t("A good test for every picture.", "Una buena prueba para toda foto.")),
      ] },
      { ask: t("Sort by what you would advise a younger cousin.", "Ordena según lo que le aconsejarías a un primo menor."), buckets: [t("Fine to share", "Se puede compartir"), t("Needs consent", "Necesita permiso"), t("Keep private", "Guardar")], items: [
        item(1, t("A friend's good news", "La buena noticia de una amiga"), t("It's theirs to announce.", "A ella le toca anunciarla.")),
        item(2, t("A photo of a new ID or bank card", "La foto de una identificación o tarjeta nueva"), t("The numbers are the keys.", "Los números son las llaves.")),
        item(0, t("Your own finished artwork", "Tu obra terminada"), t("Sign it and be proud of it.", "Fírmala y siéntete orgulloso.")),
        item(1, t("A recording of somebody singing", "La grabación de alguien cantando"), t("A voice is as personal as a face.", "La voz es tan personal como la cara.")),
        item(2, t("Intimate photos, your own or anyone's", "Fotos íntimas, tuyas o de quien sea"), t("Never, even under pressure. If somebody asks or threatens, tell an adult you trust at once. You are not in trouble.", "Nunca, ni bajo presión. Si alguien te las pide o te amenaza, dile enseguida a un adulto de confianza. No estás en problemas.")),
      ] },
    )),
    activity("scenario", "the-group-chat", 4, t("On the Screen", "En la pantalla"), bands(
      { story: t("You play a game. A stranger writes, \"What is your name? Where do you live?\" What do you do?", "Juegas en línea. Un extraño escribe: «¿Cómo te llamas? ¿Dónde vives?». ¿Qué haces?"), choices: [
        choice("helps", t("Stop and show a grown-up.", "Parar y enseñarle a un adulto."), t("Your dad says, \"Thank you for telling me.\" You did just the right thing.", "Tu papá dice: «Gracias por decirme». Hiciste justo lo correcto.")),
        choice("mixed", t("Shut the game.", "Cerrar el juego."), t("Good! You are safe. Now tell a grown-up, too.", "¡Bien! Estás a salvo. Ahora también dile a un adulto.")),
        choice("hurts", t("Tell your name.", "Decir tu nombre."), t("Oops. You did not know. Tell a grown-up now. You are not in trouble.", "Uy. No sabías. Dile ya a un adulto. No estás en problemas.")),
      ] },
      { story: t("In a class chat, someone posts a mean picture of Tomás, and three kids laugh. You have not written anything.", "En un chat de la clase alguien pone una imagen fea de Tomás, y tres niños se ríen. Tú no has escrito nada."), choices: [
        choice("helps", t("Write to Tomás: \"That's not okay. I'm with you.\" Then show an adult.", "Escribirle a Tomás: «Eso no está bien. Estoy contigo». Luego enseñárselo a un adulto."), t("Tomás feels less alone, and the adult can help it stop. Telling to keep someone safe is not tattling.", "Tomás se siente menos solo y el adulto ayuda a detenerlo. Avisar para cuidar a alguien no es ser chismoso.")),
        choice("mixed", t("Write nothing.", "No escribir nada."), t("You did not join in. Still, Tomás may think that all of you agree with it. A short note to him changes that.", "No te sumaste. Aun así, Tomás puede creer que todos están de acuerdo. Un mensajito para él cambia eso.")),
        choice("hurts", t("Add a laughing face.", "Poner una carita de risa."), t("It took one second for you. It may last all week for Tomás. You can take it back and say sorry.", "Para ti fue un segundo. A Tomás le puede durar toda la semana. Puedes quitarla y pedirle perdón.")),
      ] },
      { story: t("A post says that your school will close after a fight. It has a shaky video and 4,000 shares. Your friends want you to pass it on right now.", "Una publicación dice que tu escuela va a cerrar por una pelea. Tiene un video borroso y 4,000 compartidas. Tus amigos quieren que la pases ya."), choices: [
        choice("helps", t("Check first: who posted it, when, and does the school say so?", "Comprobar antes: ¿quién la puso, cuándo, y lo dice la escuela?"), t("The video is two years old and from another city. You write, \"Old video, not us,\" and the chat calms down.", "El video es de hace dos años y de otra ciudad. Escribes: «Es viejo, no somos nosotros», y el grupo se calma.")),
        choice("mixed", t("Pass it on with \"is this true??\"", "Pasarla con un «¿será cierto??»."), t("A question mark does not slow it down. To those who see it, it is one more share.", "El signo de pregunta no la frena. Para quien la ve, es una vez más compartida.")),
        choice("hurts", t("Share it. Better safe than sorry.", "Compartirla, por si acaso."), t("By evening, parents are scared and the office phone won't stop. False alarms have victims too.", "En la noche hay papás asustados y el teléfono de la dirección no para. Las falsas alarmas también dañan.")),
      ] },
      { story: t("Someone you know only online has been kind to you for weeks. Tonight they ask for a private photo, and then say that they will spread rumors about you if you don't send one.", "Alguien que solo conoces en línea ha sido amable contigo por semanas. Hoy te pide una foto privada y luego dice que va a inventar cosas de ti si no la mandas."), choices: [
        choice("helps", t("Don't send anything. Keep the messages, block the account, and tell an adult you trust tonight.", "No mandar nada. Guardar los mensajes, bloquear la cuenta y decirle hoy mismo a un adulto de confianza."), t("Your aunt listens and helps you report it. This is a known trick and it is never your fault, not even if a photo was already sent. In the US, NCMEC's free Take It Down service can help as well.", "Tu tía te escucha y te ayuda a denunciarlo. Es un truco conocido y nunca es tu culpa, ni aunque ya hayas mandado una foto. En Estados Unidos también ayuda gratis el servicio Take It Down de NCMEC.")),
        choice("mixed", t("Block the account and tell no one.", "Bloquear la cuenta y no decirle a nadie."), t("Blocking is a good start. Carrying it alone is heavy, and they may come back under another name. One adult makes a big difference.", "Bloquear es un buen comienzo. Cargarlo solo pesa mucho, y puede volver con otro nombre. Un adulto hace una gran diferencia.")),
        choice("hurts", t("Send one, so that it stops.", "Mandar una para que pare."), t("It almost never stops there; the demands grow. Whatever has already happened, you can still get help now.", "Casi nunca para ahí; piden más. Pase lo que haya pasado, todavía puedes pedir ayuda ahora.")),
      ] },
    )),
    activity("quiz", "before-you-post", 3, t("Before You Post", "Antes de publicar"), bands(
      { questions: [
        question(t("A mean note pops up. What do you do?", "Sale una nota fea. ¿Qué haces?"), [t("Be mean back", "Contestar feo"), t("Stop and tell a grown-up", "Parar y decirle a un adulto"), t("Cry and hide it", "Llorar y esconderla")], 1, t("You do not have to fix it. A grown-up can help.", "No tienes que arreglarlo. Un adulto puede ayudar.")),
        question(t("Is there a real kid behind a game name?", "¿Hay una persona de verdad detrás de un nombre de juego?"), [t("Yes", "Sí"), t("No", "No")], 0, t("Yes. So use kind words.", "Sí. Por eso usa palabras amables.")),
      ] },
      { questions: [
        question(t("Which check comes before a share?", "¿Qué revisas antes de compartir?"), [t("Will I get a lot of likes?", "¿Me van a dar muchos «me gusta»?"), t("Is it true, is it kind, is it mine?", "¿Es cierto, es amable, es mío?"), t("Is it new?", "¿Es nuevo?")], 1, t("Three short questions. They take five seconds.", "Tres preguntas cortas. Toman cinco segundos.")),
        question(t("Someone online says, \"Don't tell your parents about us.\" What does it mean?", "Alguien en línea dice: «No les cuentes a tus papás». ¿Qué significa?"), [t("It is a fun secret.", "Es un secreto divertido."), t("It is a sign to tell an adult right away.", "Es señal de decirle a un adulto enseguida.")], 1, t("Safe people do not ask you for secrets like that.", "La gente que te cuida no te pide esos secretos.")),
      ] },
      { questions: [
        question(t("A post makes you furious in one second. What is a smart first move?", "Una publicación te enfurece en un segundo. ¿Qué haces primero?"), [t("Share it while it is hot", "Compartirla mientras está caliente"), t("Ask who gains if I get mad", "Preguntarte quién gana si te enojas"), t("Argue in the comments", "Discutir en los comentarios")], 1, t("Anger spreads fast, and some people count on it.", "El enojo se contagia rápido, y hay quien cuenta con eso.")),
        question(t("You see someone being picked on in a game chat. What helps most?", "Ves que molestan a alguien en el chat de un juego. ¿Qué ayuda más?"), [t("Support them, report it, tell an adult", "Apoyar a esa persona, reportarlo, decirle a un adulto"), t("Insult the bully", "Insultar a quien molesta"), t("Log off", "Desconectarte")], 0, t("Backing up the target works better than fighting the attacker.", "Respaldar a quien lo sufre sirve más que pelear con quien ataca.")),
      ] },
      { questions: [
        question(t("Which of these is the best evidence that a claim is true?", "¿Cuál es la mejor prueba de que algo es cierto?"), [t("Thousands of shares", "Miles de compartidas"), t("Two independent sources with names and dates", "Dos fuentes independientes con nombres y fechas"), t("A confident video", "Un video muy seguro")], 1, t("Popularity and confidence are cheap to fake. Independent sources are harder.", "La fama y la seguridad se fingen fácil. Las fuentes independientes no tanto.")),
        question(t("A friend sends you a private photo of a classmate. What is the right thing to do?", "Un amigo te manda una foto privada de una compañera. ¿Qué es lo correcto?"), [t("Don't pass it on, delete it, and tell a trusted adult", "No pasarla, borrarla y decirle a un adulto de confianza"), t("Forward it to one person only", "Reenviarla a una sola persona"), t("Keep it in case", "Guardarla por si acaso")], 0, t("Passing it on harms her again, and it can break the law.", "Pasarla la lastima otra vez, y puede ser un delito.")),
        question(t("It's past midnight and you can't stop scrolling. Which step works best?", "Ya pasó la medianoche y no puedes dejar el teléfono. ¿Qué paso sirve más?"), [t("Feel guilty and go on", "Sentir culpa y seguir"), t("Charge the phone outside your room", "Cargar el teléfono fuera de tu cuarto"), t("Switch to a different app", "Cambiar de aplicación")], 1, t("Change the place, not just the promise.", "Cambia el lugar, no solo la promesa.")),
      ] },
    )),
    activity("reflection", "my-rule", 1, t("My Rule", "Mi regla"), bands(
      reflect(t("Who do you tell if a screen makes you feel bad?", "¿A quién le dices si una pantalla te hace sentir mal?"), t("My mom.", "A mi mamá."), t("My teacher.", "A mi maestra.")),
      reflect(t("Write your own rule for sharing.", "Escribe tu propia regla para compartir."), t("I ask before I post a face.", "Pregunto antes de publicar una cara."), t("I wait one minute.", "Espero un minuto.")),
      reflect(t("Which habit do you want to try for one week?", "¿Qué hábito quieres probar una semana?"), t("Check the date before I share.", "Ver la fecha antes de compartir."), t("No phone at dinner.", "Sin teléfono en la cena.")),
      reflect(t("What would you tell a younger kid who is being pressured online?", "¿Qué le dirías a alguien menor a quien presionan en línea?"), t("It's not your fault. Show me.", "No es tu culpa. Enséñame."), t("Don't answer. Let's tell someone together.", "No contestes. Vamos juntos a decirle a alguien.")),
    )),
  ],
  takeHome: bands(
    [t("Stop. Show a grown-up.", "Para. Enséñale a un adulto."), t("Use kind words.", "Usa palabras amables.")],
    [t("True? Kind? Mine to share?", "¿Cierto? ¿Amable? ¿Me toca compartirlo?"), t("\"Don't tell\" means tell.", "«No le digas a nadie» quiere decir: dilo.")],
    [t("Check who, when and why.", "Revisa quién, cuándo y por qué."), t("Stand with the person who is hurt.", "Ponte del lado de quien sufre."), t("Know which adult you would show.", "Ten claro a qué adulto se lo enseñarías.")],
    [t("Check before you pass it on.", "Comprueba antes de pasarlo."), t("Private stays private, yours and theirs.", "Lo privado se queda privado, lo tuyo y lo suyo."), t("Pressure? Save it, block it, tell someone.", "¿Presión? Guarda, bloquea y cuéntalo.")],
  ),
});
