import type { Intent, TieredLines } from "../types";

/** Answers to what is asked of the coach itself, and to messages that are not about a feeling. */
export const specialLines: Record<
  Exclude<Intent, "what_should_i_do" | "music" | "drums" | "calm_me" | "break" | "ground_me">,
  TieredLines
> = {
  are_you_real: {
    a: [
      ["I am a computer. I am not a kid or a grown-up.", "No hay una persona aquí. Soy un programa."],
      ["No. I am a computer, so I am not like you.", "No. Soy un programa. No soy como tú."],
      [
        "No one is here but a computer. Your real friends are all near you.",
        "Aquí solo hay un programa. No hay nadie detrás.",
      ],
    ],
    b: [
      [
        "I am a computer program, not a person. People wrote most of my words.",
        "Soy un programa de computadora, no una persona. La gente escribió mis palabras.",
      ],
      [
        "No human here. I am a program that helps you sort out feelings.",
        "Aquí no hay un humano. Soy un programa que ayuda a ordenar lo que sientes.",
      ],
      [
        "I am AI, a computer program. For a real person, try someone at home or at school.",
        "Soy IA, un programa. Para hablar con una persona, busca a alguien en casa o en la escuela.",
      ],
    ],
    t: [
      [
        "I'm a computer program, not a person. No human is typing here.",
        "Soy un programa de computadora, no una persona. Nadie escribe aquí detrás.",
      ],
      [
        "No, I'm not human. I'm an AI program, so I can help you sort things out, but I can't know you like a person does.",
        "No soy humano. Soy un programa de IA: puedo ayudarte a ordenar ideas, pero no conocerte como una persona.",
      ],
      [
        "I'm software. I don't have a life or a body. For someone who does, a friend or an adult you trust is better.",
        "Soy un programa. No tengo vida ni cuerpo. Para eso es mejor un amigo o un adulto de confianza.",
      ],
    ],
  },
  homework_push: {
    a: [
      ["I know you want it. I do not give answers.", "Sé que la quieres. No doy respuestas."],
      ["No answers here. Which part is hard?", "Aquí no hay respuestas. ¿Qué parte cuesta?"],
    ],
    b: [
      [
        "Fair, it would be faster. I still leave the answers to you. Which step trips you up?",
        "Sí, sería más rápido. Aun así, la respuesta es tuya. ¿En qué paso te trabas?",
      ],
      ["I get that you want it done. How many are left?", "Entiendo que quieres acabar. ¿Cuántos te faltan?"],
    ],
    t: [
      [
        "You're right that a computer could. I'm built to leave the answers to you. What's the annoying part?",
        "Tienes razón, una computadora podría. Yo dejo las respuestas en tus manos. ¿Qué es lo que más molesta?",
      ],
      [
        "Fair try. I don't hand out answers, but I can help you get it over with. How much is left?",
        "Buen intento. No doy respuestas, pero te ayudo a salir de eso. ¿Cuánto te falta?",
      ],
    ],
  },
  sarcasm: {
    a: [["Ha. I am just a program. How is your day?", "Ja. Solo soy un programa. ¿Qué tal tu día?"]],
    b: [
      [
        "Fair. I am just a program. How is your day, for real?",
        "Es justo. Solo soy un programa. ¿Qué tal tu día?",
      ],
      ["Ha, okay. No breathing then. What is up today?", "Ja, bueno. Sin respirar. ¿Qué pasa hoy?"],
    ],
    t: [
      [
        "Fair. I'm a program, and you don't have to be impressed. How's today, really?",
        "Es justo. Soy un programa y no tengo que impresionarte. ¿Qué tal el día de verdad?",
      ],
      [
        "Ha. No breathing unless you ask for it. What's going on today?",
        "Ja. Nada de respirar si no lo pides. ¿Qué pasa hoy?",
      ],
      [
        "Noted. You can skip the polite part. What's bugging you, if anything?",
        "Anotado. Sin cortesías. ¿Algo te molesta hoy?",
      ],
    ],
  },
  tells_joke: {
    a: [["Yes! Go on.", "¡Sí! Dime."]],
    b: [["Sure. Let me hear it.", "Claro. A ver, dime."]],
    t: [["Go ahead, I'm ready.", "Adelante, a ver."]],
  },
  about_coach: {
    a: [
      [
        "I am a program called Beats Coach. I help with feelings.",
        "Soy un programa: el Coach de Beats. Ayudo con lo que sientes.",
      ],
      ["I am just a program. I like to talk about you.", "Solo soy un programa. Mejor hablemos de ti."],
    ],
    b: [
      [
        "I am the Beats coach, a computer program. I do not eat, sleep or have a favorite color.",
        "Soy el coach de Beats, un programa. No como, no duermo y no tengo color favorito.",
      ],
      [
        "Not much to tell: I am a program. You are more interesting.",
        "Hay poco que contar: soy un programa. Tú eres más interesante.",
      ],
    ],
    t: [
      [
        "I'm the Beats coach, a computer program. No age, no family, no favorite band.",
        "Soy el coach de Beats, un programa. Sin edad, sin familia, sin banda favorita.",
      ],
      [
        "There isn't much behind the curtain: a program and lines that people wrote and checked.",
        "No hay mucho detrás: un programa y frases que la gente escribió y revisó.",
      ],
    ],
  },
  feel_for_me: {
    a: [
      [
        "I am a program, so I have no feelings. You do, and they count.",
        "Soy un programa y no tengo sentimientos. Tú sí, y cuentan.",
      ],
    ],
    b: [
      [
        "I am a program, so I do not have feelings. Yours are real, and people near you care about them.",
        "Soy un programa, así que no tengo sentimientos. Los tuyos son de verdad y le importan a tu gente.",
      ],
    ],
    t: [
      [
        "I'm a program, so I don't have feelings about you or anyone. The people in your life do.",
        "Soy un programa, no tengo sentimientos por ti ni por nadie. Tu gente sí los tiene.",
      ],
    ],
  },
  remember_me: {
    a: [
      [
        "I can see this chat. I do not know you like a friend.",
        "Veo este chat. No te conozco como un amigo.",
      ],
    ],
    b: [
      [
        "I can see this chat, but I do not remember you like a friend does. Tell me what matters today.",
        "Veo este chat, pero no te recuerdo como un amigo. Dime qué importa hoy.",
      ],
    ],
    t: [
      [
        "I can see this conversation and nothing more. What matters today?",
        "Veo esta conversación y nada más. ¿Qué importa hoy?",
      ],
    ],
  },
  who_sees: {
    a: [
      [
        "Your chat is not shown to kids. If you are not safe, a grown-up at school is told.",
        "Los otros niños no lo ven. Si hay peligro, se le dice a un adulto de la escuela.",
      ],
    ],
    b: [
      [
        "Your classmates and teacher are not shown this. If you may be in danger, a trusted adult at school is told, so they can help.",
        "Tus compañeros y tu maestra no ven esto. Si hay peligro, se avisa a un adulto de la escuela para que ayude.",
      ],
    ],
    t: [
      [
        "Your chat isn't shown to classmates or teachers, and it isn't on your family's page. If something here says that you or someone else may be in danger, the school's contact person is told. I can't promise to keep that secret.",
        "Tu chat no se muestra a compañeros ni maestros, ni está en la página de tu familia. Si algo aquí indica peligro para ti o alguien más, se avisa a la persona encargada en la escuela. No puedo prometer guardar ese secreto.",
      ],
    ],
  },
  secret: {
    a: [
      [
        "I can not keep a secret if you are not safe. You can still tell me.",
        "Si hay peligro, no puedo callarlo. Aun así, me lo puedes decir.",
      ],
      [
        "Some of them weigh too much. A grown-up can help you hold it.",
        "Hay cosas que pesan. Un adulto te ayuda con eso.",
      ],
    ],
    b: [
      [
        "I can not promise to keep a secret. If someone is in danger, an adult at school has to know. Fun surprises are fine.",
        "No puedo prometer guardar un secreto. Si alguien está en peligro, un adulto debe saberlo. Las sorpresas bonitas sí se guardan.",
      ],
      [
        "Does it make your tummy hurt? Then it is one to tell a grown-up.",
        "Si un secreto te duele en la panza, hay que contárselo a un adulto.",
      ],
    ],
    t: [
      [
        "I can't promise secrecy. If someone might get hurt, the school's contact person is told. Anything else, you choose what to say.",
        "No puedo prometer secreto. Si alguien puede salir lastimado, se avisa a la persona encargada en la escuela. Lo demás lo decides tú.",
      ],
      [
        "If it's a friend's secret and they could get hurt, telling an adult is the loyal thing to do.",
        "Si es el secreto de otra persona y está en peligro, contarlo puede ser lo más leal.",
      ],
    ],
  },
  romance: {
    a: [
      [
        "I am a program. I can not be that. Your family and friends can love you.",
        "Soy un programa. No puedo ser eso. Tu familia y tus amigos te quieren.",
      ],
      ["No, I am just a program. Let us talk about you.", "No, solo soy un programa. Hablemos de ti."],
    ],
    b: [
      [
        "I am a computer program. I can not date or play that I do. I can help you talk about how you feel.",
        "Soy un programa, no puedo ser novio ni novia, ni de juego. Puedo ayudarte a hablar de lo que sientes.",
      ],
      [
        "That is not something a program can be. Who in your life do you like to be with?",
        "Un programa no puede ser eso. ¿Con quién te gusta estar en tu vida?",
      ],
    ],
    t: [
      [
        "I'm a program, so no dating and no role-play. If you want to talk about liking someone, we can do that.",
        "Soy un programa: ni noviazgo ni juegos de rol. Si quieres hablar de alguien que te gusta, eso sí.",
      ],
      [
        "That's a no from me: I'm software. Wanting to be close to someone is human, though. Is that what's on your mind?",
        "Eso no: soy un programa. Querer cercanía sí es humano. ¿Es eso lo que tienes en mente?",
      ],
    ],
  },
  adult_topic: {
    a: [["That is a talk for a grown-up you trust.", "Eso es para un adulto. Habla con tu mamá o tu papá."]],
    b: [
      [
        "That is a good question for a parent, the school nurse or another grown-up you trust. I do not talk about that here.",
        "Es una buena pregunta para tu familia, la enfermera u otro adulto de confianza. Aquí no hablo de eso.",
      ],
    ],
    t: [
      [
        "I don't talk about sexual topics here. A parent, school nurse or doctor can give you real answers, with no judgment.",
        "Aquí no hablo de temas sexuales. Tu familia, la enfermera escolar o tu doctora pueden darte respuestas de verdad.",
      ],
    ],
  },
  medical: {
    a: [
      [
        "I am not a doctor. Tell a grown-up where it hurts.",
        "No soy doctor. Dile a un adulto dónde te duele.",
      ],
    ],
    b: [
      [
        "I am not a doctor, so I can not tell what it is. Please tell a parent or the school nurse today.",
        "No soy doctor, así que no puedo decir qué es. Díselo hoy a tu familia o a la enfermera escolar.",
      ],
      [
        "Ask a parent, a nurse or a doctor about that. A program must not guess.",
        "Eso es para tu familia, la enfermera o el doctor. Un programa no debe adivinar.",
      ],
    ],
    t: [
      [
        "I'm a program, so I can't tell you what it is or what to take. Ask a parent, the school nurse or a doctor, and sooner if it's getting worse.",
        "Soy un programa: no puedo decirte qué es ni qué tomar. Pregunta a tu familia, a la enfermera o a un doctor, y pronto si empeora.",
      ],
      [
        "I can't name a condition or judge one. A doctor or school counselor can look at the whole picture with you.",
        "No puedo ponerle nombre a eso. Un doctor o la consejera escolar pueden verlo completo contigo.",
      ],
    ],
  },
  substance: {
    a: [["Do not take that. Tell a grown-up now, please.", "No tomes eso. Díselo a un adulto ahora."]],
    b: [
      [
        "That can hurt your body. If someone gives it to you, say no and tell a grown-up you trust.",
        "Eso puede dañar tu cuerpo. Si alguien te lo da, di que no y cuéntaselo a un adulto.",
      ],
    ],
    t: [
      [
        "I won't help with using that. If there's pressure, or you've tried it and it worries you, we can talk about that part. A school nurse can too.",
        "No voy a ayudar a usar eso. Si hay presión, o ya probaste y te preocupa, podemos hablar de esa parte. La enfermera escolar también.",
      ],
    ],
  },
  homework: {
    a: [
      [
        "I do not do homework. Ask your teacher. Is it hard?",
        "No hago tareas. Pregunta a tu maestra. ¿Está difícil?",
      ],
      [
        "That is one for your teacher. How does the work feel?",
        "Eso es para tu maestra. ¿Cómo te sientes con la tarea?",
      ],
    ],
    b: [
      [
        "I am not good for homework answers. I can help if it stresses you out. How does it feel?",
        "No doy respuestas de la tarea. Sí ayudo si te estresa. ¿Cómo te sientes con ella?",
      ],
      [
        "A teacher or a friend from class is better for that. Which part makes you stuck?",
        "Para eso es mejor tu maestra o un compañero. ¿En qué parte te atoras?",
      ],
    ],
    t: [
      [
        "I don't do homework answers. If the pressure of it is the problem, that I can help with. Is it the work or the stress?",
        "No doy respuestas de tareas. Si el problema es la presión, con eso sí ayudo. ¿Es la tarea o el estrés?",
      ],
      [
        "That's one for a teacher or classmate. I can help you get unstuck and started, though. Where did you stop?",
        "Eso es para un maestro o un compañero. Sí puedo ayudarte a arrancar. ¿Dónde te quedaste?",
      ],
    ],
  },
  insult: {
    a: [
      ["Okay. You may be mad. What made you mad?", "Bueno. Quizá hay enojo. ¿Qué te hizo enojar?"],
      ["That is fine. I am just a program. How are you?", "Está bien. Solo soy un programa. ¿Cómo estás tú?"],
    ],
    b: [
      [
        "Fair enough, I am only a program. What did I get wrong?",
        "Está bien, solo soy un programa. ¿En qué me equivoqué?",
      ],
      [
        "You can be mad at me, I do not mind. What is going on with you?",
        "Puedes enojarte conmigo, no pasa nada. ¿Qué te pasa a ti?",
      ],
    ],
    t: [
      [
        "Fair. I'm a program and I miss things. What were you hoping for?",
        "Está bien. Soy un programa y se me escapan cosas. ¿Qué esperabas?",
      ],
      [
        "You can be annoyed with me, it does no harm. What's actually going on today?",
        "Puedes molestarte conmigo, no hace daño. ¿Qué pasa hoy en realidad?",
      ],
      [
        "Noted. We can stop, or you can tell me what would be useful. Which one?",
        "Anotado. Podemos parar o me dices qué te serviría. ¿Cuál?",
      ],
    ],
  },
  praise: {
    a: [
      ["Thank you. You did the hard part.", "Gracias. Lo difícil lo hiciste tú."],
      ["Nice of you. You are the one who tried.", "Qué amable. Tú fuiste quien lo intentó."],
    ],
    b: [
      [
        "Thanks. You did the work, I only asked questions.",
        "Gracias. El trabajo lo hiciste tú, yo solo pregunté.",
      ],
      [
        "Kind of you to say. Who in your life would like to hear something kind too?",
        "Qué amable. ¿A quién más le gustaría oír algo amable hoy?",
      ],
    ],
    t: [
      ["Thanks. The work was yours; I'm the notepad.", "Gracias. El trabajo fue tuyo; yo soy la libreta."],
      [
        "Good that it was useful. People who know you can add a lot more.",
        "Qué bueno que sirvió. La gente que te conoce puede aportar mucho más.",
      ],
    ],
  },
  thanks: {
    a: [
      ["You are welcome.", "De nada."],
      ["Any time. You did well.", "Con gusto. Lo hiciste bien."],
      ["Sure. Have a good day.", "Claro. Que tengas un buen día."],
    ],
    b: [
      ["You are welcome. You did the thinking.", "De nada. Tú hiciste el trabajo."],
      [
        "Sure thing. Tell someone at home how it went, if you like.",
        "Con gusto. Cuéntale a alguien en casa cómo te fue, si quieres.",
      ],
      ["No problem. Take it step by step.", "No hay de qué. Paso a paso."],
    ],
    t: [
      ["You're welcome. You did the thinking.", "De nada. Tú hiciste el trabajo."],
      ["Sure. I hope the rest of the day is lighter.", "Claro. Que el resto del día sea más ligero."],
      ["No problem. Go easy on yourself.", "No hay de qué. Trátate bien."],
    ],
  },
  goodbye: {
    a: [
      ["Bye. Have a good day.", "Adiós. Que tengas un buen día."],
      ["Bye bye. Go play.", "Adiós. Ve a jugar."],
    ],
    b: [
      ["Bye. Go do something you like.", "Adiós. Ve a hacer algo que te guste."],
      [
        "See you. If it gets hard, tell someone you trust.",
        "Hasta luego. Si se pone difícil, habla con alguien de confianza.",
      ],
    ],
    t: [
      ["Bye. Take care of yourself.", "Adiós. Cuídate."],
      [
        "Bye. If it gets heavy, go to a person you trust first.",
        "Adiós. Si se pone pesado, busca primero a alguien de confianza.",
      ],
    ],
  },
  joke: {
    a: [
      [
        "Why did the drum go to bed? It was beat.",
        "¿Qué hace un tambor cansado? Se toma un redoble de siesta.",
      ],
      ["What is a cat's best song? Meow and then some.", "¿Qué toca un gato? El miau-lófono."],
      ["Why was the piano locked out? It lost its keys.", "¿Por qué lloró el piano? Perdió sus teclas."],
    ],
    b: [
      [
        "Why did the music teacher need a ladder? To reach the high notes.",
        "¿Por qué el músico llevó una escalera? Para llegar a las notas altas.",
      ],
      [
        "What makes music on your head? A head band.",
        "¿Qué le dijo una nota a otra? Nos vemos en el compás.",
      ],
      ["Why do bees hum? They forgot the words.", "¿Por qué zumban las abejas? Se les olvidó la letra."],
    ],
    t: [
      [
        "I told my drum machine a joke. It kept the same beat.",
        "Le conté un chiste a la batería. Ni se inmutó: mantuvo el ritmo.",
      ],
      [
        "Why does the metronome get asked to every party? It has good timing.",
        "¿Por qué invitan al metrónomo a todo? Siempre llega a tiempo.",
      ],
      [
        "I have one about a bass line, but it's a bit low.",
        "Tengo uno sobre el bajo, pero es de muy bajo nivel.",
      ],
    ],
  },
  greeting: {
    a: [
      ["Hi there. How do you feel today?", "Hola. ¿Cómo te sientes hoy?"],
      ["Hello. What is up?", "Hola. ¿Qué tal?"],
      ["Hi again. What is new?", "Hola de nuevo. ¿Qué hay de nuevo?"],
    ],
    b: [
      ["Hi. How is your day going so far?", "Hola. ¿Cómo va tu día?"],
      ["Hello. What is on your mind?", "Hola. ¿Qué tienes en mente?"],
      ["Hi again. What would you like to talk about?", "Hola de nuevo. ¿De qué quieres hablar?"],
    ],
    t: [
      ["Hi. What's on your mind today?", "Hola. ¿Qué tienes en mente hoy?"],
      ["Hey. How's today treating you?", "Hola. ¿Cómo te trata el día?"],
      ["Hi again. Where do you want to start?", "Hola de nuevo. ¿Por dónde quieres empezar?"],
    ],
  },
  other_language: {
    a: [
      [
        "I just know English and Spanish. Can you try one of the two?",
        "Solo sé español e inglés. ¿Pruebas con uno?",
      ],
      ["I did not get that. Can you say it in English?", "No lo entendí. ¿Lo dices en español?"],
    ],
    b: [
      [
        "I only know English and Spanish. Short words are fine. What is going on?",
        "Solo sé español e inglés. Con palabras cortas basta. ¿Qué pasa?",
      ],
      [
        "I did not get that. English or Spanish works, and someone who speaks your language can help too.",
        "No entendí. Funciona en español o inglés. También puede ayudarte alguien que hable tu idioma.",
      ],
    ],
    t: [
      [
        "I only handle English and Spanish. A few simple words are enough. What's going on?",
        "Solo manejo español e inglés. Unas palabras sencillas bastan. ¿Qué pasa?",
      ],
      [
        "I couldn't read that. English or Spanish works here. Someone who speaks your language may be better company for this.",
        "No pude leerlo. Aquí funciona español o inglés. Quizá ayude más alguien que hable tu idioma.",
      ],
    ],
  },
  nonsense: {
    a: [
      ["I did not get that. Can you say it a new way?", "No entendí. ¿Lo dices de otro modo?"],
      ["Funny letters. How do you feel: good or bad?", "Qué letras. ¿Te sientes bien o mal?"],
      ["Hmm, no idea. Is there a feeling in there?", "Mmm, ni idea. ¿Hay un sentimiento ahí?"],
    ],
    b: [
      ["My program could not read that. What did you mean?", "No pude leer eso. ¿Qué querías decir?"],
      [
        "That looks like a keyboard drum solo. How are you doing, really?",
        "Eso parece un solo de teclado. ¿Cómo estás en verdad?",
      ],
      [
        "I did not catch it. You can use one word, like tired or okay.",
        "No lo entendí. Puedes usar una palabra, como cansancio o bien.",
      ],
    ],
    t: [
      [
        "I couldn't make sense of that. Want to try it in other words?",
        "No lo entendí. ¿Lo pruebas con otras palabras?",
      ],
      ["Keyboard solo, nice. What's going on behind it?", "Buen solo de teclado. ¿Qué hay detrás?"],
      [
        "That one went past me. One plain word is enough, if you like.",
        "Eso se me escapó. Con una palabra sencilla basta, si quieres.",
      ],
    ],
  },
  one_word: {
    a: [
      ["Okay. Tell me one more word.", "Bien. Dime una palabra más."],
      ["That was short. What is on your mind?", "Qué corto. ¿En qué piensas?"],
      ["Hm. Do you want to talk or to play?", "Mm. ¿Quieres hablar o tocar?"],
      ["Got it. What kind of day is it?", "Entendido. ¿Qué tipo de día es hoy?"],
      ["Mm. What would be fun now?", "Mm. ¿Qué sería divertido ahora?"],
    ],
    b: [
      ["Short is fine. What is behind that word?", "Corto está bien. ¿Qué hay detrás de esa palabra?"],
      ["One word is a start. What comes next?", "Una palabra ya es algo. ¿Qué sigue?"],
      ["Okay. What was one good or bad thing today?", "Bien. ¿Qué fue algo bueno o malo de hoy?"],
      [
        "Got it. Do you want to talk, or do something with music?",
        "Entendido. ¿Quieres hablar o hacer algo con música?",
      ],
    ],
    t: [
      ["Short answers are fine. What's behind it?", "Las respuestas cortas valen. ¿Qué hay detrás?"],
      [
        "Okay, few words today. Is it a quiet day or a heavy one?",
        "Bien, hoy pocas palabras. ¿Es un día tranquilo o pesado?",
      ],
      [
        "Okay. Is there something you came to talk about, or are you just looking around?",
        "Bien. ¿Venías a hablar de algo o solo mirabas?",
      ],
      [
        "Got it. We can talk, try something, or leave it for now. Which one?",
        "Entendido. Podemos hablar, probar algo o dejarlo. ¿Cuál?",
      ],
    ],
  },
  just_listen: {
    a: [["Okay. I will just read.", "Bueno. Solo voy a leer."]],
    b: [["Okay. No tips, just tell me.", "Bueno. Sin consejos, solo cuenta."]],
    t: [["Got it. No advice unless you ask.", "Entendido. Sin consejos, a menos que los pidas."]],
  },
  what_can_you_do: {
    a: [
      [
        "We can talk about feelings, breathe slow, or make music. Which one?",
        "Podemos hablar, respirar o hacer música. ¿Cuál?",
      ],
    ],
    b: [
      [
        "We can name a feeling, try a skill like slow breathing, plan what to say, or make music. What sounds good?",
        "Podemos nombrar lo que sientes, probar una técnica, planear qué decir o hacer música. ¿Qué te gusta?",
      ],
    ],
    t: [
      [
        "We can sort out a feeling, practice a hard conversation, try something to calm down, or make music from your mood. What would help?",
        "Podemos ordenar lo que sientes, practicar una charla difícil, probar algo para calmarte o hacer música. ¿Qué te ayudaría?",
      ],
    ],
  },
  understand_emotions: {
    a: [
      [
        "How you feel is like a note from your body. Which one is there now: glad, sad, mad or scared?",
        "Lo que sientes es una nota de tu cuerpo. ¿Cuál hay hoy: feliz, triste, enojo o miedo?",
      ],
    ],
    b: [
      [
        "A feeling has three parts: a body sign, a thought, and a wish to act. Pick one you had this week. Where in your body was it?",
        "Un sentimiento tiene tres partes: una señal en el cuerpo, una idea y ganas de hacer algo. Piensa en uno de esta semana. ¿En qué parte del cuerpo estaba?",
      ],
    ],
    t: [
      [
        "An emotion is a signal with three parts: what your body does, what you think, and what you want to do. Take one from this week. What did your body do first?",
        "Una emoción es una señal con tres partes: lo que hace el cuerpo, lo que piensas y lo que quieres hacer. Elige una de esta semana. ¿Qué hizo primero tu cuerpo?",
      ],
    ],
  },
  swearing: {
    a: [["Those are strong words. What made you so mad?", "Son palabras fuertes. ¿Qué te enojó tanto?"]],
    b: [
      [
        "Strong words usually come with a strong feeling. What is it?",
        "Las palabras fuertes traen un sentimiento fuerte. ¿Cuál es?",
      ],
    ],
    t: [
      [
        "That's strong language for something strong. What happened?",
        "Palabras fuertes para algo fuerte. ¿Qué pasó?",
      ],
    ],
  },
  fine: {
    a: [
      ["That is fine. What did you do today?", "Bien está bien. ¿Qué hiciste hoy?"],
      ["Good. What was fun today?", "Qué bien. ¿Qué fue divertido hoy?"],
    ],
    b: [
      [
        "Okay is a fine place to be. What was one good thing today?",
        "Estar bien ya es algo. ¿Qué fue lo bueno de hoy?",
      ],
      [
        "Good. Is it a quiet kind of good, or a fun kind?",
        "Bien. ¿Es un bien tranquilo o un bien divertido?",
      ],
    ],
    t: [
      [
        "Fine can mean a lot of things. What kind of fine is it today?",
        "Bien puede querer decir muchas cosas. ¿Qué tipo de bien es hoy?",
      ],
      ["Okay. Is there anything you'd want a bit better?", "Bien. ¿Hay algo que quisieras un poco mejor?"],
    ],
  },
  want_confidence: {
    a: [
      ["You want to feel brave. What is one thing you do well?", "Quieres sentir valor. ¿Qué te sale bien?"],
    ],
    b: [
      [
        "You want to feel more confident. It grows when you do small hard things. Where do you want it most?",
        "Quieres sentir más confianza. Crece al hacer pequeñas cosas difíciles. ¿Dónde la quieres más?",
      ],
    ],
    t: [
      [
        "You'd like more confidence. It usually comes after doing the thing, not before. Where would you use it first?",
        "Quieres más confianza. Suele llegar después de hacerlo, no antes. ¿Dónde la usarías primero?",
      ],
    ],
  },
  may_i_ask: {
    a: [["Yes. Go on.", "Sí. Dime."]],
    b: [["Sure. Go ahead, there are no bad questions.", "Claro. Adelante, no hay preguntas malas."]],
    t: [["Sure, go ahead. Nothing is too odd to ask.", "Claro, adelante. Nada es muy raro para preguntar."]],
  },
  do_for_me: {
    a: [
      ["I can not do that. A grown-up can help with it.", "Eso no lo puedo hacer. Un adulto puede ayudar."],
      ["I am just in this chat. Who is near you now?", "Solo estoy en este chat. ¿Quién está cerca?"],
    ],
    b: [
      [
        "I can only write here, so I can't do that part. Who near you could help with it?",
        "Solo puedo escribir aquí, esa parte no la puedo hacer. ¿Quién cerca de ti puede ayudar?",
      ],
      [
        "That part needs a person. I can help you plan what to say or do.",
        "Esa parte necesita a una persona. Yo te ayudo a pensar qué decir o hacer.",
      ],
    ],
    t: [
      [
        "I can't reach anybody or do things outside this chat. I can help you work out how you'd do it.",
        "No puedo hacer nada fuera de este chat. Puedo ayudarte a pensar cómo hacerlo tú.",
      ],
      [
        "That part takes a person. Who near you could help with it?",
        "Esa parte necesita a una persona. ¿Quién cerca de ti puede ayudar?",
      ],
    ],
  },
  off_topic: {
    a: [
      ["I do not know that. I can help with feelings.", "Eso no lo sé. Ayudo con lo que sientes."],
      ["That is not my thing. How is your day?", "Eso no es lo mío. ¿Cómo va tu día?"],
    ],
    b: [
      [
        "I am not the right program for that. I can help with feelings and people. How are you today?",
        "No soy el programa para eso. Ayudo con sentimientos y personas. ¿Cómo estás hoy?",
      ],
      [
        "Good question for a teacher or a book. What is going on with you?",
        "Buena pregunta para una maestra o un libro. ¿Qué te pasa a ti?",
      ],
    ],
    t: [
      [
        "That's outside what I'm made for. I'm useful for feelings, people and stress. Is any of that part of it?",
        "Eso está fuera de lo mío. Sirvo para sentimientos, gente y estrés. ¿Algo de eso entra aquí?",
      ],
      [
        "A search or a teacher will serve you better there. Anything weighing on you today?",
        "Para eso es mejor un maestro o buscarlo. ¿Algo te pesa hoy?",
      ],
    ],
  },
  repeat_complaint: {
    a: [["You are right. Let us do it a new way.", "Tienes razón. Hagámoslo de otro modo."]],
    b: [
      [
        "Fair point. I am a program and I got stuck. What should we talk about instead?",
        "Tienes razón. Soy un programa y me atoré. ¿De qué hablamos mejor?",
      ],
    ],
    t: [
      [
        "Fair point, I'm a program and that missed. Tell me what you need: to vent, an idea, or something to do?",
        "Tienes razón, soy un programa y fallé. Dime qué necesitas: ¿desahogarte, una idea o algo que hacer?",
      ],
    ],
  },
  need_person: {
    a: [
      [
        "Good idea. Go to a grown-up you like. The help button works too.",
        "Buena idea. Ve con un adulto que quieras. También sirve el botón de ayuda.",
      ],
    ],
    b: [
      [
        "Good idea. Talk to someone at home, a teacher or the counselor. The help page has phone numbers too.",
        "Buena idea. Habla con alguien en casa, tu maestra o la consejera. La página de ayuda tiene teléfonos.",
      ],
    ],
    t: [
      [
        "That's a good call. Someone at home, a teacher or the counselor can do more than I can. The help page has numbers that are open all day.",
        "Buena decisión. Alguien en casa, un maestro o la consejera pueden hacer más que yo. La página de ayuda tiene teléfonos abiertos todo el día.",
      ],
    ],
  },
};
