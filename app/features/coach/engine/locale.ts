import { plainText } from "~/child-language/plain-text";
import { among } from "~/child-language/question";
import type { Locale } from "./types";

const isSpanish = among(
  "el la los las un una mi mis me te se nos vamos que de del al en y no es son lo le ya su si fue hay otro otra otros otras todo toda todos todas nada para estoy soy muy por con pero porque tengo quiero siento nadie hola gracias cuando como yo tu mal bien hoy ayer escuela amigo amiga amigos amigas mama papa",
);
const isEnglish = among(
  "the an my i am is are was it to and of in not do so but because have want feel nobody hi thanks when how you bad good today school friend friends mom dad with at she they his her what up out got just one",
);
/** By so many words more a language is plain. */
const fewestMore = 2;

/** Language of one message, when it is plain enough; otherwise the language of the talk so far. */
export function detectLocale(message: string, fallback: Locale): Locale {
  const words = plainText(message).split(" ");
  const isAccented = /[ñ¿¡áéíóú]/i.test(message);
  const spanish = words.filter(isSpanish).length + (isAccented ? fewestMore : 0);
  const english = words.filter(isEnglish).length;
  if (Math.abs(spanish - english) < fewestMore) return fallback;
  return spanish > english ? "es" : "en";
}

const otherScripts =
  /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Ethiopic}]/gu;

/** Most letters of a message are none of English or Spanish. */
export function isOtherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const others = message.match(otherScripts)?.length ?? 0;
  return letters > 0 && others > letters / 2;
}
