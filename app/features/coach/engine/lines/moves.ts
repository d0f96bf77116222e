import type { MoveId } from "../lexicon-moves";
import type { TieredLines } from "../types";

/** What the coach says to a plan, a result, a kind person: taken as what it is. */
export const moveLines: Record<MoveId, TieredLines> = {
  guess_what: {
    a: [["What is it? Tell me!", "¿Qué es? ¡Dime!"]],
    b: [["No idea. What happened?", "Ni idea. ¿Qué pasó?"]],
    t: [["I can't guess. What happened?", "No adivino. ¿Qué pasó?"]],
  },
  did_skill: {
    a: [
      ["You did the breaths. Good job.", "Lo hiciste. Muy bien."],
      ["You used it. That was you.", "Lo usaste. Fuiste tú."],
    ],
    b: [
      ["You did it yourself. That is a real skill.", "Lo hiciste tú. Eso es saber calmarse."],
      ["You used it when you needed it. That counts.", "Lo usaste cuando hacía falta. Eso cuenta."],
    ],
    t: [
      ["You used it when it counted. That's yours now.", "Lo usaste cuando hacía falta. Ya es tuyo."],
      ["Good, you have a tool that you can reach for.", "Bien, ya tienes algo a la mano."],
    ],
  },
  result: {
    a: [
      ["You did it!", "¡Lo lograste!"],
      ["Wow, that went well!", "¡Salió bien!"],
      ["Yay! That is good news.", "¡Bravo! Qué bueno."],
      ["That is a big win.", "¡Qué logro!"],
    ],
    b: [
      ["That worked out. You made that happen.", "Salió bien. Tú hiciste que pasara."],
      ["That is a real change from before.", "Es un gran cambio comparado con antes."],
      ["Yes! That is worth a smile.", "¡Eso! Vale una sonrisa."],
      ["Look at that. It turned out well.", "Mira nada más. Salió bien."],
      ["That is good news.", "Qué buena noticia."],
    ],
    t: [
      ["That worked out, and you had a lot to do with it.", "Salió bien, y mucho fue por ti."],
      ["That's a real change from where this started.", "Es un gran cambio desde el comienzo."],
      ["Nice. That's worth enjoying.", "¡Qué bien! Eso se disfruta."],
      ["That is good news.", "Qué buena noticia."],
      ["Look where that ended up.", "Mira hasta dónde llegó."],
    ],
  },
  found: {
    a: [
      ["You got it back! Phew.", "¡Qué bueno! Ya está."],
      ["Back safe. Good!", "Ya está. ¡Qué bien!"],
    ],
    b: [["Found! What a relief.", "¡Apareció! Qué alivio."]],
    t: [["Found. That's a relief.", "Apareció. Qué alivio."]],
  },
  made_up: {
    a: [
      ["You two fixed it. Good.", "Ya lo arreglaron. Bien."],
      ["That helps a lot.", "Eso ayuda mucho."],
    ],
    b: [
      ["That took something from both of you.", "Los dos pusieron de su parte."],
      ["Hearing that can make it lighter.", "Oír eso lo hace más ligero."],
    ],
    t: [
      ["That clears the air a bit.", "Eso aclara un poco las cosas."],
      ["A step from both sides, then.", "Un paso de los dos lados, entonces."],
    ],
  },
  plan: {
    a: [
      ["Good plan. It is yours.", "Buen plan. Es tuyo."],
      ["That is a good idea.", "Es una buena idea."],
      ["You thought of that. Nice.", "Lo pensaste tú. Bien."],
    ],
    b: [
      ["That is a good plan, and you came up with it.", "Es un buen plan, y salió de ti."],
      ["That sounds like a step you can do.", "Suena a un paso que sí puedes dar."],
      ["Good thinking. That could help.", "Bien pensado. Puede ayudar."],
      ["You found your own way forward.", "Encontraste tu propio camino."],
    ],
    t: [
      ["That's a good plan, and it came from you.", "Es un buen plan, y salió de ti."],
      ["Small and doable. That's the kind that works.", "Pequeño y posible: de los que funcionan."],
      ["That sounds like your next step.", "Ese suena como tu siguiente paso."],
      ["You know how you want to handle it. Good.", "Ya sabes cómo quieres manejarlo. Bien."],
      ["Worth a try. It doesn't have to go perfectly.", "Vale probar. No tiene que salir perfecto."],
    ],
  },
  agree: {
    a: [
      ["Good. You can try it.", "Bien. Puedes probar."],
      ["Okay. That fits you.", "Bien. Eso va contigo."],
    ],
    b: [
      ["Good. Then that one is worth a try.", "Bien. Entonces vale probarlo."],
      ["Good that it fits. You choose how.", "Qué bien que te sirva. Tú eliges cómo."],
    ],
    t: [
      ["Good, then it's worth a try.", "Bien, entonces vale probarlo."],
      ["Glad to leave that one with you, then.", "Entonces eso queda en tus manos."],
      ["Fair. You decide what to do with it.", "Va. Tú decides qué hacer con eso."],
    ],
  },
  kind_other: {
    a: [
      ["That was kind.", "Qué lindo gesto."],
      ["It is nice to have help.", "Es lindo tener ayuda."],
    ],
    b: [
      ["That was a kind thing to do for you.", "Fue un lindo gesto."],
      ["It helps to have someone like that.", "Ayuda tener a alguien así."],
    ],
    t: [
      ["That's a kind thing, and it sounds like it helped.", "Fue un lindo gesto, y parece que ayudó."],
      ["Good to have someone like that around.", "Es bueno tener a alguien así cerca."],
      ["Sounds like you're not alone in this.", "Parece que en esto tienes compañía."],
    ],
  },
  kind_words: {
    a: [
      ["Those are nice words.", "Son palabras lindas."],
      ["That is good to hear.", "Qué bueno oír eso."],
    ],
    b: [
      ["Words like that can help a lot.", "Palabras así ayudan mucho."],
      ["That is a good thing to hear.", "Es bueno oír algo así."],
    ],
    t: [
      ["That's a good thing to hear from someone.", "Es bueno oír eso de alguien."],
      ["Words like that are worth keeping.", "Esas palabras vale guardarlas."],
    ],
  },
  apologised: {
    a: [["You said sorry. That is brave.", "Pediste perdón. Qué valor."]],
    b: [["Saying sorry takes courage. You did it.", "Pedir perdón pide valor. Lo hiciste."]],
    t: [["Saying sorry isn't easy, and you did it.", "Pedir perdón no es fácil, y lo hiciste."]],
  },
  admit: {
    a: [["It is brave to say your part.", "Qué valor decir tu parte."]],
    b: [
      ["It takes courage to see your own part.", "Hace falta valor para ver la propia parte."],
      ["You can see your part in it. That is honest.", "Ves tu parte. Eso es honesto."],
    ],
    t: [
      ["You can see your own part in it, and that's honest.", "Ves tu propia parte, y eso es honesto."],
      ["Being straight about your part takes something.", "Reconocer tu parte no es poca cosa."],
    ],
  },
  not_told: {
    a: [["So they do not know yet.", "Aún no lo saben."]],
    b: [["So that has not been said yet.", "Entonces eso aún no se ha dicho."]],
    t: [
      ["So that hasn't been said yet. You choose when.", "Eso aún no se ha dicho. Tú eliges cuándo."],
      ["So that part is still with you.", "Entonces esa parte sigue contigo."],
    ],
  },
  your_call: {
    a: [
      ["You know best. What do you think?", "Tú sabes más. ¿Qué crees?"],
      ["You can pick. What feels right?", "Tú eliges. ¿Qué te gusta más?"],
    ],
    b: [
      ["You know them best. What does your gut say?", "Tú los conoces. ¿Qué te dice tu corazón?"],
      ["Good question. Which one feels more like you?", "Buena pregunta. ¿Cuál va más contigo?"],
    ],
    t: [
      [
        "You know the people in it better than a program does. What does your gut say?",
        "Tú conoces a esa gente mejor que un programa. ¿Qué te dice tu instinto?",
      ],
      ["Fair question. Which version sounds more like you?", "Buena pregunta. ¿Cuál suena más a ti?"],
    ],
  },
  normal: {
    a: [["Lots of kids feel that way.", "A muchos les pasa."]],
    b: [["Lots of people would feel that. It is okay.", "A muchos les pasaría. Está bien."]],
    t: [
      ["Plenty of people would feel exactly that. It's allowed.", "A mucha gente le pasaría igual. Se vale."],
      ["That's a very human way to feel.", "Es algo muy humano."],
    ],
  },
  mixed: {
    a: [["You can feel two things at once.", "Se puede sentir las dos cosas."]],
    b: [["Both can be true at the same time.", "Las dos cosas pueden ser ciertas."]],
    t: [
      ["Both can be true at once.", "Las dos cosas pueden ser ciertas a la vez."],
      ["Feelings don't have to match. Both get a seat.", "No tienen que coincidir. Caben las dos."],
    ],
  },
  body: {
    a: [["Your body feels it too.", "Tu cuerpo también lo siente."]],
    b: [
      ["Your body noticed it too.", "Tu cuerpo también lo notó."],
      ["Bodies do that when a thing matters.", "El cuerpo hace eso cuando algo importa."],
    ],
    t: [
      ["So your body reacts to it too.", "Así que tu cuerpo también reacciona."],
      ["Bodies do that when a thing matters to you.", "El cuerpo hace eso cuando algo importa."],
    ],
  },
  score: {
    a: [["That is good to know.", "Es bueno saberlo."]],
    b: [
      ["A number like that makes it clear.", "Con un número queda claro."],
      ["Good to have a number for it.", "Sirve ponerle un número."],
    ],
    t: [
      ["A number makes it clear. Thanks.", "Con un número queda claro. Gracias."],
      ["Okay, that gives it a size.", "Bien, así tiene un tamaño."],
    ],
  },
  miss: {
    a: [
      ["You miss that a lot.", "Lo extrañas mucho."],
      ["It is hard to miss so much.", "Cuesta extrañar tanto."],
    ],
    b: [
      ["Missing it shows how much it means to you.", "Se nota cuánto te importa."],
      ["It is the small things we miss the most.", "Lo pequeño es lo que más se extraña."],
    ],
    t: [
      ["Missing it shows how much it means to you.", "Extrañarlo muestra cuánto significa para ti."],
      ["It's often the small things we miss most.", "Muchas veces se extraña lo más pequeño."],
    ],
  },
  laughing: {
    a: [
      ["That is a bit funny.", "Tiene su gracia."],
      ["A laugh can help.", "Reír ayuda."],
    ],
    b: [
      ["It helps that you can laugh about it.", "Ayuda que te puedas reír de eso."],
      ["That does have a funny side.", "Tiene su lado gracioso."],
    ],
    t: [
      ["It does have a funny side.", "Sí tiene su lado gracioso."],
      ["Being able to laugh at it counts for something.", "Poder reírse de eso ya es algo."],
    ],
  },
  spoke_up: {
    a: [["You spoke up. That is brave.", "Lo dijiste. Qué valor."]],
    b: [
      ["You spoke up. That takes nerve.", "Lo dijiste. Hace falta valor."],
      ["You did not just wait. You said it.", "No te quedaste esperando. Lo dijiste."],
    ],
    t: [
      ["You spoke up, and that takes nerve.", "Lo hablaste, y eso pide valor."],
      ["So you didn't just sit on it. You said something.", "No te lo guardaste: lo hablaste."],
    ],
  },
  enjoy: {
    a: [
      ["That is a nice thing.", "Qué lindo."],
      ["It is good to have fun.", "Qué bueno que te gusta."],
    ],
    b: [
      ["That is a good thing to have.", "Es bueno tener algo así."],
      ["It shows that you like it.", "Se nota que te gusta."],
    ],
    t: [
      ["You can tell it means something to you.", "Se nota que significa algo para ti."],
      ["That's a good thing to have around.", "Es bueno tener algo así."],
    ],
  },
  name: {
    a: [["Nice name.", "Lindo nombre."]],
    b: [["Thanks, that helps me follow.", "Gracias, así te sigo mejor."]],
    t: [["Thanks, that helps me follow.", "Gracias, así te sigo mejor."]],
  },
  fact: {
    a: [["That is a fun fact!", "¡Qué buen dato!"]],
    b: [["That is a fun fact. Who do you tell these to?", "¡Qué buen dato! ¿A quién se los cuentas?"]],
    t: [
      ["Good fact. That one is worth telling people.", "Buen dato. Vale la pena contarlo."],
      ["That's a good one. Who do you tell these to?", "Ese está bueno. ¿A quién se los cuentas?"],
    ],
  },
  denial: {
    a: [["Okay, not that.", "Bien, no es eso."]],
    b: [
      ["Okay, so it is not that.", "Bien, entonces no es eso."],
      ["Got it, that is not it.", "Entendido, eso no es."],
    ],
    t: [
      ["Okay, so that's not it.", "Bien, entonces no es eso."],
      ["Good to know what it isn't.", "Sirve saber lo que no es."],
      ["Got it. I'll leave that out.", "Entendido. Eso lo dejo fuera."],
    ],
  },
};

/** An open question that fits the move, for when one is due. */
export const moveAsks: Partial<Record<MoveId, TieredLines>> = {
  did_skill: {
    a: [["How is it now?", "¿Cómo va ahora?"]],
    b: [["How is it now, compared to before?", "¿Cómo va ahora, comparado con antes?"]],
    t: [["How is it now, compared to before?", "¿Cómo va ahora, comparado con antes?"]],
  },
  result: {
    a: [
      ["What was the best bit?", "¿Qué fue lo mejor?"],
      ["Who will you tell?", "¿A quién le cuentas?"],
    ],
    b: [
      ["What was the best part of it?", "¿Qué fue lo mejor?"],
      ["Who would like to hear about it?", "¿A quién le gustaría saberlo?"],
    ],
    t: [
      ["What was the best part of it?", "¿Qué fue lo mejor?"],
      ["What do you think made the difference?", "¿Qué crees que hizo la diferencia?"],
    ],
  },
  not_told: {
    a: [["What would you say?", "¿Qué le dirías?"]],
    b: [["What would you want them to know?", "¿Qué te gustaría que supieran?"]],
    t: [["What would you want them to know?", "¿Qué te gustaría que supieran?"]],
  },
  body: {
    a: [["Where do you feel it most?", "¿Dónde lo sientes más?"]],
    b: [["What was going on just then?", "¿Qué pasaba en ese momento?"]],
    t: [["What goes through your head when that happens?", "¿Qué te pasa por la cabeza en ese momento?"]],
  },
  score: {
    a: [["What would make it one less?", "¿Qué lo haría un poco menor?"]],
    b: [["What would bring it one number down?", "¿Qué lo bajaría un número?"]],
    t: [["What would move it by one?", "¿Qué lo movería un punto?"]],
  },
  miss: {
    a: [["What did you like best?", "¿Qué te gustaba más?"]],
    b: [["What is one good thing you remember?", "¿Qué cosa buena recuerdas?"]],
    t: [["What comes to mind first when you think of it?", "¿Qué es lo primero que te viene a la mente?"]],
  },
  spoke_up: {
    a: [["How did it go?", "¿Cómo te fue?"]],
    b: [["How did that go?", "¿Cómo te fue con eso?"]],
    t: [["How did that go?", "¿Cómo te fue con eso?"]],
  },
  name: {
    a: [["What is it like with them?", "¿Cómo es?"]],
    b: [["What are they like?", "¿Cómo es?"]],
    t: [["What are they like?", "¿Cómo es?"]],
  },
};
