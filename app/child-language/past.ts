import { among, wordsIn } from "./question";

const isWishing = among(
  "want need can could may let lets please how where show open teach try again quiero quisiera necesito puedo podemos vamos como donde porfa favor ponme pon",
);
const isPastWord = among(
  "was were did had went got made said told used heard saw came took gave sang era eran iba ibamos fue fui fuimos hizo hice hacia hacian tenia",
);
const pastEnds = ["ed", "aba", "aban", "abas", "abamos", "aron", "ieron"];
const shortest = 5;

const isPast = (word: string): boolean =>
  isPastWord(word) || (word.length >= shortest && pastEnds.some((end) => word.endsWith(end)));

/** What a message says last tells of what was, with no wish in it: "we always played drums after school" asks for no drums. */
export function tellsPast(message: string): boolean {
  const sentences = message.split(/[.!?\n]+/).filter((sentence) => sentence.trim());
  const words = wordsIn(sentences.at(-1) ?? "");
  return words.slice(1).some(isPast) && !words.some(isWishing);
}
