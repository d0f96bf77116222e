import { activity, bands, breathe, item, lesson, readListen, reflect, sound, t, track } from "./author";

// biome-ignore format: one text a line, English beside Spanish
export const breathingTechniques = lesson({
  id: "1",
  order: 1,
  category: "self_management",
  corePart: "coping",
  title: t("Breathing Techniques", "Técnicas de respiración"),
  description: t("Use a slow breath to calm your body when things get big.", "Usa una respiración lenta para calmar tu cuerpo cuando todo se siente muy grande."),
  requires: [],
  familySkill: t("Slow breathing, with a long breath out, to calm the body.", "Respirar despacio, soltando el aire poco a poco, para calmar el cuerpo."),
  familyQuestion: t("When could a slow breath help you this week?", "¿Cuándo te podría ayudar una respiración lenta esta semana?"),
  activities: [
    readListen("two-heartbeats", 2, t("Two Heartbeats", "Dos latidos"),
      sound(60, "k.k.....k.k.....k.k.....", "C3 . C3 . . . . . C3 . C3 . . . . . C3 . C3 . . . . .", t("A soft double thump, like a heart, with plenty of room between beats.", "Un latido doble y suave, como un corazón, con mucho espacio entre latidos.")),
      bands(
        [t("Put a hand on your chest. Can you feel your heart?", "Pon una mano en tu pecho. ¿Sientes tu corazón?"), t("When you run, it goes fast. When you are mad or scared, it goes fast too.", "Cuando corres, late rápido. Cuando tienes miedo o enojo, también late rápido."), t("You can help it slow down. You do it with your breath. You will try it today.", "Tú puedes ayudarlo a ir más despacio. Lo haces con tu respiración. Hoy lo vas a probar.")],
        [t("Put a hand on your chest and listen to the sound. A calm heart beats slow and steady, like this.", "Pon una mano en tu pecho y escucha el sonido. Un corazón en calma late lento y parejo, así."), t("A big feeling can make your heart speed up. Your breath speeds up with it.", "Un sentimiento grande puede acelerar tu corazón. Tu respiración se acelera también."), t("You can't tell your heart what to do. But you can slow your breath, and your heart will follow.", "No puedes darle órdenes a tu corazón. Pero puedes respirar más despacio, y tu corazón te sigue.")],
        [t("Listen to the sound and put a hand on your chest. Is your own beat faster or slower right now?", "Escucha el sonido y pon una mano en tu pecho. ¿Tu latido va más rápido o más lento ahora mismo?"), t("Stress speeds up your heart and your breath. That is your body getting ready to act. It helps in a race. It gets in the way in a math test.", "El estrés acelera tu corazón y tu respiración. Es tu cuerpo que se prepara para actuar. En una carrera ayuda. En un examen de matemáticas estorba."), t("Breathing is the one part you can steer. Slow it down, and the rest of your body starts to follow.", "La respiración es la parte que tú puedes manejar. Si la haces lenta, el resto del cuerpo empieza a seguirla.")],
        [t("Listen to the sound while you feel your own pulse at your neck or wrist. Notice which one is faster, without judging it.", "Escucha el sonido mientras sientes tu pulso en el cuello o la muñeca. Nota cuál va más rápido, sin juzgarlo."), t("Under pressure your body shifts into high gear: faster heart, shorter breath, tight shoulders. It means well, but before a test or a hard talk it can crowd out clear thinking.", "Bajo presión tu cuerpo acelera: el corazón va más rápido, la respiración se acorta, los hombros se tensan. Quiere ayudarte, pero antes de un examen o una conversación difícil puede nublar tus ideas."), t("You can't order your heart to slow down. You can lengthen your breath out, though, and that tells your body it is safe to ease off.", "No puedes ordenarle a tu corazón que se calme. Pero sí puedes alargar la salida del aire, y eso le avisa a tu cuerpo que puede bajar el ritmo.")],
      )),
    activity("feelings_sort", "faster-or-slower", 3, t("Faster or Slower?", "¿Más rápido o más lento?"), bands(
      { ask: t("What makes your breath go fast? What makes it slow?", "¿Qué hace que respires rápido? ¿Qué hace que respires lento?"), buckets: [t("Fast", "Rápido"), t("Slow", "Lento")], items: [
        item(0, t("Running a race", "Correr una carrera"), t("Your body needs more air to run.", "Tu cuerpo necesita más aire para correr.")),
        item(1, t("A hug from Grandma", "Un abrazo de tu abuela"), t("When you feel safe, you breathe slow.", "Cuando te sientes a salvo, respiras lento.")),
        item(0, t("A loud bang", "Un ruido muy fuerte"), t("A scare makes you breathe fast.", "Un susto te hace respirar rápido.")),
        item(1, t("A soft song", "Una canción suave"), t("Soft sounds help you slow down.", "Los sonidos suaves te ayudan a ir más lento.")),
      ] },
      { ask: t("Does this speed your breath up or slow it down?", "¿Esto acelera tu respiración o la hace más lenta?"), buckets: [t("Speeds it up", "La acelera"), t("Slows it down", "La hace más lenta")], items: [
        item(0, t("Your name is called and you were not ready", "Dicen tu nombre y no te lo esperabas"), t("Surprise wakes your whole body up.", "La sorpresa despierta todo tu cuerpo.")),
        item(1, t("Blowing on hot soup", "Soplar la sopa caliente"), t("That is a long breath out. It calms you.", "Eso es soltar el aire despacio. Te calma.")),
        item(0, t("Someone cuts in front of you in line", "Alguien se mete delante de ti en la fila"), t("Feeling mad gets your body ready to push back.", "El enojo prepara tu cuerpo para defenderse.")),
        item(1, t("Humming a slow tune", "Tararear una canción lenta"), t("To hum, you have to let air out slowly.", "Para tararear, sueltas el aire poco a poco.")),
        item(1, t("Lying in the grass", "Acostarte en el pasto"), t("When your body rests, your breath rests too.", "Cuando tu cuerpo descansa, tu respiración también.")),
      ] },
      { ask: t("Sort these by what they usually do to your breathing.", "Ordena según lo que suelen hacer con tu respiración."), buckets: [t("Speeds it up", "La acelera"), t("Slows it down", "La hace más lenta")], items: [
        item(0, t("Waiting outside the principal's office", "Esperar afuera de la dirección"), t("Not knowing what comes next keeps the body on alert.", "No saber qué sigue mantiene al cuerpo en alerta.")),
        item(1, t("Singing a long, slow note", "Cantar una nota larga y lenta"), t("Singing is a long breath out with a tune.", "Cantar es soltar el aire despacio, con melodía.")),
        item(0, t("Reading a mean comment about you", "Leer un comentario feo sobre ti"), t("Your body reacts to words as if they were a real push.", "Tu cuerpo reacciona a las palabras como si fueran un empujón.")),
        item(0, t("A drop in a fast song you love", "El momento más fuerte de una canción rápida que te encanta"), t("Fast is not bad. Excited breath is fast too.", "Rápido no es malo. La emoción también acelera.")),
        item(1, t("Letting your shoulders drop", "Soltar los hombros"), t("Loose muscles make room for slower breaths.", "Los músculos sueltos dejan lugar para respirar más lento.")),
      ] },
      { ask: t("Sort each moment by what it tends to do to your breathing.", "Ordena cada momento según lo que suele hacer con tu respiración."), buckets: [t("Speeds it up", "La acelera"), t("Slows it down", "La hace más lenta"), t("Could go either way", "Depende")], items: [
        item(0, t("Three deadlines on one day", "Tres entregas el mismo día"), t("Time pressure reads as danger to the body.", "El cuerpo toma la prisa como un peligro.")),
        item(1, t("A long breath out through pursed lips", "Soltar el aire despacio con los labios casi cerrados"), t("A long breath out is the quickest brake you own.", "Soltar el aire despacio es tu freno más rápido.")),
        item(2, t("Scrolling your phone in bed", "Ver el teléfono en la cama"), t("It depends on what you see: it can soothe you or stir you up.", "Depende de lo que veas: te puede calmar o alterar.")),
        item(2, t("Stepping on stage", "Subir al escenario"), t("Fear and excitement feel alike in the body. The story you tell yourself decides.", "El miedo y la emoción se sienten parecido en el cuerpo. Decide lo que te cuentas.")),
        item(1, t("Walking home the quiet way", "Volver a casa por el camino tranquilo"), t("Steady steps and few surprises let the body settle.", "Los pasos parejos y las pocas sorpresas dejan que el cuerpo se asiente.")),
      ] },
    )),
    activity("breath_pacer", "breathe-with-the-light", 3, t("Breathe With the Light", "Respira con la luz"), bands(
      breathe(t("The light grows: smell a flower. It gets small: blow on hot soup. Go at your own pace. You can stop at any time.", "La luz crece: huele una flor. La luz se hace chica: sopla la sopa. Ve a tu ritmo. Puedes parar cuando quieras."), [3, 0, 3], 4),
      breathe(t("Breathe in as the light grows. Breathe out as it gets small. Let your belly move like a balloon. If it feels funny, go back to your own breath.", "Inhala cuando la luz crece. Exhala cuando se hace chica. Deja que tu barriga se mueva como un globo. Si te sientes raro, vuelve a respirar como siempre."), [3, 0, 4], 5),
      breathe(t("Follow the light: in for four, out for six. The long breath out does the work. If you feel dizzy, stop and breathe as you like.", "Sigue la luz: inhala en cuatro, exhala en seis. Soltar el aire despacio es lo que ayuda. Si te mareas, para y respira como quieras."), [4, 0, 6], 6),
      breathe(t("Follow the light: in for four, a short pause, out for six. Let the breath be quiet instead of deep. If you get dizzy, stop and breathe the way you normally do.", "Sigue la luz: inhala en cuatro, haz una pausa corta y exhala en seis. Que la respiración sea suave, no profunda. Si te mareas, para y respira como siempre."), [4, 1, 6], 6),
    )),
    activity("make_it_in_the_dj", "your-breathing-track", 4, t("Make Your Breathing Track", "Crea tu canción para respirar"), bands(
      track(t("Make a calm song. Pick the sound you like. Then breathe with it.", "Crea una canción de calma. Elige el sonido que te guste. Luego respira con ella."), "calm", "breathing_exercise", t("Can you hear a slow part? Breathe out there.", "¿Oyes una parte lenta? Suelta el aire ahí.")),
      track(t("Make a slow track to breathe with. Choose any style you like. Calm does not sound the same to everyone.", "Crea una canción lenta para respirar. Elige el estilo que quieras. La calma no suena igual para todos."), "calm", "breathing_exercise", t("Find the beat that feels right for a breath in. Use the next beats to breathe out.", "Busca el pulso que va bien para inhalar. Usa los siguientes para exhalar.")),
      track(t("Make a track you could breathe with before a test or a game. Pick the style that feels like home to you.", "Crea una canción para respirar antes de un examen o un partido. Elige el estilo que sientas más tuyo."), "calm", "breathing_exercise", t("Count the beats while you breathe out. How many feel good to you?", "Cuenta los pulsos mientras exhalas. ¿Con cuántos te sientes bien?")),
      track(t("Make a track you would really use: two minutes before a test, an audition or a hard talk. Choose a style that feels like yours.", "Crea una canción que de verdad usarías: dos minutos antes de un examen, una audición o una conversación difícil. Elige un estilo que sientas tuyo."), "calm", "breathing_exercise", t("Let one breath out last a whole bar. Notice when your shoulders drop.", "Deja que una exhalación dure un compás entero. Nota cuándo se sueltan tus hombros.")),
    )),
    activity("reflection", "my-breath-moment", 2, t("My Breath Moment", "Mi momento para respirar"), bands(
      reflect(t("When will you use your slow breath?", "¿Cuándo vas a usar tu respiración lenta?"), t("At bedtime.", "A la hora de dormir."), t("When I get mad.", "Cuando me enoje."), t("When I feel shy.", "Cuando me dé pena.")),
      reflect(t("When could a slow breath help you this week?", "¿Cuándo te podría ayudar una respiración lenta esta semana?"), t("Before I speak in class.", "Antes de hablar en clase."), t("When I can't fall asleep.", "Cuando no pueda dormir."), t("When a game goes wrong.", "Cuando un juego salga mal.")),
      reflect(t("Where will you try a long breath out this week?", "¿Dónde vas a probar a soltar el aire despacio esta semana?"), t("On the bus before school.", "En el autobús, antes de la escuela."), t("Before I answer a message.", "Antes de contestar un mensaje."), t("Right before a test.", "Justo antes de un examen.")),
      reflect(t("Name one moment this week when you want your breath to lead, and how you will remember it.", "Nombra un momento de esta semana en que quieres que tu respiración te guíe, y cómo te vas a acordar."), t("Before practice, when I tie my shoes.", "Antes del entrenamiento, al amarrarme los tenis."), t("Before I hit send.", "Antes de darle a enviar."), t("When I sit down to a test.", "Al sentarme a hacer un examen.")),
    )),
  ],
  takeHome: bands(
    [t("Smell the flower.", "Huele la flor."), t("Blow on the soup.", "Sopla la sopa."), t("Do it 4 times.", "Hazlo 4 veces.")],
    [t("Breathe in: 3.", "Inhala: 3."), t("Breathe out: 4.", "Exhala: 4."), t("Do it five times. Your heart will follow.", "Hazlo cinco veces. Tu corazón te sigue.")],
    [t("In for four, out for six.", "Inhala en cuatro, exhala en seis."), t("The long breath out is the brake.", "Soltar el aire despacio es el freno."), t("Six rounds take one minute.", "Seis veces es un minuto.")],
    [t("In four, pause, out six. One minute.", "Inhala en cuatro, pausa, exhala en seis. Un minuto."), t("Quiet breaths work better than deep ones.", "Mejor respirar suave que profundo."), t("Practice when you are calm, so it is there when you are not.", "Practica cuando estés en calma, para tenerlo cuando no lo estés.")],
  ),
});
