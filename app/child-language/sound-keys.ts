/**
 * How a word sounds, for children who write as they speak: words with the same key sound alike ("tonite", "tonight";
 * "bomito", "vomito"). One key for each language, since the same letters sound differently.
 */
export type SoundKeys = { en: string; es: string };

type Step = [RegExp, string];

const english: Step[] = [
  [/([^aeiou])r$/g, "$1er"],
  [/^(?:kn|gn|pn)/g, "n"],
  [/^wr/g, "r"],
  [/^wh/g, "w"],
  [/ph/g, "f"],
  [/tion|cion|sion/g, "shun"],
  [/(?:dge|dg|ge)$/g, "j"],
  [/tch/g, "ch"],
  [/ck|cc|q(?:u)?(?=[aeiou])|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/x/g, "ks"],
  [/igh|eigh|ough/g, "i"],
  [/gh/g, ""],
  [/mb$/g, "m"],
  [/th/g, "t"],
  [/z/g, "s"],
  [/([^aeiou])\1+/g, "$1"],
  [/(?:ea|ee|ie|ei|ey|y)/g, "i"],
  [/(?:ai|ay)/g, "e"],
  [/(?:oo|ou|ue|ew|ui)/g, "u"],
  [/(?:oa|ow|oe)/g, "o"],
  [/(?:er|or|ar|a|re)$/g, "a"],
  [/(?<=[^aeiou])e(?=s?$)/g, ""],
  [/i(?=$)/g, ""],
];

const spanish: Step[] = [
  [/(?<!c)h/g, ""],
  [/ch|x/g, "X"],
  [/v/g, "b"],
  [/z|c(?=[eiy])/g, "s"],
  [/qu(?=[ei])|q|c|k/g, "k"],
  [/gu(?=[ei])/g, "g"],
  [/g(?=[ei])/g, "j"],
  [/ll/g, "y"],
  [/([a-zX])\1+/g, "$1"],
  [/n(?=[bp])/g, "m"],
  [/d(?=[oa]s?$)/g, ""],
];

const through = (word: string, steps: readonly Step[]): string =>
  steps.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);

/** The two keys of a lower-case word without accents. */
export function soundKeys(word: string): SoundKeys {
  return { en: through(word, english), es: through(word, spanish) };
}
