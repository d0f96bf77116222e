import { activity, bands, beat, choice, item, lesson, readListen, reflect, sound, t } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const myStrengthsMyRoots = lesson({
  id: "6",
  order: 6,
  category: "self_awareness",
  corePart: "own_feelings",
  title: t("My Strengths, My Roots", "Mis fortalezas, mis raíces"),
  description: t("Notice what is strong in you, and where it comes from.", "Nota lo que hay de fuerte en ti y de dónde viene."),
  requires: [],
  familySkill: t("Seeing strengths in yourself and in the people you come from.", "Ver fortalezas en ti y en la gente de la que vienes."),
  familyQuestion: t("Which strength of yours comes from someone in our family or community?", "¿Qué fortaleza tuya viene de alguien de nuestra familia o comunidad?"),
  activities: [
    readListen("every-part-counts", 2, t("Every Part Counts", "Cada parte cuenta"),
      sound(96, "k...k...k.s.k.s.kts.kts.ktshktsh", "C3 . . . G3 . . . C3 . E3 . G3 . . . C3 . E3 . G3 . C4 . C3 E3 G3 C4 E4 . C4 .", t("A beat that begins with one drum. New parts join one by one until it is a full band.", "Un ritmo que empieza con un solo tambor. Se suman partes, una por una, hasta ser una banda completa.")),
      bands(
        [t("One drum. Then two. Then a band! Each part helps.", "Un tambor. Luego dos. ¡Luego una banda! Cada parte ayuda."), t("You have strong parts, too. You may be kind. You may be brave. You may be funny.", "Tú también tienes partes fuertes. Puedes ser amable. Puedes ser valiente. Puedes dar risa."), t("Who in your family is kind like you?", "¿Quién en tu familia es amable como tú?")],
        [t("Listen to how the beat grows. No part does it all alone, and each one would be missed.", "Escucha cómo crece el ritmo. Ninguna parte lo hace todo sola, y cada una haría falta."), t("You are made of parts as well. Some are things you can do. Some are ways you treat people.", "Tú también tienes muchas partes. Unas son cosas que sabes hacer. Otras son formas de tratar a la gente."), t("Some come from your people: a song, a saying, a way to cook or a way to keep going.", "Algunas vienen de tu gente: una canción, un dicho, una forma de cocinar o de seguir adelante.")],
        [t("Listen as the parts join in. A strength is like one of those parts. You stop hearing it because it is always there.", "Escucha cómo entran las partes. Una fortaleza es como una de ellas. Dejas de oírla porque siempre está."), t("School mostly measures a few kinds of strength. There are many more: patience with a little cousin, two languages, fixing things, keeping a secret that is safe to keep.", "La escuela mide sobre todo unas pocas fortalezas. Hay muchas más: tener paciencia con un primo pequeño, hablar dos idiomas, arreglar cosas, guardar un secreto que es seguro guardar."), t("Many of them were handed to you by people who came before. That is what roots are.", "Muchas te las dieron personas que llegaron antes. Eso son las raíces.")],
        [t("Listen to the layers arrive. By the end you can hardly pick out the first drum, and yet everything rests on it.", "Escucha cómo llegan las capas. Al final casi no distingues el primer tambor, y sin embargo todo se apoya en él."), t("Strengths work that way. The ones you use the most feel ordinary to you: translating for your grandmother, staying calm when others panic, making the new person laugh.", "Así son las fortalezas. Las que más usas te parecen normales: traducirle a tu abuela, mantener la calma cuando otros se alteran, hacer reír a quien acaba de llegar."), t("Knowing your roots does not mean you must repeat them. You get to choose what you carry on, what you change, and what you put down.", "Conocer tus raíces no te obliga a repetirlas. Tú eliges qué sigues, qué cambias y qué dejas.")],
      )),
    activity("feelings_sort", "kinds-of-strong", 3, t("Kinds of Strong", "Formas de ser fuerte"), bands(
      { ask: t("Is it strong hands or a strong heart?", "¿Es de manos fuertes o de corazón fuerte?"), buckets: [t("Hands", "Manos"), t("Heart", "Corazón")], items: [
        item(1, t("I share my snack", "Comparto mi merienda"), t("A kind heart is strong.", "Un corazón amable es fuerte.")),
        item(0, t("I can draw a cat", "Sé dibujar un gato"), t("Your hands learned it.", "Tus manos lo aprendieron.")),
        item(1, t("I say sorry", "Pido perdón"), t("That takes a brave heart.", "Eso pide un corazón valiente.")),
        item(0, t("I help cook", "Ayudo a cocinar"), t("Strong hands, and good food!", "Manos fuertes, ¡y rica comida!")),
      ] },
      { ask: t("What kind of strength is it?", "¿Qué tipo de fortaleza es?"), buckets: [t("A thing I can do", "Algo que sé hacer"), t("A way I treat people", "Una forma de tratar a la gente"), t("A way I keep going", "Una forma de seguir adelante")], items: [
        item(0, t("I know two languages", "Hablo dos idiomas"), t("That is a big skill, even when it feels normal.", "Es una gran habilidad, aunque te parezca normal.")),
        item(1, t("I notice when someone is alone", "Noto cuando alguien está solo"), t("Noticing is the start of kindness.", "Notar es el comienzo de la bondad.")),
        item(2, t("I try again after I lose", "Lo intento otra vez cuando pierdo"), t("This one is quiet and very strong.", "Esta es callada y muy fuerte.")),
        item(0, t("I can fix a bike", "Sé arreglar una bicicleta"), t("Hands can be smart.", "Las manos también son listas.")),
        item(1, t("I keep my promises", "Cumplo lo que prometo"), t("People can lean on you.", "La gente puede contar contigo.")),
      ] },
      { ask: t("Sort these strengths. Some never show up on a report card.", "Ordena estas fortalezas. Algunas nunca salen en la boleta."), buckets: [t("Skill", "Habilidad"), t("Character", "Carácter"), t("Roots", "Raíces")], items: [
        item(2, t("Knowing my grandfather's songs", "Saber las canciones de mi abuelo"), t("You carry something old and alive.", "Llevas algo antiguo y vivo.")),
        item(1, t("Telling the truth when it costs me", "Decir la verdad aunque me cueste"), t("That is courage, in plain clothes.", "Eso es valor, sin disfraz.")),
        item(0, t("Making a beat from scratch", "Hacer un ritmo desde cero"), t("A skill grows by the hour you put in.", "Una habilidad crece con las horas que le das.")),
        item(2, t("A saying my aunt uses on hard days", "Un dicho que usa mi tía en los días difíciles"), t("Words can be handed down like tools.", "Las palabras se heredan como herramientas.")),
        item(1, t("Being patient with kids", "Tener paciencia con los niños"), t("Patience is strength at a low volume.", "La paciencia es fuerza con el volumen bajo.")),
      ] },
      { ask: t("Where would you place each one? Some could fit twice, so go with the main one.", "¿Dónde pondrías cada una? Algunas caben en dos, elige la principal."), buckets: [t("Skill", "Habilidad"), t("Character", "Carácter"), t("Roots", "Raíces")], items: [
        item(0, t("Explaining hard things simply", "Explicar cosas difíciles de forma sencilla"), t("A skill that every job and friendship uses.", "Una habilidad que sirve en todo trabajo y amistad.")),
        item(1, t("Admitting that I was wrong", "Admitir que me equivoqué"), t("It costs pride and buys trust.", "Cuesta orgullo y gana confianza.")),
        item(2, t("Moving between two cultures every day", "Moverme entre dos culturas todos los días"), t("That takes skill as well. Many people never have to learn it.", "También pide habilidad. Mucha gente nunca tiene que aprenderlo.")),
        item(2, t("A recipe nobody wrote down", "Una receta que nadie escribió"), t("Some knowledge lives in hands and kitchens.", "Hay saberes que viven en las manos y las cocinas.")),
        item(1, t("Staying steady when others panic", "Mantenerme firme cuando otros se alteran"), t("People borrow your calm.", "La gente toma prestada tu calma.")),
      ] },
    )),
    activity("scenario", "the-compliment", 3, t("The Compliment", "El cumplido"), bands(
      { story: t("Your teacher says, \"You were so kind to Sam.\" What do you say?", "Tu maestra dice: «Fuiste muy amable con Sam». ¿Qué dices?"), choices: [
        choice("helps", t("Say, \"Thank you!\"", "Decir: «¡Gracias!»."), t("You let the nice words in. That feels warm.", "Dejaste entrar las palabras bonitas. Se siente calientito.")),
        choice("mixed", t("Hide your face.", "Taparte la cara."), t("It is okay to feel shy. You can still say thank you, soft and low.", "Está bien que te dé pena. Puedes decir gracias bajito.")),
        choice("hurts", t("Say, \"No, I am bad.\"", "Decir: «No, soy malo»."), t("But it was true! You were kind. Try to say thank you.", "¡Pero era cierto! Fuiste amable. Prueba a decir gracias.")),
      ] },
      { story: t("After you help Mei with her reading, she says, \"You're really good at explaining.\" You feel warm and a bit strange.", "Después de ayudar a Mei con su lectura, ella te dice: «Explicas muy bien». Sientes calorcito y algo raro."), choices: [
        choice("helps", t("Say, \"Thanks. I like helping.\"", "Decir: «Gracias. Me gusta ayudar»."), t("You took in a true thing about yourself. Now you know one of your strengths.", "Aceptaste algo cierto sobre ti. Ya conoces una de tus fortalezas.")),
        choice("mixed", t("Say, \"It was nothing.\"", "Decir: «No fue nada»."), t("It sounds polite. But it was something! Try \"thanks\" on its own.", "Suena educado. ¡Pero sí fue algo! Prueba con un «gracias» y ya.")),
        choice("hurts", t("Say, \"No, I'm dumb.\"", "Decir: «No, soy tonto»."), t("Mei looks confused. She saw something good and you crossed it out.", "Mei se confunde. Ella vio algo bueno y tú lo tachaste.")),
      ] },
      { story: t("You bring food from home for lunch. Someone says, \"What is that smell?\" and a few people laugh. Your cousin made it, and you love it.", "Llevas comida de casa al almuerzo. Alguien dice: «¿A qué huele?», y algunos se ríen. La hizo tu primo y te encanta."), choices: [
        choice("helps", t("Say, \"It's my cousin's recipe. It's so good. Want to try some?\"", "Decir: «Es la receta de mi primo. Está buenísima. ¿Quieres probar?»."), t("One person tries it and asks for more. You stood by something that is yours, and you stayed kind.", "Alguien la prueba y pide más. Defendiste algo tuyo sin dejar de ser amable.")),
        choice("mixed", t("Close the box and eat later.", "Cerrar la caja y comer después."), t("You looked after yourself in the moment. Nothing is wrong with your food, though. Tell someone you trust how it felt.", "Te cuidaste en ese momento. Pero tu comida no tiene nada de malo. Cuéntale a alguien de confianza cómo te sentiste.")),
        choice("hurts", t("Throw it out and say that you hate it too.", "Tirarla y decir que a ti tampoco te gusta."), t("The laughing stops, but it cost you something real. You don't need to shrink to fit in.", "Las risas paran, pero te costó algo de verdad. No tienes que hacerte chico para encajar.")),
      ] },
      { story: t("You are filling in a form for a summer program. It asks, \"What are your strengths?\" The cursor blinks. You think of people with trophies.", "Llenas una solicitud para un programa de verano. Pregunta: «¿Cuáles son tus fortalezas?». El cursor parpadea. Piensas en la gente con trofeos."), choices: [
        choice("helps", t("Ask two people who know you well, and write down what they say with an example.", "Preguntarles a dos personas que te conocen bien y escribir lo que digan con un ejemplo."), t("They mention the way you look after your brothers and keep your head when plans fall apart. Other people often see your strengths sooner than you do.", "Te dicen cómo cuidas a tus hermanos y cómo conservas la calma cuando todo falla. Muchas veces otros ven tus fortalezas antes que tú.")),
        choice("mixed", t("Copy a good-looking answer from the internet.", "Copiar una buena respuesta de internet."), t("It fills the box, but it could be about anyone. A plain, true example says more.", "Llena el espacio, pero podría ser de cualquiera. Un ejemplo sencillo y cierto dice más.")),
        choice("hurts", t("Close the form. You have nothing special.", "Cerrar la solicitud. No tienes nada especial."), t("You ruled yourself out before anyone read a word. Compare less, and look at what you do each week.", "Te descartaste antes de que alguien leyera algo. Compárate menos y mira lo que haces cada semana.")),
      ] },
    )),
    activity("drum_it", "my-name-is-a-rhythm", 3, t("My Name Is a Rhythm", "Mi nombre es un ritmo"), bands(
      beat(t("Say your name. Clap it. Now play it on the drum!", "Di tu nombre. Apláudelo. ¡Ahora tócalo en el tambor!"), 80, ["kick", ".", "snare", ".", "kick", "snare", ".", "."], 4),
      beat(t("Say your full name and feel its beats. Play this groove, then swap in the beat of your own name.", "Di tu nombre completo y siente sus golpes. Toca este ritmo y luego pon el de tu nombre."), 88, ["kick", ".", "snare", "kick", ".", "kick", "snare", "."], 4),
      beat(t("Every name has a rhythm, and so does every home. Play this one first. Then tap the rhythm of your name, or of a saying from your family.", "Cada nombre tiene un ritmo, y cada casa también. Primero toca este. Luego toca el de tu nombre o el de un dicho de tu familia."), 92, ["kick", "hihat", "snare", "kick", "hihat", "kick", "snare", "hihat"], 5),
      beat(t("Play this groove until it feels easy. Then keep the kick and change one thing, so it sounds more like where you come from.", "Toca este ritmo hasta que te salga fácil. Luego deja el bombo y cambia algo para que suene más a tu lugar."), 96, ["kick", "hihat", "tom1", "kick", "snare", "kick", "tom2", "hihat"], 6),
    )),
    activity("reflection", "strength-and-source", 2, t("Strength and Source", "Fortaleza y origen"), bands(
      reflect(t("What is strong in you?", "¿Qué hay de fuerte en ti?"), t("I am kind, like Grandpa.", "Soy amable, como mi abuelo."), t("I try again.", "Lo intento otra vez.")),
      reflect(t("Name a strength and who you learned it from.", "Nombra una fortaleza y de quién la aprendiste."), t("I don't give up. From my mom.", "No me rindo. De mi mamá."), t("I tell good jokes. From my uncle.", "Cuento buenos chistes. De mi tío.")),
      reflect(t("Which strength of yours does school not see?", "¿Qué fortaleza tuya no ve la escuela?"), t("I look after my cousins.", "Cuido a mis primos."), t("I can make anyone laugh.", "Puedo hacer reír a cualquiera.")),
      reflect(t("What do you want to carry on from where you come from?", "¿Qué quieres conservar de donde vienes?"), t("The way my family feeds everyone.", "Que en mi familia se le da de comer a todos."), t("My grandmother's courage.", "El valor de mi abuela.")),
    )),
  ],
  takeHome: bands(
    [t("I have strong parts.", "Tengo partes fuertes."), t("When people say nice things, I say thank you.", "Cuando me dicen algo bonito, digo gracias.")],
    [t("I can, I care, I keep going.", "Puedo, me importa, sigo adelante."), t("My people gave me some of it.", "Mi gente me dio una parte.")],
    [t("Look for the strength you forgot to count.", "Busca la fortaleza que no contaste."), t("Say thanks, and let it in.", "Da las gracias y créelo."), t("No need to shrink to fit in.", "No tienes que hacerte chico para encajar.")],
    [t("Ask others what they see.", "Pregunta a otros qué ven en ti."), t("Give one true example.", "Da un ejemplo cierto."), t("Choose what you carry on.", "Elige qué conservas.")],
  ),
});
