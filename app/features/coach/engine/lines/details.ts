import type { DetailId } from "../lexicon-details";
import type { TieredLines } from "../types";

/** How the coach takes in what a child tells next: each kind said back as what it is. */
export const detailLines: Record<DetailId, TieredLines> = {
  memory: {
    a: [
      ["That is a good thing to keep.", "Es un lindo recuerdo."],
      ["You had good times.", "Tuvieron días lindos."],
    ],
    b: [
      ["That is a memory to keep.", "Ese recuerdo vale mucho."],
      ["That shows how much you two shared.", "Se nota todo lo que compartían."],
    ],
    t: [
      [
        "It's often the small things like that we miss most.",
        "Muchas veces lo que más falta son esas cosas pequeñas.",
      ],
      ["That says a lot about what you two had.", "Eso dice mucho de lo que tenían."],
      ["A memory like that is worth keeping.", "Un recuerdo así vale la pena guardarlo."],
    ],
  },
  told_adult: {
    a: [
      ["You told a grown-up. That was right.", "Le dijiste a un adulto. Hiciste bien."],
      ["Good job telling a grown-up.", "Qué bien que le dijiste a un adulto."],
    ],
    b: [
      ["Telling a grown-up was the right move.", "Decirle a un adulto fue lo correcto."],
      ["That took guts, and it was right to tell.", "Hace falta valor, e hiciste bien en decirlo."],
    ],
    t: [
      ["Going to an adult with that was the right call.", "Acudir a un adulto fue lo correcto."],
      ["You did the right thing by telling someone.", "Hiciste bien en contárselo a alguien."],
    ],
  },
  no_help: {
    a: [
      ["You should get help. Tell one more grown-up.", "Mereces ayuda. Dile a otro adulto."],
      ["That is not okay. Keep telling grown-ups.", "Eso no está bien. Dile a otro adulto más."],
    ],
    b: [
      [
        "You told the truth and got no help. That is not okay. Tell another grown-up, and keep telling.",
        "Dijiste la verdad y no te ayudaron. Eso no está bien. Dile a otro adulto, y sigue diciéndolo.",
      ],
      [
        "You should have been helped. If one grown-up does nothing, go to the next one.",
        "Debieron ayudarte. Si un adulto no hace nada, ve con otro.",
      ],
    ],
    t: [
      [
        "You asked and it went nowhere. That isn't on you. It's worth taking to a second adult, like a counselor.",
        "Pediste ayuda y no pasó nada. No es tu culpa. Vale la pena ir con otro adulto, como la consejera.",
      ],
      [
        "That should have been handled. If one adult doesn't act, another one may.",
        "Eso debió atenderse. Si un adulto no hace nada, otro puede hacerlo.",
      ],
    ],
  },
  unheard: {
    a: [["You said it, and it did not help yet.", "Lo dijiste y aún no ayudó."]],
    b: [
      ["It is hard when you speak up and nothing changes.", "Es difícil cuando hablas y nada cambia."],
      ["You tried to fix it, and it is still there.", "Trataste de arreglarlo y sigue igual."],
    ],
    t: [
      ["It's frustrating to speak up and see nothing change.", "Frustra hablar y ver que nada cambia."],
      ["So the obvious fix has been tried, and it's still there.", "Ya probaste lo obvio y sigue igual."],
    ],
  },
  giving_up: {
    a: [["It is hard to try when it did not work.", "Cuesta seguir cuando no salió."]],
    b: [
      [
        "When you try hard and it does not work, giving up can look good for a while.",
        "Cuando te esfuerzas y no sale, dan ganas de dejarlo.",
      ],
    ],
    t: [
      [
        "When a lot of work ends in a no, it can all feel pointless for a while.",
        "Cuando tanto esfuerzo termina en un no, todo parece inútil por un tiempo.",
      ],
      ["Anyone would feel like quitting right after that.", "A cualquiera le darían ganas de dejarlo."],
    ],
  },
  reaction: {
    a: [["You care what they think.", "Te importa lo que piensan."]],
    b: [
      ["It matters to you what {who} will think.", "Te importa lo que piense {who}."],
      ["Waiting for how they will take it is hard.", "Es difícil esperar cómo lo van a tomar."],
    ],
    t: [
      ["What {who} will think matters a lot to you.", "Te importa mucho lo que piense {who}."],
      [
        "Waiting for someone's reaction can be worse than the thing.",
        "Esperar la reacción puede ser lo peor.",
      ],
    ],
  },
  wish: {
    a: [["That matters to you.", "Eso te importa."]],
    b: [["So that is what matters to you here.", "Entonces eso es lo que te importa."]],
    t: [
      ["So that's what matters to you here.", "Entonces eso es lo que te importa."],
      ["That's a clear thing to want.", "Es claro lo que quieres."],
    ],
  },
  self_blame: {
    a: [["It is not all on you.", "No todo es tu culpa."]],
    b: [["It is almost never all one person.", "Casi nunca es culpa de uno solo."]],
    t: [
      [
        "Between two people it's hardly ever all one person's doing.",
        "Entre dos, casi nunca es todo culpa de uno.",
      ],
      [
        "Blaming yourself can feel like the only way to fix it. It isn't.",
        "Culparte parece la única salida. No lo es.",
      ],
    ],
  },
  what_if: {
    a: [["What-ifs can feel big.", "Los miedos pueden ser grandes."]],
    b: [["A what-if is a worry, not a fact.", "Eso es un temor, no un hecho."]],
    t: [
      [
        "A what-if feels like a fact, and it isn't one yet.",
        "Ese temor parece un hecho, y todavía no lo es.",
      ],
      ["Your mind is rehearsing the worst version.", "Tu mente está ensayando lo peor."],
    ],
  },
  stood_up: {
    a: [["You were brave.", "Fuiste valiente."]],
    b: [["Saying no to friends takes nerve.", "Decir que no a los amigos es valiente."]],
    t: [
      ["Saying no to friends takes more nerve than going along.", "Decir que no cuesta más que seguirles."],
    ],
  },
  avoid: {
    a: [["So you stay away from it.", "Entonces mejor no vas."]],
    b: [["So it takes things away from you.", "Entonces te quita cosas."]],
    t: [["So it has started to take things away from you.", "Así que ya te está quitando cosas."]],
  },
  hiding: {
    a: [["It is hard to hold it all in.", "Es difícil callarlo todo."]],
    b: [
      ["Keeping it inside takes a lot of work.", "Guardarlo adentro cuesta mucho."],
      ["That is a lot to hold by yourself.", "Es mucho para llevarlo sin ayuda."],
    ],
    t: [
      ["Keeping it to yourself takes energy, too.", "Guardarlo también cansa."],
      ["So you've been carrying this alone so far.", "Así que hasta ahora lo has llevado sin ayuda."],
    ],
  },
  public: {
    a: [["It is hard when all the kids know.", "Es duro cuando todos lo saben."]],
    b: [["When everybody knows, it can feel twice as big.", "Cuando todos lo saben, se siente el doble."]],
    t: [
      [
        "When everyone knows, there's nowhere to put it down.",
        "Cuando todos lo saben, no hay dónde descansar de eso.",
      ],
      ["That makes a private thing public, and that's rough.", "Eso hace público algo privado, y es duro."],
    ],
  },
  idea: {
    a: [["That is a good idea.", "Es una buena idea."]],
    b: [
      ["That is a real idea, and it is yours.", "Es una buena idea, y es tuya."],
      ["That could work.", "Eso podría funcionar."],
    ],
    t: [
      ["That's a workable idea, and it's yours.", "Es una idea que puede servir, y es tuya."],
      ["That could work.", "Eso podría funcionar."],
    ],
  },
  kind_act: {
    a: [["That was a kind thing to do.", "Fue un lindo gesto."]],
    b: [["That was a kind thing to do.", "Fue un lindo gesto."]],
    t: [["That was a kind thing to do.", "Fue un lindo gesto."]],
  },
  crossed: {
    a: [["They should ask you first.", "Primero deben pedirlo."]],
    b: [["Things that are yours should be asked for.", "Lo tuyo se pide primero."]],
    t: [
      [
        "That crosses a line: it's yours, and nobody asked.",
        "Eso pasa un límite: es tuyo y nadie te preguntó.",
      ],
    ],
  },
  blamed: {
    a: [["It hurts to get the blame.", "Duele cuando te culpan."]],
    b: [["Getting blamed for nothing stings.", "Duele que te culpen por nada."]],
    t: [
      ["Getting blamed for something you didn't do stings.", "Duele que te culpen de algo que no hiciste."],
    ],
  },
  identity: {
    a: [["You can be you.", "Puedes ser tú."]],
    b: [
      ["There is no rush to know.", "No hay prisa por saberlo."],
      ["You are okay just as you are.", "Estás bien así como eres."],
    ],
    t: [
      ["There's no deadline for knowing.", "No hay fecha límite para saberlo."],
      ["You get to decide who knows, and when.", "Tú decides quién lo sabe y cuándo."],
      ["Nothing about that is wrong.", "No hay nada malo en eso."],
    ],
  },
  told: {
    a: [
      ["Words like that can hurt.", "Esas palabras duelen."],
      ["That is not fun to hear.", "No es lindo oír eso."],
    ],
    b: [
      ["Hearing that must have stung.", "Oír eso seguro dolió."],
      ["Words like that can stay with you all day.", "Esas palabras se quedan todo el día."],
    ],
    t: [
      ["Words like that tend to replay in your head.", "Esas palabras se quedan dando vueltas."],
      ["That's a hard thing to hear.", "Es duro oír algo así."],
      ["It makes sense if that one stuck.", "Es normal que eso se te quede."],
    ],
  },
  unfair: {
    a: [["That does not feel fair.", "Eso no se siente justo."]],
    b: [
      [
        "It stings when the rules are not the same for all.",
        "Duele cuando las reglas no son iguales para todos.",
      ],
      ["No wonder that feels unfair.", "Con razón se siente injusto."],
    ],
    t: [
      [
        "Different rules for different people are hard to swallow.",
        "Cuesta aceptar reglas distintas para cada quien.",
      ],
      [
        "So it's not only what happened, it's that it isn't fair.",
        "No es solo lo que pasó: es que no es justo.",
      ],
    ],
  },
  stuck: {
    a: [["So that is the hard part.", "Esa es la parte difícil."]],
    b: [
      ["So that is the part that trips you up.", "Así que esa parte es la que te cuesta."],
      ["Good that you know which part it is.", "Qué bien que sabes cuál parte es."],
    ],
    t: [
      ["So that's the part that trips you up.", "Así que esa es la parte que te cuesta."],
      ["Knowing the exact part is already half of it.", "Saber cuál es la parte ya es la mitad."],
    ],
  },
  empty: {
    a: [["It is not the same now.", "Ya no es igual."]],
    b: [["A change like that leaves an empty spot.", "Un cambio así deja un hueco."]],
    t: [
      [
        "A gap like that is easy to feel and hard to explain.",
        "Un hueco así se siente mucho y cuesta explicarlo.",
      ],
      [
        "It takes time for a place to feel normal again.",
        "Hace falta tiempo para que todo se sienta normal.",
      ],
    ],
  },
  effort: {
    a: [["You tried. That counts.", "Lo intentaste. Eso cuenta."]],
    b: [["You put real work into that.", "Le pusiste ganas de verdad."]],
    t: [
      ["You've already put work into this, and that counts.", "Ya le pusiste esfuerzo, y eso cuenta."],
      ["So it's not for lack of trying.", "Así que no es por falta de ganas."],
    ],
  },
  began: {
    a: [["So that is when it began.", "Ahí empezó todo."]],
    b: [["So that is where it began.", "Así que ahí empezó."]],
    t: [
      ["So that's where it started.", "Así que ahí empezó."],
      ["It helps to know when it changed.", "Ayuda saber cuándo cambió."],
    ],
  },
  soon: {
    a: [["That is soon.", "Ya casi llega."]],
    b: [["That does not leave much time.", "Queda poco tiempo."]],
    t: [
      ["That's close, so no wonder it takes up space.", "Falta poco, con razón ocupa tanto lugar."],
      ["That doesn't leave much time.", "Eso no deja mucho tiempo."],
    ],
  },
  person: {
    a: [["{who}. Got it.", "{who}. Entendido."]],
    b: [["{who}. Okay.", "{who}. Bien."]],
    t: [["{who}. Okay.", "{who}. Bien."]],
  },
};
