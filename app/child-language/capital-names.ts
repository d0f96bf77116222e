import { among } from "./question";

/** Written with a capital and no name of anybody or anything of the child's. */
const isNoName = among(
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october " +
    "november december english spanish french german chinese christmas halloween easter thanksgiving ramadan god jesus omg lol ok okay " +
    "mom mommy mum dad daddy mama papa grandma grandpa nana abuela abuelo lunes martes miercoles jueves viernes sabado domingo enero " +
    "febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad dios vale bueno pues mrs miss sra senor senora",
);
/** One or two words with a capital inside a sentence: what begins one has a capital in any case. */
const insideASentence = /(?<=\p{Ll}[,(]? )\p{Lu}\p{Ll}{2,11}(?: \p{Lu}\p{Ll}{2,11})?(?!\p{L})/gu;
/** Before the child's own name ("soy Ana"), and before a grown-up's, which is hardly ever what it is about ("mr Alvarez"). */
const introduces = /(?:^|[^\p{L}])(?:i['’]?m|am|soy|llamo|my name is|mrs?|ms|miss|dr|sra?|señora?)$/iu;
const smallWord = /(?<!\p{L})\p{Ll}{2,}/gu;
/** In a message of fewer small words a capital means nothing. */
const fewestSmallWords = 3;
/** More words with capitals are a title, or somebody who writes so. */
const mostNames = 3;

const fold = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
/** "Monday" and "Mondays" alike. */
const isNoNameAtAll = (word: string): boolean =>
  isNoName(fold(word)) || isNoName(fold(word).replace(/s$/, ""));

/** The names in a message ("Maya", "Soda Stereo"), as they are written: words with a capital among small ones. */
export function capitalNames(message: string): string[] {
  if ((message.match(smallWord) ?? []).length < fewestSmallWords) return [];
  const names = [...message.matchAll(insideASentence)].flatMap(({ 0: name, index }) => {
    const isIntroduced = introduces.test(message.slice(0, index).trimEnd());
    return isIntroduced || name.split(" ").some(isNoNameAtAll) ? [] : [name];
  });
  return names.length > mostNames ? [] : names;
}
