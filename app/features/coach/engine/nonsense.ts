/** Fewer letters in a row may be a word of any kind. */
const fewestLetters = 5;

/** A keyboard mash, or marks without a word in them. `text`: in plain text. */
export function isNonsense(text: string): boolean {
  const words = text.split(" ").filter((word) => /[a-z]/.test(word));
  if (words.length === 0) return !/\d/.test(text);
  const odd = words.filter(isMash);
  return odd.length > 0 && odd.length >= words.length / 2;
}

const isMash = (word: string): boolean =>
  word.length >= fewestLetters &&
  (/[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
    !/[aeiouy]/.test(word) ||
    /^(?:asd|qwe|jkl|sdf|zxc|hjk)/.test(word));
