import { plainText } from "~/child-language/plain-text";
import { among } from "~/child-language/question";
import type { Locale } from "./types";

type Test = (word: string) => boolean;

const isSpanish = among(
  "el la los las un mis me te se nos vamos de del al en y no son lo le ya su si fue hay otro otros otras toda todos todas nada soy con como yo tu mal bien hoy amigos amigas mama papa",
);
const isEnglish = among("an i am to and of in do so nobody thanks bad good friends at his her up out one");
/** Words of one language alone, of which one is enough: "estoy triste", "i feel happy"; of those above it takes two. */
const isPlainlySpanish = among(
  "que pero para cuando todo dice quiero porque dijo tengo estoy nadie otra ahora dije hermano hermana puedo puedes hace hacer siempre escuela siento despues amiga amigo ayer mucho dormir novio novia llorar maestra mejor conmigo quien donde dicen miedo extrano gracias hola contento contenta feliz enojado enojada abuelo abuela mi por es una muy",
);
const isPlainlyEnglish = among(
  "the my it is im for was with got she that they you just have dont but not what about all if when how from say been want are because did back by every who since feel school friend mom dad can would should today this hi hello",
);
/** By so many words more a language is plain. */
const fewestMore = 2;

/** Language of one message, when it is plain enough; otherwise the language of the talk so far. */
export function detectLocale(message: string, fallback: Locale): Locale {
  const words = plainText(message).split(" ");
  const isAccented = /[ñ¿¡áéíóú]/i.test(message);
  const spanish = weigh(words, isSpanish, isPlainlySpanish) + (isAccented ? fewestMore : 0);
  const english = weigh(words, isEnglish, isPlainlyEnglish);
  if (Math.abs(spanish - english) < fewestMore) return fallback;
  return spanish > english ? "es" : "en";
}

/** How much speaks for a language: a plain word counts as a whole margin. */
const weigh = (words: readonly string[], isOne: Test, isPlain: Test): number =>
  words.reduce((sum, word) => sum + (isPlain(word) ? fewestMore : Number(isOne(word))), 0);

const otherScripts =
  /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Ethiopic}]/gu;

/** Most letters of a message are none of English or Spanish. */
export function isOtherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const others = message.match(otherScripts)?.length ?? 0;
  return letters > 0 && others > letters / 2;
}
