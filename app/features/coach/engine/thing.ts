import { capitalNames } from "~/child-language/capital-names";
import { plainText } from "~/child-language/plain-text";
import { among } from "~/child-language/question";
import { checkName } from "~/features/safety";
import { nouns } from "../content/compiled/content";
import type { Locale } from "./types";

/** How the coach names what a child calls "my" or "a". Nothing is asked of what is theirs ("their house"). */
const determiners: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    my: "your",
    our: "your",
    the: "the",
    a: "the",
    an: "the",
    this: "that",
    that: "that",
    his: "his",
    her: "her",
  },
  es: {
    mi: "tu",
    mis: "tus",
    el: "el",
    la: "la",
    los: "los",
    las: "las",
    un: "el",
    una: "la",
    unos: "los",
    unas: "las",
  },
};
/** What is denied, wished for, gone or only supposed is not there to be told of. */
const isNotThere = among(
  "not no never without nobody nothing wish want wants wanted need needs if would could lost broke broken died dead stole took " +
    "gone ni nunca sin nadie nada quiero queria quisiera necesito si perdi perdio rompio rompi murio robaron quitaron",
);
/** "i look like a toad" speaks of no toad. */
const isLikeness = among("like as than como que");
/** Words after which a noun is no part of a longer name ("the tooth | fairy"). */
const endsName = among(
  "and but is was in on at for with that so to from because when he she i we they it like who which or if now then again today " +
    "yesterday are were has had will would can could did does after before while by into out up down over off back too lol " +
    "there y a pero es esta con que porque cuando se me le lo para por al o ahora hoy ayer fue era ya tiene tenia son estan " +
    "desde hasta sin como donde mas muy va iba",
);
const mostAdjectives = 2;

type Words = { nouns: ReadonlyMap<string, string>; isAdjective: (word: string) => boolean };
/** Nouns as they are written, by their form without accents. Made at the first message: the content is constant. */
let known: Record<Locale, Words> | undefined;
const wordsOf = (locale: Locale): Words => {
  known ??= {
    en: { nouns: byPlainForm(nouns.english), isAdjective: among(nouns.adjectives) },
    // In Spanish they follow the noun, which is name enough.
    es: { nouns: byPlainForm(nouns.spanish), isAdjective: () => false },
  };
  return known[locale];
};
const byPlainForm = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(" ").map((word) => [word.normalize("NFD").replace(/\p{M}/gu, ""), word]));

/**
 * The thing that a message speaks of last, as the coach would ask about it ("your drum kit"); null where it speaks of none
 * of nouns.yaml. `text`: in plain text.
 */
export function thingIn(text: string, locale: Locale): string | null {
  for (const clause of text.split(",").reverse()) {
    const words = clause.trim().split(" ");
    if (words.some(isNotThere)) continue;
    for (let at = words.length - 1; at > 0; at--) {
      const name = nameEndingAt(at, words, locale);
      if (name) return name;
    }
  }
  return null;
}

/**
 * Whom or what a message names last ("Maya", "Soda Stereo"); null where it names nobody, says that somebody is gone, or the name
 * is none to be repeated.
 */
export function nameIn(message: string): string | null {
  const named = capitalNames(message).at(-1);
  if (!named || plainText(message).split(/[ ,]+/).some(isNotThere)) return null;
  return checkName(named) === null ? named : null;
}

function nameEndingAt(at: number, words: readonly string[], locale: Locale): string | null {
  const { nouns, isAdjective } = wordsOf(locale);
  const noun = nouns.get(words[at] ?? "");
  const next = words[at + 1];
  if (noun === undefined || (next !== undefined && !endsName(next))) return null;
  for (let from = at - 1; from >= Math.max(0, at - 1 - mostAdjectives); from--) {
    const word = words[from] ?? "";
    const determiner = determiners[locale][word];
    if (determiner)
      return isLikeness(words[from - 1] ?? "")
        ? null
        : [determiner, ...words.slice(from + 1, at), noun].join(" ");
    if (locale === "es" || !(isAdjective(word) || nouns.has(word))) return null;
  }
  return null;
}
