import { findLookAlikes } from "./detect";
import type { Evidence } from "./evidence";
import { conceptsOf } from "./lexicon/concepts";

/** Size of the hashed feature space; the stored weights name the columns they keep. */
export const featureCount = 65536;

const fillerWords = new Set(
  "a an the to of and or so is are was were am be been do does did it that this just really like very in on at for with un una de la el los las y o que es en al se lo le por para".split(
    " ",
  ),
);

/**
 * Hashed features of a text: words, word pairs, meanings, pairs of meanings in order, what the lexicon
 * saw, and which kinds of look-alike occur. Returns the columns that are set.
 */
export function extractFeatures(evidence: Evidence): Set<number> {
  const { normalized, rules, phrases, openPhrases } = evidence;
  const names = new Set<string>();
  for (const sentence of normalized.split("|")) addSentence(sentence.trim(), names);
  for (const kind of findLookAlikes(normalized)) names.add(`look:${kind}`);
  for (const { id, category, group } of phrases) {
    names.add(`g:${group.id}`).add(`g:${group.weight}`).add(`g:${group.weight}:${category}`);
    if (group.weight === "likely") names.add(`g:${id}`);
  }
  for (const { group } of openPhrases)
    names.add(`u:${group.weight}`).add(`u:${group.weight}:${group.category}`);
  for (const { category } of rules) names.add(`r:${category}`).add("r:any");
  return new Set([...names].map(hashName));
}

function addSentence(sentence: string, names: Set<string>): void {
  // Single letters are notes and slips; the "i" of a child is a word.
  const words = sentence
    .split(" ")
    .filter((word) => word.length > 1 || word === "i")
    .slice(0, 80);
  if (words.length === 0) return;
  const content = words.filter((word) => !fillerWords.has(word));
  for (const [index, word] of words.entries()) {
    names.add(`w:${word}`);
    const next = words[index + 1];
    if (next) names.add(`p:${word} ${next}`);
  }
  const meanings = content.map((word) => conceptsOf(word));
  for (const [index, own] of meanings.entries()) {
    for (const name of own) {
      names.add(`m:${name}`);
      for (let ahead = 1; ahead <= 6 && index + ahead < meanings.length; ahead++) {
        for (const other of meanings[index + ahead] ?? []) {
          names.add(`q:${name}>${other}`);
          if (ahead <= 1) names.add(`n:${name}>${other}`);
        }
      }
    }
  }
}

/** FNV-1a, folded to the feature space. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 0) ^ (hash >>> 15)) & (featureCount - 1);
}
