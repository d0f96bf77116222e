import { soundKeys } from "./sound-keys";
import { commonWords } from "./words/common-words";
import { corpusWords } from "./words/corpus-words";
import { nearWords } from "./words/near-words";

/** Words that matter for safety: only these are ever the result of a spelling repair. */
const repairTargets =
  `suicide suicidal suicidio suicidarme suicidar overdose overdosed kill killing killed myself yourself
himself herself hurting harming harm cutting bleed bleeding bleeds blood wrists razor blade scars burning starve starving
starved fasting laxatives vomit vomiting throwing purge purging purged calories anorexia anorexic bulimia bulimic weight
nobody without goodbye funeral hopeless worthless pointless burden disappear sleeping forever anymore alive living
pills medicine tylenol medication swallowed poison breathe breathing unconscious drunk bridge noose hanging hang jump
touches touched touching secret private pictures nudes naked uncle stepdad stepmom coach hitting beats beating slapped slaps
punches punched kicked chokes choked choking strangled threatens threatened locked locks bruise bruises scared afraid
running runaway homeless shooting shooter shoot bomb weapon knife stabbing stab everyone school monday
abused abuse abusing molested molest raped rape alone wanted notice family friend friends parents
matar matarme matarlos morir morirme muerta muerto cortarme cortando cortar lastimarme lastima pastillas
golpea golpes pega pegan pegar toca tocar tocaba secreto cuarto fotos desnuda desnudo escape escapar vomitar vomito
pistola cuchillo arma escuela disparar vivir desaparecer sangre`
    .split(/\s+/)
    .filter(Boolean);

const riskPieces = new Set([
  ...repairTargets,
  ..."die kill cut hurt dead morir matar cortar fuck shit bitch hate sexy".split(" "),
]);

/** Known so that they are read through spacing and leetspeak; never a repair target. */
const swearWords =
  "fuck fucking fucked shit bitch bitches asshole dick slut whore porn sexy nude nudes puta mierda pendejo cabron".split(
    " ",
  );

/** "contarle", "diciendome": a Spanish verb and who it is done to. */
const withPronouns = /^([a-z]+(?:[aei]r|ando|iendo))(?:me|te|se|nos|l[aeo]s?){1,2}$/;

/**
 * The word a near misspelling most likely stands for, or undefined. One slip (missing, extra, changed or
 * swapped letter) from five letters on, two from eight; the first letter must hold, except when swapped.
 * "*" stands for one hidden letter.
 */
export function repairWord(word: string): string | undefined {
  if (word.includes("*")) {
    const hidden = new RegExp(
      `^${word.replace(/[^a-z*]/g, "").replace(/\*+/g, (stars) => `[a-z]{1,${stars.length}}`)}$`,
    );
    return [...repairTargets, "die", "kill", "cut", "rape", "gun"].find((target) => hidden.test(target));
  }
  if (word.length < 4) return undefined;
  let best: string | undefined;
  let bestDistance = 3;
  for (const target of repairTargets) {
    if (Math.min(target.length, word.length + 1) < 5) continue;
    const sameStart = target.charAt(0) === word.charAt(0);
    const swappedStart = target.charAt(0) === word.charAt(1) && target.charAt(1) === word.charAt(0);
    if (!sameStart && !swappedStart) continue;
    const allowed = target.length >= 8 ? 2 : 1;
    if (Math.abs(target.length - word.length) > allowed) continue;
    const distance = editDistance(word, target, allowed);
    if (distance <= allowed && distance < bestDistance) {
      best = target;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * The words that are spelled right as they stand. `wordsOfPhrases`: what the phrases of a reader can read is known too;
 * asked for once, at the first text.
 */
export class Vocabulary {
  private words: Set<string> | undefined;
  private phraseWords: Set<string> | undefined;
  private soundMaps: { en: Map<string, string[]>; es: Map<string, string[]> } | undefined;

  constructor(private readonly wordsOfPhrases: () => readonly string[]) {}

  private fromPhrases(): Set<string> {
    this.phraseWords ??= new Set([...this.wordsOfPhrases(), ...riskPieces]);
    return this.phraseWords;
  }

  private all(): Set<string> {
    this.words ??= new Set([
      ...swearWords,
      ...commonWords(),
      ...nearWords.split(/\s+/),
      ...corpusWords.split(" "),
      ...this.fromPhrases(),
    ]);
    return this.words;
  }

  /** Whether a word is spelled like one we know, in English or (unaccented) Spanish. */
  has(word: string): boolean {
    if (this.all().has(word)) return true;
    const verb = withPronouns.exec(word)?.[1];
    return verb !== undefined && this.all().has(verb) && !riskPieces.has(verb);
  }

  private sounds() {
    if (this.soundMaps) return this.soundMaps;
    const maps = { en: new Map<string, string[]>(), es: new Map<string, string[]>() };
    const unsaid = new Set(swearWords);
    for (const word of this.all()) {
      // Never into a swear word: "Bich" is a name.
      if (word.length < 3 || unsaid.has(word)) continue;
      const keys = soundKeys(word);
      for (const language of ["en", "es"] as const) {
        const alike = maps[language].get(keys[language]);
        if (alike) alike.push(word);
        else maps[language].set(keys[language], [word]);
      }
    }
    this.soundMaps = maps;
    return maps;
  }

  /** The known word that an unknown one of four letters or more sounds like, the nearest in writing; or undefined. */
  soundsLike(word: string): string | undefined {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return undefined;
    const maps = this.sounds();
    const keys = soundKeys(word);
    const limit = word.length > 5 ? 3 : 2;
    let best: string | undefined;
    let bestDistance = limit + 1;
    // Of two words equally near, the one of the phrases: a harmless reading of "sinto" must not hide "cinto".
    const phraseWords = this.fromPhrases();
    for (const target of [...(maps.en.get(keys.en) ?? []), ...(maps.es.get(keys.es) ?? [])]) {
      const distance = editDistance(word, target, limit) - (phraseWords.has(target) ? 0.5 : 0);
      if (distance < bestDistance) [best, bestDistance] = [target, distance];
    }
    return best;
  }

  /** Splits letters without spaces into known words ("wanttodie"), fewest words first; undefined when it cannot. */
  splitJoinedWords(letters: string): string[] | undefined {
    if (letters.length > 60) return undefined;
    if (letters.length >= 3 && this.has(letters)) return [letters];
    const known = this.all();
    const best: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= letters.length; end++) {
      for (let start = Math.max(0, end - 14); start < end; start++) {
        const before = best[start];
        const piece = letters.slice(start, end);
        const isWord = piece === "i" || (piece.length > 1 && known.has(piece));
        if (!before || !isWord) continue;
        const current = best[end];
        if (!current || before.length + 1 < current.length) best[end] = [...before, piece];
      }
    }
    const found = best[letters.length];
    // Only a split that uncovers a word of harm is worth more than the word as written.
    const uncovers = found?.some((piece) => riskPieces.has(piece));
    return found && uncovers && letters.length / found.length >= 2.2 ? found : undefined;
  }
}

/** Damerau-Levenshtein distance (optimal string alignment), cut off above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}
