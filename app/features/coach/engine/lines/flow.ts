import type { TieredLines } from "../types";

/** Lines that carry the talk from one stage to the next, whatever it is about. */
export const flowLines = {
  name: {
    a: [
      ["You feel {feeling}.", "Sientes {feeling}."],
      ["It sounds like you feel {feeling}.", "Parece que sientes {feeling}."],
      ["So you feel {feeling}.", "Entonces sientes {feeling}."],
    ],
    b: [
      ["It sounds like you feel {feeling}.", "Parece que sientes {feeling}."],
      ["I hear that you feel {feeling}.", "Entiendo que sientes {feeling}."],
      ["You seem to feel {feeling}.", "Entonces hay {feeling} ahí."],
    ],
    t: [
      ["It sounds like you're feeling {feeling}.", "Parece que sientes {feeling}."],
      ["So you're feeling {feeling}.", "Así que sientes {feeling}."],
      ["Feeling {feeling} makes sense here.", "Tiene sentido sentir {feeling}."],
    ],
  },
  nameStrong: {
    a: [
      ["You feel very {feeling}.", "Sientes {strong}."],
      ["That is a big feeling.", "Es un sentimiento grande."],
    ],
    b: [
      ["It sounds like you feel really {feeling}.", "Parece que sientes {strong}."],
      ["You feel very {feeling} right now.", "Ahora sientes {strong}."],
    ],
    t: [
      ["It sounds like you're feeling really {feeling}.", "Parece que sientes {strong}."],
      [
        "You're feeling very {feeling}, and that takes a lot out of a person.",
        "Sientes {strong} y eso cansa.",
      ],
    ],
  },
  nameMild: {
    a: [["You feel a bit {feeling}.", "Sientes un poco de {feeling}."]],
    b: [["It sounds like you feel a little {feeling}.", "Parece que sientes un poco de {feeling}."]],
    t: [["It sounds like you're feeling a little {feeling}.", "Parece que sientes un poco de {feeling}."]],
  },
  nameTwo: {
    a: [["You feel {feeling} and {feeling2}.", "Sientes {feeling} y {feeling2}."]],
    b: [
      [
        "It sounds like you feel {feeling} and {feeling2} at the same time.",
        "Parece que sientes {feeling} y {feeling2} al mismo tiempo.",
      ],
    ],
    t: [
      [
        "It sounds like you're feeling {feeling} and {feeling2} at once.",
        "Parece que sientes {feeling} y {feeling2} a la vez.",
      ],
    ],
  },
  corrected: {
    a: [["Okay, not {feeling}.", "Bueno, no es {feeling}."]],
    b: [
      ["Okay, so it is not {feeling}. Good that you know.", "Bueno, no es {feeling}. Qué bien que lo sabes."],
    ],
    t: [["Got it, not {feeling}.", "Entendido, no es {feeling}."]],
  },
  correctedAsk: {
    a: [
      ["What word fits?", "¿Qué palabra va mejor?"],
      ["What is it, then?", "¿Qué es, entonces?"],
    ],
    b: [
      ["Which word fits better?", "¿Qué palabra va mejor?"],
      ["What would you call it?", "¿Cómo lo llamarías?"],
    ],
    t: [
      ["What word fits better?", "¿Qué palabra le queda mejor?"],
      ["How would you put it?", "¿Cómo lo dirías tú?"],
    ],
  },
  ownWords: {
    a: [["You said: “{words}”.", "Dijiste: “{words}”."]],
    b: [
      ["You wrote: “{words}”.", "Escribiste: “{words}”."],
      ["“{words}”. That part stands out.", "“{words}”. Esa parte llama la atención."],
    ],
    t: [
      ["“{words}”. That says a lot.", "“{words}”. Eso dice mucho."],
      [
        "You wrote: “{words}”. It makes sense that it stays with you.",
        "Escribiste: “{words}”. Es normal que se te quede.",
      ],
      ["“{words}”. Let's stay with that for a second.", "“{words}”. Quedémonos un momento ahí."],
    ],
  },
  restate: {
    a: [
      ["So {said}.", "Así que {said}."],
      ["{said}. I see.", "{said}. Ya veo."],
    ],
    b: [
      ["So {said}.", "Así que {said}."],
      ["Okay, so {said}.", "Bien, entonces {said}."],
      ["I see: {said}.", "Ya veo: {said}."],
    ],
    t: [
      ["So {said}.", "Así que {said}."],
      ["Okay, so {said}.", "Bien, entonces {said}."],
      ["I see: {said}.", "Ya veo: {said}."],
      ["{said}. Okay.", "{said}. Bien."],
    ],
  },
  echo: {
    a: [
      ["{echo}. Okay.", "{echo}. Bien."],
      ["{echo}. I see.", "{echo}. Ya veo."],
    ],
    b: [
      ["{echo}. Okay.", "{echo}. Bien."],
      ["{echo}. I see.", "{echo}. Ya veo."],
      ["{echo}, got it.", "{echo}, entendido."],
    ],
    t: [
      ["{echo}. Okay.", "{echo}. Bien."],
      ["{echo}, got it.", "{echo}, entendido."],
      ["{echo}. Right.", "{echo}. Ya."],
    ],
  },
  keepGoing: {
    a: [
      ["Go on.", "Sigue."],
      ["Tell me more.", "Cuéntame más."],
      ["And then?", "¿Y luego?"],
      ["What else?", "¿Qué más?"],
    ],
    b: [
      ["Go on, I am following.", "Sigue, te voy siguiendo."],
      ["Keep going if you like.", "Sigue si quieres."],
      ["And then?", "¿Y luego?"],
      ["What is the next part?", "¿Qué parte sigue?"],
      ["What else is there?", "¿Qué más hay?"],
    ],
    t: [
      ["Go on, I'm following.", "Sigue, te voy siguiendo."],
      ["Keep going if you like.", "Sigue si quieres."],
      ["And after that?", "¿Y después?"],
      ["What's the next part?", "¿Qué parte sigue?"],
      ["I'm reading. What else?", "Estoy leyendo. ¿Qué más?"],
    ],
  },
  askOpen: {
    a: [
      ["How do you feel now?", "¿Cómo va eso ahora?"],
      ["What was that like?", "¿Cómo fue eso?"],
      ["What came next?", "¿Qué pasó luego?"],
      ["What do you think of it?", "¿Qué piensas de eso?"],
    ],
    b: [
      ["How do you feel about that now?", "¿Cómo te sientes con eso ahora?"],
      ["What was that like for you?", "¿Cómo fue eso para ti?"],
      ["What do you think about it?", "¿Qué piensas de eso?"],
      ["What comes next?", "¿Qué sigue?"],
    ],
    t: [
      ["How do you feel about that now?", "¿Cómo te sientes con eso ahora?"],
      ["What was that like for you?", "¿Cómo fue eso para ti?"],
      ["What do you make of it?", "¿Qué piensas tú de eso?"],
      ["What else is there to it?", "¿Qué más hay en eso?"],
      ["What's the rest of the story?", "¿Cómo sigue la historia?"],
    ],
  },
  musicReady: {
    a: [
      ["Good pick. Go make your track here.", "Bien. Haz tu pista aquí."],
      ["Sure. Tap the link and press play.", "Claro. Toca el botón."],
    ],
    b: [
      [
        "Sure. The music maker is set for that. Make a track and tell me how it sounds.",
        "Claro. El creador de música ya está listo. Haz tu pista y cuéntame.",
      ],
      ["Good pick. Tap the link: it is set for what you want.", "Buena idea. Toca el enlace: ya está listo."],
    ],
    t: [
      [
        "Sure. The music maker below is set for that. Make a track, listen, and tell me how it lands.",
        "Claro. El creador de música ya está puesto para eso. Haz una pista, escúchala y cuéntame.",
      ],
      [
        "Good call. The link opens the music maker with settings to match.",
        "Buena idea. El enlace abre el creador de música con esos ajustes.",
      ],
    ],
  },
  breakReady: {
    a: [["Good idea. Stand up, reach up high, drink some water.", "Bien. Ponte de pie. Toma agua."]],
    b: [
      [
        "Good idea. Five minutes: stand up, stretch, drink water. Then come back to it.",
        "Buena idea. Cinco minutos: ponte de pie, estírate y toma agua. Luego sigues.",
      ],
    ],
    t: [
      [
        "Good idea. Take five minutes away from the screen: stand up, stretch, drink some water.",
        "Buena idea. Cinco minutos lejos de la pantalla: ponte de pie, estírate y toma agua.",
      ],
    ],
  },
  ack: {
    a: [
      ["Thank you for telling me.", "Gracias por contarme."],
      ["That is hard.", "Eso es difícil."],
      ["That makes sense.", "Tiene sentido."],
      ["It is good to say it.", "Es bueno decirlo."],
      ["I can tell it is big for you.", "Se nota que te importa."],
    ],
    b: [
      ["Thank you for telling me that.", "Gracias por contarme eso."],
      ["That sounds hard to carry around.", "Suena difícil llevar eso a todos lados."],
      ["It makes sense that it bothers you.", "Tiene sentido que te moleste."],
      ["I can tell that this matters to you.", "Se nota que esto te importa."],
      ["Many kids would find that hard.", "A muchos les costaría."],
      ["That is a real thing to deal with.", "Es algo serio de enfrentar."],
    ],
    t: [
      ["Thanks for laying that out.", "Gracias por contarlo así de claro."],
      ["That would get to a lot of people.", "Eso le pesaría a mucha gente."],
      ["No wonder it's been on your mind.", "Con razón lo traes en la cabeza."],
      ["That's a lot to deal with on top of everything else.", "Es mucho, además de todo lo demás."],
      ["Putting it in words like that isn't easy.", "Ponerlo en palabras así no es fácil."],
      ["I can see why it bothers you.", "Se entiende que te moleste."],
      ["That sounds rough.", "Suena duro."],
    ],
  },
  ackPlain: {
    a: [
      ["I see.", "Ya veo."],
      ["Okay. I get it.", "Bien. Entiendo."],
      ["Got it.", "Entendido."],
      ["Good to know.", "Bueno es saberlo."],
    ],
    b: [
      ["Okay, I see it better now.", "Bien, ahora lo veo mejor."],
      ["Got it.", "Entendido."],
      ["Okay, thanks for telling me.", "Bien, gracias por contarlo."],
      ["That helps me follow.", "Así lo entiendo mejor."],
    ],
    t: [
      ["Okay. That makes the picture clearer.", "Bien. Así se entiende mejor."],
      ["Got it.", "Entendido."],
      ["Okay, that helps.", "Bien, eso ayuda."],
      ["Thanks for telling me.", "Gracias por contarme."],
      ["All right, I follow.", "De acuerdo, te sigo."],
    ],
  },
  committed: {
    a: [
      ["Good plan. You can do it.", "Buen plan. Tú puedes."],
      ["Good. Pick a calm time for it.", "Bien. Busca un rato tranquilo."],
    ],
    b: [
      ["Good plan. Pick a calm time for it.", "Buen plan. Elige un momento tranquilo."],
      [
        "That is a brave step. It does not have to be perfect.",
        "Es un paso valiente. No tiene que salir perfecto.",
      ],
    ],
    t: [
      [
        "Good. Pick a calm moment for it, and it doesn't have to be perfect.",
        "Bien. Elige un momento tranquilo, no tiene que salir perfecto.",
      ],
      ["That's a solid step, and it's yours.", "Es un buen paso, y es tuyo."],
    ],
  },
  tellYes: {
    a: [["Yes. Tell them.", "Sí. Diles."]],
    b: [["Yes, telling is a good idea.", "Sí, decirlo es buena idea."]],
    t: [["Yes, I'd bring an adult in on that.", "Sí, vale la pena decírselo a un adulto."]],
  },
  ackShort: {
    a: [["Okay.", "Bueno."]],
    b: [["Okay.", "Bueno."]],
    t: [
      ["Okay.", "Bien."],
      ["All right.", "De acuerdo."],
    ],
  },
  ackGood: {
    a: [
      ["That is great.", "Qué bien."],
      ["That sounds fun.", "Suena divertido."],
      ["Nice.", "¡Qué bonito!"],
    ],
    b: [
      ["That sounds great.", "Suena muy bien."],
      ["You had a part in that.", "Tú tuviste parte en eso."],
      ["That is nice to hear about.", "Qué bueno que lo cuentes."],
    ],
    t: [
      ["That sounds really good.", "Suena muy bien."],
      ["You had a hand in that.", "Tú pusiste de tu parte."],
      ["That's worth holding on to.", "Eso vale la pena guardarlo."],
    ],
  },
  askMore: {
    a: [
      ["What would make it better?", "¿Qué lo haría mejor?"],
      ["What is the hard part?", "¿Cuál es la parte difícil?"],
      ["What do you wish for?", "¿Qué te gustaría?"],
      ["What helps a bit?", "¿Qué ayuda un poco?"],
      ["Who can help with that?", "¿Quién te puede ayudar?"],
    ],
    b: [
      ["What would you like to be different?", "¿Qué te gustaría que fuera distinto?"],
      ["What was going on inside you then?", "¿Qué sentías por dentro en ese momento?"],
      ["Who else knows about it?", "¿Quién más lo sabe?"],
      ["What is the hardest part?", "¿Cuál es la parte más difícil?"],
      ["What helps, even a little?", "¿Qué ayuda, aunque sea un poco?"],
    ],
    t: [
      ["What happened after that?", "¿Y después qué pasó?"],
      ["What was the hardest moment of it?", "¿Cuál fue el momento más difícil?"],
      ["What do you need most right now?", "¿Qué es lo que más necesitas ahora?"],
      [
        "What would you like to be different a week from now?",
        "¿Qué te gustaría que fuera distinto en una semana?",
      ],
      ["Who else knows about this?", "¿Quién más sabe de esto?"],
      ["What have you tried so far?", "¿Qué has intentado hasta ahora?"],
      [
        "If it got a little easier, what would you notice first?",
        "Si mejorara un poco, ¿qué notarías primero?",
      ],
    ],
  },
  askGood: {
    a: [
      ["What was the best bit?", "¿Qué fue lo mejor?"],
      ["Who did you tell?", "¿A quién le dijiste?"],
    ],
    b: [
      ["What part made you smile the most?", "¿Qué parte te hizo sonreír más?"],
      ["Who did you tell first?", "¿A quién se lo contaste primero?"],
    ],
    t: [
      ["Which moment would you keep, if you could keep one?", "Si pudieras guardar un momento, ¿cuál sería?"],
      ["Who did you want to tell first?", "¿A quién se lo querías contar primero?"],
      ["What does it make you want to try next?", "¿Qué te dan ganas de probar ahora?"],
    ],
  },
  askGently: {
    a: [
      ["What would feel good now?", "¿Qué te haría bien ahora?"],
      ["Who can sit with you?", "¿Quién puede estar contigo?"],
      ["What do you think of most?", "¿En qué piensas más?"],
    ],
    b: [
      ["What part do you think about most?", "¿En qué parte piensas más?"],
      ["Who do you like to have near you now?", "¿A quién te gusta tener cerca ahora?"],
      ["What would feel good to hear right now?", "¿Qué te gustaría oír ahora?"],
    ],
    t: [
      [
        "What would you want someone to understand about it?",
        "¿Qué te gustaría que alguien entendiera de esto?",
      ],
      ["Who do you feel most at ease with right now?", "¿Con quién te sientes mejor ahora?"],
      ["Which part of it do you think about most?", "¿En qué parte piensas más?"],
    ],
  },
  goOnTelling: {
    a: [["Okay. Go on.", "Bueno. Sigue."]],
    b: [["Okay, go on. What happened?", "Bueno, sigue. ¿Qué pasó?"]],
    t: [["Go on, I'm reading.", "Sigue, estoy leyendo."]],
  },
  tellMore: {
    a: [
      ["Tell me a bit more. What is going on?", "Cuéntame un poco más. ¿Qué pasa?"],
      ["How do you feel now: glad, sad, mad or scared?", "¿Cómo va tu día: bien, mal o más o menos?"],
      ["What was the best bit of today, or the worst?", "¿Qué fue lo mejor o lo peor de hoy?"],
      ["What do you think of it?", "¿Qué piensas de eso?"],
      ["Is it a good thing or a bad thing for you?", "¿Es algo bueno o malo para ti?"],
    ],
    b: [
      ["Tell me a little more. What is it like for you?", "Cuéntame un poco más. ¿Cómo es para ti?"],
      ["What feeling goes with that?", "¿Qué sentimiento va con eso?"],
      ["What is on your mind about it?", "¿Qué piensas sobre eso?"],
      ["What made you think of it today?", "¿Por qué piensas en eso hoy?"],
    ],
    t: [
      ["Say a bit more if you want. What's it like for you?", "Cuéntame más si quieres. ¿Cómo es para ti?"],
      [
        "What feeling goes with that, if you had to name one?",
        "¿Qué sentimiento va con eso, si tuvieras que nombrar uno?",
      ],
      ["What makes it come up today?", "¿Por qué sale hoy?"],
      ["What matters most to you in all that?", "¿Qué es lo más importante para ti de todo eso?"],
    ],
  },
  declined: {
    a: [
      ["Okay. We can just talk.", "Bueno. Podemos solo hablar."],
      ["That is fine. No need.", "Está bien. No hace falta."],
    ],
    b: [
      ["That is fine. We can just talk.", "Está bien. Podemos solo hablar."],
      ["No problem. You choose.", "No hay problema. Tú eliges."],
    ],
    t: [
      ["Fair enough. We can just talk.", "Está bien. Podemos solo hablar."],
      ["That's fine. You decide what helps.", "Está bien. Tú decides qué te ayuda."],
    ],
  },
  bridge: {
    a: [
      ["Here is a new idea.", "Va otra idea."],
      ["Let us try one more thing.", "Probemos otra cosa."],
    ],
    b: [
      ["Here is another idea.", "Aquí va otra idea."],
      ["Maybe this one fits better.", "Quizá esta va mejor."],
    ],
    t: [
      ["Here's a different option.", "Aquí va otra opción."],
      ["Maybe this one suits you better.", "Quizá esta te quede mejor."],
    ],
  },
  start: {
    a: [
      ["Good. Here we go.", "Bien. Vamos."],
      ["Okay, let us start.", "Bueno, empecemos."],
    ],
    b: [
      ["Good. Here is how.", "Bien. Se hace así."],
      ["Okay, let's do it.", "Bueno, hagámoslo."],
    ],
    t: [
      ["Okay, here's how it goes.", "Bien, se hace así."],
      ["Good. Let's do it.", "Bien. Hagámoslo."],
    ],
  },
  stepAck: {
    a: [
      ["Good.", "Bien."],
      ["Okay.", "Bueno."],
      ["Nice job.", "Muy bien."],
    ],
    b: [
      ["Good start.", "Buen comienzo."],
      ["Okay, that works.", "Bien, eso sirve."],
      ["That is useful.", "Eso sirve mucho."],
    ],
    t: [
      ["Okay, that's something to work with.", "Bien, con eso se puede trabajar."],
      ["That's useful.", "Eso sirve."],
      ["Good, that's honest.", "Bien, eso es honesto."],
    ],
  },
  howNow: {
    a: [
      ["How is it now: better, the same or worse?", "¿Va mejor, igual o peor?"],
      ["Did it help a bit?", "¿Te ayudó un poco?"],
      ["Is it big or small now?", "¿Ahora es grande o chico?"],
    ],
    b: [
      ["How is it now: better, the same, or worse?", "¿Cómo está ahora: mejor, igual o peor?"],
      ["What changed, even a little?", "¿Qué cambió, aunque sea un poco?"],
      ["How big is the feeling now, from one to ten?", "¿Qué tan grande es ahora, del uno al diez?"],
    ],
    t: [
      ["How is it now compared to before: better, same, worse?", "¿Cómo está ahora: mejor, igual o peor?"],
      ["Did that shift anything, even a little?", "¿Cambió algo, aunque sea un poco?"],
      ["Where would you put it now, from one to ten?", "¿Dónde lo pondrías ahora, del uno al diez?"],
    ],
  },
  better: {
    a: [
      ["It got better. You did that.", "Mejoró. Tú lo lograste."],
      ["That is good. It was you.", "Qué bien. Fuiste tú."],
    ],
    b: [
      ["Good to know that works for you.", "Es bueno saber que te funciona."],
      ["Notice that: you did something and it changed.", "Fíjate: hiciste algo y cambió."],
    ],
    t: [
      ["That's worth knowing about yourself: it works for you.", "Vale la pena saberlo: a ti te funciona."],
      [
        "So you have one thing that shifts it, and it came from you.",
        "Ya tienes algo que lo cambia y salió de ti.",
      ],
    ],
  },
  same: {
    a: [
      ["That is okay. Not all things work.", "Está bien. No todo sirve."],
      ["Okay. We can try a new thing.", "Bueno. Podemos probar otra cosa."],
    ],
    b: [
      ["That is okay. Not every trick fits every day.", "Está bien. No todo sirve todos los días."],
      ["Good that you said so. It is not your fault.", "Qué bueno que lo dices. No es tu culpa."],
    ],
    t: [
      ["Good to know. Not everything works for everyone.", "Es bueno saberlo. No todo le sirve a todos."],
      ["That's fine. Now you know that one isn't for you.", "Está bien. Ya sabes que eso no es lo tuyo."],
    ],
  },
  worse: {
    a: [
      ["Then let us stop. Go to a grown-up now, please.", "Entonces paramos. Ve con un adulto ahora."],
      ["That is too big for just us. A grown-up can help.", "Es muy grande. Un adulto puede ayudar."],
    ],
    b: [
      [
        "Then we stop that one. This is a good time to find a grown-up you trust.",
        "Entonces lo dejamos. Es buen momento para buscar a un adulto de confianza.",
      ],
      [
        "Thank you for being honest. Please tell a grown-up at home or at school today.",
        "Gracias por ser honesto. Díselo hoy a un adulto en casa o en la escuela.",
      ],
    ],
    t: [
      [
        "Then let's drop that one. When it gets heavier, a person helps more than a program. Who could you reach today?",
        "Entonces dejemos eso. Cuando pesa más, una persona ayuda más que un programa. ¿A quién podrías buscar hoy?",
      ],
      [
        "Thanks for saying it straight. Please take this to someone who can sit with you today. Who would that be?",
        "Gracias por decirlo. Llévalo hoy a alguien que pueda estar contigo. ¿Quién sería?",
      ],
    ],
  },
  tellSomeone: {
    a: [
      ["Show this to a grown-up you like.", "Muéstrale esto a un adulto que quieras."],
      ["Tell your mom, dad or teacher too.", "Cuéntaselo a tu mamá, tu papá o tu maestra."],
      ["A hug from family helps too.", "Un abrazo de tu familia también ayuda."],
    ],
    b: [
      [
        "You could tell {who} or another grown-up what you tried today.",
        "Puedes contarle a {who} o a otro adulto lo que probaste hoy.",
      ],
      [
        "Share this with someone at home tonight, if you want.",
        "Cuéntaselo a alguien en casa esta noche, si quieres.",
      ],
      [
        "A teacher or a parent would like to know too.",
        "A tu familia o a tu maestra también les gustaría saberlo.",
      ],
    ],
    t: [
      [
        "If you like, tell one person you trust what helped.",
        "Si quieres, cuéntale a alguien de confianza qué te ayudó.",
      ],
      [
        "Someone who knows you can do more with this than I can.",
        "Alguien que te conoce puede hacer más con esto que yo.",
      ],
      [
        "It may be worth telling one person, so you're not carrying it solo.",
        "Quizá valga la pena contárselo a alguien, para no cargarlo sin ayuda.",
      ],
    ],
    d: [
      [
        "If it keeps coming back, your school counselor is there for exactly this.",
        "Si vuelve una y otra vez, la consejera de tu escuela está justo para eso.",
      ],
    ],
  },
  anythingElse: {
    a: [
      ["Do you want to talk more, or stop here?", "¿Hay más o paramos ya?"],
      ["Is there one more thing?", "¿Hay algo más?"],
    ],
    b: [
      ["Is there anything else, or is this a good place to stop?", "¿Hay algo más o paramos aquí?"],
      ["What else is on your mind, if anything?", "¿Tienes algo más en mente?"],
    ],
    t: [
      ["Is there anything else, or is this a good place to stop?", "¿Hay algo más o lo dejamos aquí?"],
      ["What else is on your mind, if anything?", "¿Hay algo más que te dé vueltas?"],
    ],
  },
  close: {
    a: [
      ["Good talk. Go have fun.", "Buena charla. Ve a divertirte."],
      ["That was good work.", "Fue un buen trabajo."],
    ],
    b: [
      ["Good work today. Go do something you like.", "Buen trabajo hoy. Ve a hacer algo que te guste."],
      ["That is a good place to stop.", "Es un buen lugar para parar."],
    ],
    t: [
      ["That's a good place to stop. Take it easy.", "Es un buen lugar para parar. Que te vaya bien."],
      [
        "Good place to leave it. You did the work here.",
        "Buen punto para dejarlo. El trabajo lo hiciste tú.",
      ],
    ],
  },
  listen: {
    a: [
      ["Okay. Tell me all of it.", "Bueno. Cuéntame todo."],
      ["I will just read. Go on.", "Solo voy a leer. Sigue."],
      ["Go on. No tips now.", "Sigue. Ahora sin consejos."],
    ],
    b: [
      ["Okay, no tips. Just tell me.", "Bueno, sin consejos. Solo cuéntame."],
      ["Go on. I will not jump in with ideas.", "Sigue. No voy a saltar con ideas."],
      ["Take your time with it.", "Tómate tu tiempo."],
    ],
    t: [
      ["Okay, no advice. Say whatever you need to say.", "Bien, sin consejos. Di lo que necesites."],
      ["Go ahead. I won't try to fix it.", "Adelante. No voy a tratar de arreglarlo."],
      ["Take your time. It doesn't have to come out neat.", "Tómate tu tiempo. No tiene que salir ordenado."],
    ],
  },
  listenMore: {
    a: [
      ["What else?", "¿Qué más?"],
      ["Tell me more.", "Cuéntame más."],
      ["What would be nice now?", "¿Qué te haría bien ahora?"],
    ],
    b: [
      ["What else is in there?", "¿Qué más hay ahí?"],
      ["Tell me more about that.", "Cuéntame más de eso."],
      ["What would you like to happen next?", "¿Qué te gustaría que pasara después?"],
      ["What is that like for you?", "¿Cómo es eso para ti?"],
    ],
    t: [
      ["What else is part of it?", "¿Qué más forma parte de eso?"],
      ["Tell me more about that, if you want.", "Cuéntame más de eso, si quieres."],
      ["What would you want to happen next?", "¿Qué te gustaría que pasara ahora?"],
      ["What matters most to you in that?", "¿Qué es lo que más te importa ahí?"],
      ["What's that like for you?", "¿Cómo es eso para ti?"],
    ],
  },
  unsure: {
    a: [
      ["It is okay not to know.", "Está bien no saber."],
      ["You do not have to know.", "No tienes que saberlo."],
    ],
    b: [
      ["Not knowing is okay. We can guess.", "Está bien no saber. Podemos adivinar."],
      ["You do not need the right words.", "No necesitas las palabras perfectas."],
    ],
    t: [
      ["Not knowing is a fine answer.", "No saber es una buena respuesta."],
      ["It doesn't have to be clear yet.", "No tiene que estar claro todavía."],
    ],
  },
  unsureAsk: {
    a: [
      ["Is it more sad, mad or worried?", "¿Es más bien enojo, miedo o algo triste?"],
      ["Does your tummy feel good or bad?", "¿Tu panza se siente bien o mal?"],
      ["Do you want to talk, or to play a beat?", "¿Quieres hablar o tocar un ritmo?"],
    ],
    b: [
      [
        "If it was weather, would it be sun, rain or a storm?",
        "Si fuera el clima, ¿sería sol, lluvia o tormenta?",
      ],
      ["Is it closer to sad, mad, worried or tired?", "¿Es más bien algo triste, enojo, miedo o sueño?"],
      ["Do you want to talk it out, or do something with it?", "¿Quieres hablarlo o hacer algo con eso?"],
    ],
    t: [
      ["Is it more heavy, tense, restless or flat?", "¿Se siente más pesado, tenso, inquieto o plano?"],
      [
        "If it was a song, would it be slow, loud or stuck on repeat?",
        "Si fuera una canción, ¿sería lenta, fuerte o repetida?",
      ],
      [
        "Would it help more to talk, or to do something for five minutes?",
        "¿Ayudaría más hablar o hacer algo cinco minutos?",
      ],
    ],
  },
  wonder: {
    a: [
      ["I do not know that one. What do you think?", "Eso no lo sé. ¿Tú qué crees?"],
      [
        "Good question. I do not know it. Who can you ask?",
        "Buena pregunta. No la sé. ¿A quién le preguntas?",
      ],
      ["I can not tell from here. What is your guess?", "Desde aquí no sé. ¿Tú qué dices?"],
    ],
    b: [
      ["I do not know that one. What do you think yourself?", "Eso no lo sé. ¿Tú qué piensas?"],
      [
        "I can not tell from here. Who do you know who could tell you?",
        "Desde aquí no lo puedo saber. ¿Quién que conozcas podría decirte?",
      ],
      [
        "That is a good question, and I do not have the answer. What is your guess?",
        "Es una buena pregunta y no tengo la respuesta. ¿Tú qué crees?",
      ],
    ],
    t: [
      ["I don't know that one. What's your own guess?", "Eso no lo sé. ¿Tú qué crees?"],
      [
        "I can't answer that from here, I'd only be guessing. What do you think?",
        "No te lo puedo decir desde aquí, solo adivinaría. ¿Tú qué piensas?",
      ],
      [
        "Fair question, and I don't have a good answer. Who would know?",
        "Buena pregunta, y no tengo una buena respuesta. ¿Quién lo sabría?",
      ],
      [
        "I'm not sure. What would you say if a friend asked you that?",
        "No lo tengo claro. ¿Qué dirías si te lo preguntara alguien?",
      ],
    ],
  },
  lost: {
    a: [
      [
        "I am not sure I got that. Talk more, or try one thing?",
        "No sé si entendí. ¿Hablamos más o hacemos algo?",
      ],
      [
        "That was hard for me to follow. Talk, or do one thing?",
        "Me costó entender eso. ¿Hablar o hacer algo?",
      ],
    ],
    b: [
      [
        "I am not sure I got that right. Do you want to talk more, or try one small thing?",
        "No sé si te entendí bien. ¿Quieres hablar más o probar algo pequeño?",
      ],
      [
        "I may not get what matters here. Tell it another way, or try one small thing?",
        "Quizá no capto lo importante. ¿Me lo cuentas de otra forma o probamos algo pequeño?",
      ],
    ],
    t: [
      [
        "I'm not sure I'm getting this right. Do you want to say it another way, or try something?",
        "No sé si te estoy entendiendo. ¿Me lo dices de otra forma o probamos algo?",
      ],
      [
        "I think I'm missing what matters here. Keep talking, or try something that may help?",
        "Creo que se me escapa lo importante. ¿Seguimos hablando o probamos algo que ayude?",
      ],
    ],
  },
  nudge: {
    a: [["Talk more, or try one thing?", "¿Quieres hablar más o hacer algo?"]],
    b: [["Do you want to talk more, or try one small thing?", "¿Quieres hablar más o probar algo pequeño?"]],
    t: [
      [
        "Do you want to keep talking, or try something that may help?",
        "¿Quieres seguir hablando o probar algo que quizá ayude?",
      ],
    ],
  },
  toPerson: {
    a: [
      [
        "A grown-up can help more than I can. Who can you go to?",
        "Un adulto puede ayudar más que yo. ¿Con quién puedes ir?",
      ],
      ["Go find a grown-up you like. They can help.", "Busca a un adulto que quieras. Te puede ayudar."],
    ],
    b: [
      [
        "We tried a few things. A person can help more than a program now. Who could you talk to today?",
        "Ya probamos varias cosas. Ahora una persona ayuda más que un programa. ¿Con quién puedes hablar hoy?",
      ],
      [
        "This may need a real person. Your teacher or someone at home is a good start.",
        "Esto quizá necesita a una persona. Tu maestra o alguien en casa es un buen comienzo.",
      ],
    ],
    t: [
      [
        "We've tried a few things. This may be one for a person who knows you. Who could you talk to this week?",
        "Ya probamos varias cosas. Quizá esto sea para alguien que te conoce. ¿Con quién podrías hablar esta semana?",
      ],
      [
        "I'm out of good exercises for this one. A counselor or someone at home can do more with it.",
        "Ya no tengo buenos ejercicios para esto. La consejera o alguien en casa puede hacer más.",
      ],
    ],
  },
} as const satisfies Record<string, TieredLines>;

/** Sentences known to be short and plain: shown when a reply would be too long or too hard to read. */
export const safeLines: TieredLines = {
  a: [
    ["Tell me more.", "Cuéntame más."],
    ["I read that. What else?", "Ya lo leí. ¿Qué más?"],
    ["Okay. What else?", "Bueno. ¿Qué más?"],
  ],
  b: [
    ["Tell me more about that.", "Cuéntame más de eso."],
    ["Okay. What else?", "Bueno. ¿Qué más?"],
    ["Go on, I am reading.", "Sigue, estoy leyendo."],
  ],
  t: [
    ["Say more about that, if you want.", "Cuéntame más, si quieres."],
    ["Okay. What else is there?", "Bien. ¿Qué más hay?"],
    ["Go on, I'm reading.", "Sigue, estoy leyendo."],
  ],
};
