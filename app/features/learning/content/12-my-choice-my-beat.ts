import { activity, bands, choice, item, lesson, readListen, reflect, sound, t, track } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const myChoiceMyBeat = lesson({
  id: "12",
  order: 12,
  category: "decision_making",
  corePart: "social_skills",
  title: t("My Choice, My Beat", "Mi decisión, mi ritmo"),
  description: t("Keep your own beat when friends push, and know whom to ask for help.", "Mantén tu ritmo cuando otros presionan y sabe a quién pedir ayuda."),
  requires: ["10"],
  familySkill: t("Saying no in a way that keeps the friendship, and asking for help early.", "Decir que no sin perder la amistad y pedir ayuda a tiempo."),
  familyQuestion: t("What is a good way to say no to a friend?", "¿Cuál es una buena forma de decirle que no a un amigo?"),
  activities: [
    readListen("hold-your-part", 2, t("Hold Your Part", "Mantén tu parte"),
      sound(108, "k.k.k.k.k.k.k.k.khksk.kshkk.k.k.", "C3 . C3 . C3 . C3 . C3 . C3 . C3 . C3 . C3 F#4 C3 A#4 C3 G4 C3 . C3 C5 C3 . C3 . C3 . C3 .", t("One steady low note. Other sounds crowd in around it and push, but the low note keeps its beat.", "Una nota grave y constante. Otros sonidos la rodean y empujan, pero ella no pierde su ritmo.")),
      bands(
        [t("One drum keeps its beat. The rest go fast and loud. It does not give up!", "Un tambor mantiene su ritmo. Los demás van rápido y fuerte. ¡Él no se rinde!"), t("Friends may say, \"Come on, do it!\" You can keep your beat.", "Los amigos pueden decir: «¡Ándale, hazlo!». Tú puedes mantener tu ritmo."), t("You can say no and still be nice.", "Puedes decir que no y seguir siendo amable.")],
        [t("Listen for the low note. Other sounds push at it, and still it holds its part.", "Busca la nota grave. Otros sonidos la empujan, y ella mantiene su parte."), t("When friends want you to do something that feels wrong, your tummy often knows first.", "Cuando tus amigos quieren que hagas algo que se siente mal, muchas veces tu estómago lo sabe primero."), t("You can hold your part and be kind at once: a clear no, a reason if you like, and another idea.", "Puedes mantener tu parte y ser amable: un no claro, una razón si quieres y otra idea.")],
        [t("Try to follow only the low note while the others crowd in. It is harder than it sounds.", "Trata de seguir solo la nota grave mientras las otras la rodean. Es más difícil de lo que parece."), t("Wanting to belong is human. It is how groups stay together. It can also make us laugh at things that are not funny to us.", "Querer pertenecer es humano. Así se mantienen unidos los grupos. También puede hacer que nos riamos de lo que no nos da risa."), t("Pressure is not always loud. Sometimes it is a look, a joke, or nobody saying anything. Knowing what you care about makes it easier to hold your part.", "La presión no siempre hace ruido. A veces es una mirada, un chiste o que nadie diga nada. Saber qué te importa ayuda a mantener tu parte.")],
        [t("Follow the bass while the rest pulls at it. A good bass player listens closely to everyone and still decides where the beat is.", "Sigue el bajo mientras los demás lo jalan. Un buen bajista escucha a todos con atención y aun así decide dónde va el pulso."), t("Belonging is a real need, so \"just say no\" is thin advice. What helps is knowing your values ahead of time, having words ready, and having at least one person who stands with you.", "Pertenecer es una necesidad real, así que «solo di que no» es poco consejo. Ayuda saber tus valores de antemano, tener las palabras listas y contar al menos con una persona que esté de tu lado."), t("Influence also runs the other way. When one person breaks the silence, it gets easier for others who felt the same.", "La influencia también va al revés. Cuando alguien rompe el silencio, se vuelve más fácil para quienes sentían lo mismo.")],
      )),
    activity("feelings_sort", "push-or-invite", 3, t("Push or Invite?", "¿Empujón o invitación?"), bands(
      { ask: t("Is it a kind ask or a push?", "¿Te lo piden bien o te empujan?"), buckets: [t("Kind ask", "Lo piden bien"), t("Push", "Empujan")], items: [
        item(0, t("\"Want to play tag?\"", "«¿Quieres jugar a las atrapadas?»."), t("You can say yes or no.", "Puedes decir sí o no.")),
        item(1, t("\"Do it or you are a baby!\"", "«¡Hazlo o eres un bebé!»."), t("That is a push. You can say no.", "Eso es empujar. Puedes decir que no.")),
        item(1, t("\"Don't tell your mom.\"", "«No le digas a tu mamá»."), t("A push to hide. Do tell!", "Quieren que lo escondas. ¡Sí dile!")),
        item(0, t("\"You can come if you like.\"", "«Puedes venir si quieres»."), t("A kind ask. You pick.", "Lo piden bien. Tú eliges.")),
      ] },
      { ask: t("Is it an invitation or pressure?", "¿Es una invitación o es presión?"), buckets: [t("Invitation", "Invitación"), t("Pressure", "Presión")], items: [
        item(0, t("\"We're going to the park. Coming?\"", "«Vamos al parque. ¿Vienes?»."), t("A no would be fine.", "Un no estaría bien.")),
        item(1, t("\"Everyone is doing it.\"", "«Todos lo hacen»."), t("It almost never is everyone.", "Casi nunca son todos.")),
        item(1, t("\"If you were my friend, you would.\"", "«Si fueras mi amigo, lo harías»."), t("That puts a price on being friends.", "Eso le pone precio a la amistad.")),
        item(0, t("\"No worries if you can't.\"", "«No pasa nada si no puedes»."), t("It leaves the door open. That is respect.", "Deja la puerta abierta. Eso es respeto.")),
        item(1, t("Nobody talks to you until you agree", "Nadie te habla hasta que aceptas"), t("Quiet pressure is pressure too.", "La presión callada también es presión.")),
      ] },
      { ask: t("What kind of influence is it?", "¿Qué tipo de influencia es?"), buckets: [t("Invitation", "Invitación"), t("Loud pressure", "Presión abierta"), t("Quiet pressure", "Presión callada")], items: [
        item(1, t("\"Don't be so soft.\"", "«No seas tan delicado»."), t("It attacks who you are so that you won't look at what they ask.", "Ataca quién eres para que no mires lo que te piden.")),
        item(2, t("The whole group wears the brand you can't afford", "Todo el grupo usa la marca que no puedes pagar"), t("Nobody said a word. You still feel it.", "Nadie dijo nada. Igual se siente.")),
        item(0, t("\"Try out with me? I'd like the company.\"", "«¿Haces la prueba conmigo? Me gustaría ir con alguien»."), t("A good push, and a no is safe.", "Un buen empujón, y decir que no es seguro.")),
        item(2, t("Everyone laughs, so you laugh", "Todos se ríen y tú también"), t("It happens to all of us. Noticing is step one.", "Nos pasa a todos. Notarlo es el primer paso.")),
        item(1, t("\"Last chance, or you're out.\"", "«Última oportunidad o estás fuera»."), t("Threats are a reason to leave, not to join.", "Una amenaza es razón para irte, no para entrar.")),
      ] },
      { ask: t("How would you classify these influences?", "¿Cómo clasificarías estas influencias?"), buckets: [t("Supportive", "Apoyo"), t("Open pressure", "Presión abierta"), t("Hidden pressure", "Presión oculta")], items: [
        item(0, t("A friend who studies makes you want to study too", "Un amigo que estudia te da ganas de estudiar"), t("Influence can lift you as well.", "La influencia también puede levantarte.")),
        item(2, t("Only flawless photos in your feed", "Solo fotos perfectas en tus redes"), t("It sets a standard no one agreed to.", "Pone una medida que nadie aceptó.")),
        item(1, t("\"One won't hurt. Live a little.\"", "«Uno no te hace nada. Vive un poco»."), t("It makes the risk sound small and your caution sound silly.", "Hace ver chico el riesgo y tonta tu prudencia.")),
        item(2, t("A boyfriend or girlfriend who sulks when you see friends", "Una pareja que se molesta cuando ves a tus amigos"), t("Being made to feel guilty for seeing people is a warning sign. Talk to someone you trust.", "Que te hagan sentir culpa por ver gente es una señal de alerta. Habla con alguien de confianza.")),
        item(0, t("\"Whatever you decide, I'm around.\"", "«Decidas lo que decidas, aquí estoy»."), t("The choice stays with you.", "La decisión sigue siendo tuya.")),
      ] },
    )),
    activity("scenario", "the-dare", 4, t("The Dare", "El reto"), bands(
      { story: t("Two kids say, \"Let us not let Mia play.\" You like Mia. What do you do?", "Dos niños dicen: «No dejemos jugar a Mía». A ti te cae bien Mía. ¿Qué haces?"), choices: [
        choice("helps", t("Say, \"I want Mia to play, too.\"", "Decir: «Quiero que Mía también juegue»."), t("One kid says, \"Okay.\" Mia smiles. You kept your beat!", "Un niño dice: «Está bien». Mía sonríe. ¡Mantuviste tu ritmo!")),
        choice("mixed", t("Go and play with Mia by the tree.", "Irte a jugar con Mía junto al árbol."), t("Mia is glad. That is kind. You can ask a grown-up to help with the rest.", "Mía se alegra. Eres amable. Puedes pedir ayuda a un adulto con lo demás.")),
        choice("hurts", t("Say okay.", "Decir que sí."), t("Mia sits alone, and your tummy feels bad. You can still go to her.", "Mía se sienta sola y a ti te duele la panza. Todavía puedes ir con ella.")),
      ] },
      { story: t("Your friends dare you to climb over the gate of the old pool. \"It's fun! Don't be a chicken!\" Your stomach feels tight.", "Tus amigos te retan a brincar la reja de la alberca vieja. «¡Es divertido! ¡No seas gallina!». Sientes un nudo en el estómago."), choices: [
        choice("helps", t("Say, \"No, it's not safe. Let's race to the swings!\"", "Decir: «No, es peligroso. ¡Carrera a los columpios!»."), t("One friend runs, then all of them do. A no with a new idea is hard to argue with.", "Corre uno y luego todos. Un no con otra idea es difícil de discutir.")),
        choice("mixed", t("Say, \"I have to go home.\"", "Decir: «Me tengo que ir a mi casa»."), t("It gets you out, and that is fine. If the others may get hurt, tell an adult.", "Te saca de ahí, y está bien. Si los otros se pueden lastimar, dile a un adulto.")),
        choice("hurts", t("Climb it, so they stop.", "Brincar para que te dejen en paz."), t("You are over the gate and you feel scared. You can turn back, even now.", "Ya estás del otro lado y tienes miedo. Puedes regresar, incluso ahora.")),
      ] },
      { story: t("At a friend's house, someone hands around a vape. \"It's just flavor.\" It is your turn, and six people are watching.", "En casa de un amigo, alguien pasa un vapeador. «Es puro sabor». Te toca, y seis personas te miran."), choices: [
        choice("helps", t("Pass it on: \"Not for me. Who wants to play the next song?\"", "Pasarlo: «Yo no. ¿Quién pone la siguiente canción?»."), t("Short, calm, next topic. You see another person relax. You made it easier to say no.", "Corto, tranquilo y otro tema. Ves que alguien más se relaja. Hiciste más fácil decir que no.")),
        choice("mixed", t("Say that you have asthma.", "Decir que tienes asma."), t("An excuse works for tonight and it's okay to use one. A plain \"no thanks\" will also work next week.", "Una excusa sirve por hoy, y se vale. Un simple «no, gracias» sirve también la próxima semana.")),
        choice("hurts", t("Take it. You don't want to be the only one.", "Probar. No quieres ser el único."), t("The moment passes, but now it is yours to say no to next time as well. You can still choose differently, and talk to someone if you want help to stop.", "El momento pasa, pero la próxima vez te costará más decir que no. Todavía puedes elegir otra cosa y hablar con alguien si quieres ayuda para dejarlo.")),
      ] },
      { story: t("Your friends plan to skip the last two periods on Friday, the day of your group presentation. Your partner Amir will be left alone with it. \"He'll manage,\" they say.", "Tus amigos planean saltarse las dos últimas clases del viernes, justo el día de tu presentación en equipo. Amir se quedaría solo. «Él puede», dicen."), choices: [
        choice("helps", t("Say, \"I told Amir I'd be there. I'm in for afterward, though. Meet at four?\"", "Decir: «Le dije a Amir que iba a estar. Pero después me apunto. ¿Nos vemos a las cuatro?»."), t("There's some teasing, and then a plan for four o'clock. You kept your word without giving up your friends.", "Hay burlas y luego un plan para las cuatro. Cumpliste tu palabra sin perder a tus amigos.")),
        choice("mixed", t("Go, but send Amir your notes.", "Irte, pero mandarle tus notas a Amir."), t("The notes help a little. He's still standing there alone, explaining where you are.", "Las notas ayudan un poco. Él sigue ahí solo, explicando dónde estás.")),
        choice("hurts", t("Go, and tell Amir you are sick.", "Irte y decirle a Amir que estás enfermo."), t("Someone posts a photo at 2:15. Amir sees it before the bell. Now the problem is trust.", "Alguien sube una foto a las 2:15. Amir la ve antes del timbre. Ahora el problema es la confianza.")),
      ] },
    )),
    activity("make_it_in_the_dj", "my-steady-beat", 4, t("My Steady Beat", "Mi ritmo firme"), bands(
      track(t("Make a strong song with a steady beat. March to it. This is your beat!", "Crea una canción fuerte y pareja. Marcha con ella. ¡Ese es tu ritmo!"), "confident", "focus", t("Can you clap the beat all the way?", "¿Puedes aplaudir el ritmo hasta el final?")),
      track(t("Make a track with a beat you can hold on to. Play it when you need to be brave.", "Crea una canción con un ritmo del que te puedas agarrar. Ponla cuando necesites valor."), "confident", "focus", t("Tap the steady part with one hand while the rest goes on.", "Marca la parte firme con una mano mientras lo demás sigue.")),
      track(t("Make a track that sounds like you on a good day. Not the version for others. Yours.", "Crea una canción que suene a ti en un buen día. No la versión para otros. La tuya."), "confident", "focus", t("Which line of the music stays put while others move?", "¿Qué parte de la música se queda firme mientras otras se mueven?")),
      track(t("Make a track for something you stand for. Pick a style with roots you know or want to know.", "Crea una canción para algo en lo que crees. Elige un estilo cuyas raíces conozcas o quieras conocer."), "confident", "focus", t("Finish this sentence over the intro: \"I'm someone who...\"", "Completa sobre la introducción: «Soy alguien que...».")),
    )),
    activity("reflection", "my-no-my-helper", 2, t("My No, My Helper", "Mi no y mi apoyo"), bands(
      reflect(t("Which grown-up can help you?", "¿Qué adulto te puede ayudar?"), t("My teacher.", "Mi maestra."), t("My grandpa.", "Mi abuelo."), t("My coach.", "Mi entrenador.")),
      reflect(t("Write your own way to say no.", "Escribe tu propia forma de decir que no."), t("No thanks, let's do this instead.", "No, gracias, mejor hagamos esto."), t("That's not for me.", "Eso no es para mí.")),
      reflect(t("Finish the line: I'm someone who ... .", "Completa: Soy alguien que... ."), t("...doesn't laugh at people.", "...no se ríe de la gente."), t("...keeps a promise.", "...cumple lo que promete.")),
      reflect(t("Which value do you want to hold on to this month, and who has your back?", "¿Qué valor quieres cuidar este mes y quién te respalda?"), t("Honesty. My cousin.", "La honestidad. Mi prima."), t("My health. My teammates.", "Mi salud. Mi equipo.")),
    )),
  ],
  takeHome: bands(
    [t("I can say no and be kind.", "Puedo decir que no y ser amable."), t("I can tell a grown-up.", "Puedo decirle a un adulto.")],
    [t("A clear no. A new idea.", "Un no claro. Otra idea."), t("A friend does not put a price on it.", "Un amigo no le pone precio."), t("Your tummy may know first.", "Tu estómago puede saberlo primero.")],
    [t("Short, calm, next topic.", "Corto, tranquilo, otro tema."), t("Know what you care about.", "Ten claro lo que te importa."), t("Your no helps someone else.", "Tu no le ayuda a alguien más.")],
    [t("Values first, words ready, one person with you.", "Valores claros, palabras listas, alguien contigo."), t("Offer a yes next to your no.", "Ofrece un sí junto a tu no."), t("Break the silence kindly.", "Rompe el silencio con respeto.")],
  ),
});
