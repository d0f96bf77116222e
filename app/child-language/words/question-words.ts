/**
 * Words that open a question, English and (unaccented) Spanish, and the words of which one must follow: "*" any word,
 * "!" none of these; SUBJECT a person or a thing spoken of, ARTICLE "a", "the" or a number, VERB an asking verb.
 */
export const questionOpeners = `
do: ! not so my the it a this that what nothing something good better well great bad homework math me him them us
does: ! not so nothing
is are will: SUBJECT ARTICLE
can: ! not confirm relate make drive hear talk only back get see be do tell feel barely even always
anyone anybody: know knows got have want
did am would could should shall have has was were: SUBJECT
you: think
how: VERB to long many much often come big old far tall fast hot cold deep heavy loud strong else about
what: VERB about time kind color happens happen else now rhymes eats makes goes comes helps causes means counts lives
why where: VERB
when: is are do does can did will
who: VERB made wrote has won invented else
which: one way
any: tips advice ideas idea suggestions
now: what
puedes podrias crees opinas deberia conoces cual cuales cuantos cuanta cuantas: *
cuanto: ! mas
quien: ! sabe
sera: que normal malo verdad
sabes: que como si algo cuanto cuando donde quien por
debo: decir decirle decirles contar contarle hablar pedir pedirle ir hacer dejar seguir
tienes: musica canciones juegos un una algun alguna amigos sentimientos hermanos
como: hago hacer haces hace puedo puedes se le les pido digo empiezo arreglo consigo sabes funciona supero
que: hago haces hacemos puedo puedes debo deberia significa opinas piensas crees hora edad recomiendas aconsejas harias dirias tan
donde: esta estan puedo se queda encuentro
tu: crees que piensas opinas puedes sabes harias
me: puedes podrias ayudas explicas recomiendas
`;

/** Spanish begins questions and tales with these words alike: only a mark tells them apart. */
export const markedOpeners =
  "which no puedo que como cuando donde quien por a de con te va vas van hay es son esta estas estan tienes tiene mi me le les lo la se soy fue fui era estuvo cree";
/** Written with an accent they ask, and no tale begins so. "Qué" may also cry out. */
export const accentedOpeners = "cómo cuándo dónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas";

/** Said before a question starts. */
export const leadIns =
  "and but so ok okay wait hey hi hello also um umm uh hmm lol lmao then well nah yes yeah like brother dude omg wow anyway anyways coach " +
  "please actually honestly honest seriously basically thanks help be idk just y pero oye oiga entonces bueno ok va pues hola ola oh " +
  "ah ay ademas porfa gracias ayuda espera mira dime tio tia wey guey mae chamo asere amigo jaja jajaja haha este";

/** Spellings of words that open a question, beside those that all readers write out (chat-spellings.ts). */
export const questionSpellings: Readonly<Record<string, string>> = {
  ...{ wot: "what", wat: "what", wut: "what", wots: "what is", wats: "what is", wuts: "what is" },
  ...{ dose: "does", duz: "does", hau: "how", whys: "why is", shoud: "should", r: "are", wich: "which" },
  ...{ aita: "am i wrong" },
  ...{
    deveria: "deberia",
    qe: "que",
    k: "que",
    kuanto: "cuanto",
    kuando: "cuando",
    komo: "como",
    cres: "crees",
  },
};
