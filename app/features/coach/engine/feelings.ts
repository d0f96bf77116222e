import { asMarked, PhraseEntries } from "~/child-language/phrase-finder";
import { among } from "~/child-language/question";
import { feelingWords } from "../content/compiled/content";
import type { FeelingId, Locale, Reading } from "./types";

/** Feelings that ask for savouring rather than soothing. */
export const pleasantFeelings: ReadonlySet<FeelingId> = new Set([
  "happy",
  "excited",
  "proud",
  "confident",
  "calm",
]);

/** Neither good nor a hurt. */
export const mildFeelings: ReadonlySet<FeelingId> = new Set(["bored", "tired"]);

// Built at the first message and kept: the words are constant.
let built: ReturnType<typeof build> | undefined;
function build() {
  const { words, no_feeling, around } = feelingWords;
  return {
    words: new PhraseEntries(words, ({ told }) => told),
    noFeeling: new PhraseEntries([no_feeling], (phrases) => phrases),
    before: new PhraseEntries(around, ({ before }) => before),
    after: new PhraseEntries(around, ({ after }) => after),
  };
}

/** What stands beyond one of these has nothing to do with a feeling, as beyond a comma. */
const isTurn = among("but pero");

/** Marks, stretched letters or capitals that make a feeling strong. */
const isLoud = (message: string): boolean =>
  /!{2,}/.test(message) ||
  /(\p{L})\1{3,}/u.test(message) ||
  (message.length > 8 && message === message.toUpperCase() && /\p{L}{4}/u.test(message));

type Means = (typeof feelingWords.around)[number]["means"];

/** As they stand in the text, of those that begin at the same word the longest first. */
const inOrder = <Place extends { from: number; to: number }>(places: Place[]): Place[] =>
  places.sort((one, other) => one.from - other.from || other.to - one.to);

/** A way to say a feeling that holds one of these tells of oneself. */
const isSelf = among("i me mi");
/** And one of these denies something as it is: "nobody plays with me". */
const isDenial = among("not no nobody nothing nadie nada sin");

/**
 * The feelings a message tells of the child and those it denies, by feeling-words.yaml; each with its name in the
 * language of the talk. `text`: the message in plain text.
 */
export function readFeelings(
  text: string,
  message: string,
  locale: Locale,
): Pick<Reading, "feelings" | "denied"> {
  built ??= build();
  const words = text.split(" ").map((word) => (isTurn(word) ? "," : word));
  const marked = asMarked(words.join(" "));
  const feelings: Reading["feelings"] = [];
  const denied: Reading["denied"] = [];
  const nothing = built.noFeeling.placesIn(marked);
  const places = inOrder(built.words.placesIn(marked));
  let end = 0;
  for (const { entry, from, to } of places) {
    if (from < end || nothing.some((place) => place.from < to && from < place.to)) continue;
    end = to;
    const before = marked.slice(marked.lastIndexOf("|", from) + 1, from);
    const [after = ""] = marked.slice(to).split(" |");
    const signs = [...inOrder(built.before.placesIn(before)), ...built.after.placesIn(after)];
    const nearest = (...of: Means[]) =>
      signs.findLast(({ entry: { means } }) => of.includes(means))?.entry.means;
    const found = marked.slice(from, to).split(" ");
    if (nearest("not_told") || (nearest("others", "own") === "others" && !found.some(isSelf))) continue;
    const inLocale = ([en, es]: readonly [string, string]) => (locale === "es" ? es : en);
    const told = { id: entry.feeling, word: inLocale(entry.name) };
    if (nearest("denied", "still_told") === "denied" && !found.some(isDenial)) denied.push(told);
    else if (!feelings.some(({ id }) => id === told.id)) {
      const strength = nearest("strong", "mild");
      const intensity = strength === "mild" ? 1 : strength === "strong" || isLoud(message) ? 3 : 2;
      feelings.push({ ...told, strong: inLocale(entry.strong), intensity });
    }
  }
  return { feelings, denied };
}
