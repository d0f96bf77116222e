/** Feelings drawn instead of written. */
const emojiWords: readonly [RegExp, string][] = [
  [/[😢😿😞😔☹🙁💔]/gu, " sad triste "],
  [/[😡😠🤬👿]/gu, " angry enojo "],
  [/[😰😨😱😟😧]/gu, " scared miedo "],
  [/[😀😃😄😁😊🙂😍🥰🥳]/gu, " happy feliz "],
  [/[😴🥱😪]/gu, " tired cansado "],
  [/[😳🫣]/gu, " embarrassed verguenza "],
  [/[👍]/gu, " ok "],
];

const contractions: readonly [RegExp, string][] = [
  [/\bcan'?t\b|\bcannot\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\bain'?t\b/g, "am not"],
  [/\b(do|does|did|is|was|are|were|have|has|had|would|should|could)n'?t\b/g, "$1 not"],
  [/\bi'?m\b/g, "i am"],
  [/\bi'?ve\b/g, "i have"],
  [/\b(i|you|he|she|it|we|they)'ll\b/g, "$1 will"],
  [/\b(you|it|they)ll\b/g, "$1 will"],
  [/\b(s?he)ll be\b/g, "$1 will be"],
  [/^((?:ok(?:ay)?|so|then|yes|yeah|maybe) )?ill (?!with|today|again|and|now)/, "$1i will "],
  [/\b(i|you|he|she|we|they)'d\b/g, "$1 would"],
  [/\b(you|we|they)'re\b/g, "$1 are"],
  [/\byoure\b/g, "you are"],
  [/\b(he|she|it|that|this|what|who|where|there|how)'s\b/g, "$1 is"],
  [/\b(whats|hows|thats|theres)\b/g, (word: string) => `${word.slice(0, -1)} is`],
  [/\bur\b/g, "your"],
  [/\bu\b/g, "you"],
  [/\br u\b/g, "are you"],
  [/\bgonna\b/g, "going to"],
  [/\b(?:ima|imma)\b/g, "i am going to"],
  [/\b(s?he)s\b/g, "$1 is"],
  [/\btheyre\b/g, "they are"],
  [/\b(?:tmrw|tmr|tomorow|tommorow|tomorrrow)\b/g, "tomorrow"],
  [/\babt\b/g, "about"],
  [/\bpls\b/g, "please"],
  [/\bppl\b/g, "people"],
  [/\bid (?=(?:be|say|go|rather|have|like|want|do|ask|tell)\b)/g, "i would "],
  [
    /\bill (?=(?:ask|tell|try|text|call|go|do|be|make|bring|take|write|talk|say|show|just|look|wear|send|email|report|record|draw|practice|leave|study|finish)\b)/g,
    "i will ",
  ],
  [/\bwanna\b/g, "want to"],
  [/\bgotta\b/g, "got to"],
  [/\blemme\b/g, "let me"],
  [/\b(?:bc|cuz|cause|becuase|bcuz)\b/g, "because"],
  [/\bidk\b/g, "i do not know"],
  [/\b(?:dont|doesnt|didnt|isnt|wasnt|arent)\b/g, (word: string) => `${word.slice(0, -2)} not`],
  [/\bfrend\b|\bfreind\b/g, "friend"],
  [/\bfrends\b|\bfreinds\b/g, "friends"],
  [/\b(?:xq|pq|xk)\b/g, "por que"],
  [/\bq\b/g, "que"],
  [/\btmb\b/g, "tambien"],
  [/\bskool\b|\bschol\b/g, "school"],
  [/\bnervios(?:o|a)s\b/g, "nerviosos"],
  [/\b(?:scard|scaird)\b/g, "scared"],
  [/\b(?:woried|worryed|worryd|worrid)\b/g, "worried"],
] as readonly [RegExp, string][];

/**
 * The lighter reading, for the expressions of the coach: lower case, no accents, contractions spelled out, drawn
 * feelings as words, letters not stretched. Unlike `normalize` it mends no spelling and keeps the commas.
 */
export function plainText(text: string): string {
  // A crying face at the end of a sentence is often a joke; by itself it is the message.
  let out = /\p{L}/u.test(text) ? text : text.replace(/😭/gu, "😢");
  for (const [pattern, word] of emojiWords) out = out.replace(pattern, word);
  out = out
    .normalize("NFD")
    .replace(/[̀-ͯ]/g, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\bgo{3,}d\b/g, "good")
    .replace(/([a-z])\1{2,}/g, "$1");
  for (const [pattern, word] of contractions) out = out.replace(pattern, word);
  return out
    .replace(/[.,;:!?¡¿()"“”…\n]+/g, " , ")
    .replace(/'/g, "")
    .replace(/\s+/g, " ")
    .replace(/^(?: ?, ?)+|(?: ?, ?)+$/g, "")
    .trim();
}

/** How many words a plain text has; numbers are words, commas are none. */
export const countWords = (text: string): number =>
  text.split(" ").filter((token) => /[a-z0-9]/.test(token)).length;
