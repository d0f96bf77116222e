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
    t: [
      ["{who}. Okay.", "{who}. Bien."],
      ["So {who} is part of this.", "Entonces {who} es parte de esto."],
    ],
  },
};
