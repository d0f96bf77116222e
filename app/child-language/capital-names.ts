import { among } from "./question";

/** Written with a capital and no name of anybody or anything of the child's. */
const isNoName = among(
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october " +
    "november december english spanish french german chinese christmas halloween easter thanksgiving ramadan god jesus omg lol ok okay " +
    "mom mommy mum dad daddy mama papa grandma grandpa nana abuela abuelo lunes martes miercoles jueves viernes sabado domingo enero " +
    "febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad dios vale bueno pues",
);
const title = /^(?:Mr|Mrs|Ms|Miss|Dr|Sr|Sra|Señor|Señora)\.?$/;
const name = /^\p{Lu}\p{Ll}{2,11}$/u;
/** "my name is Ana", "soy Ana": the child itself. */
const isSelf = among("im i'm am soy llamo");
/** In a message of fewer small words a capital means nothing. */
const fewestSmallWords = 3;

/** More words with capitals are a title, or somebody who writes so. */
const mostNames = 3;

/**
 * The names in a message, as they are written: words with a capital among small ones. What begins a
 * sentence is only one when it is no word of a language. `isWord`: whether a word in small letters without accents is one.
 */
export function capitalNames(message: string, isWord: (word: string) => boolean): string[] {
  const words = message.split(/\s+/).map((word) => word.replace(/(?:['’]s)?[^\p{L}.]*$/u, ""));
  if (words.filter((word) => /^\p{Ll}{2,}/u.test(word)).length < fewestSmallWords) return [];
  const names = words.flatMap((word, at) => {
    const bare = word.replace(/\.+$/, "");
    const plain = bare.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    if (!name.test(bare) || isNoName(plain)) return [];
    const before = words[at - 1] ?? "";
    const isOwnName =
      words
        .slice(Math.max(0, at - 3), at)
        .join(" ")
        .toLowerCase() === "my name is";
    if (isOwnName || isSelf(before.toLowerCase())) return [];
    // "Mr. Alvarez" is hardly ever what it is about.
    if (title.test(before) || title.test(word)) return [];
    // "Soda Stereo" is one name.
    if (name.test(words[at + 1] ?? "") && !/[.!?,]/.test(word)) return [];
    if (name.test(before) && !isNoName(before.toLowerCase())) return [`${before} ${bare}`];
    const isInside = /^\p{Ll}[\p{Ll}']*$/u.test(before);
    return isInside || !isWord(plain) ? [bare] : [];
  });
  return names.length > mostNames ? [] : names;
}
