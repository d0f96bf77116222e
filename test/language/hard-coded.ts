import { isSaid, withoutNames } from "./names";
import { readTexts } from "./page-texts";
import type { Walker } from "./pages";
import { PSEUDO } from "./pseudo";

/** Whether a text has these words as words, not as the beginning of others. */
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  return !/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(at + words.length));
}

/** What stands outside all brackets, or nothing. */
export function outsideBrackets(text: string): string {
  const inner = text.replace(/\[[^[\]]*\]/g, "");
  return inner === text ? text.trim() : outsideBrackets(inner);
}

/**
 * Texts of somebody's pages in the pseudo-language that no catalogue and no translation has: outside the brackets,
 * and the same for a reader of Spanish. What is written in English and Spanish side by side differs there.
 */
export async function findHardCoded({ name, browser, paths, said = [] }: Walker): Promise<string[]> {
  await browser.json("/api/locale", { locale: PSEUDO });
  const outside = new Map<string, string>();
  for (const path of paths) {
    const { status, html } = await browser.open(path);
    if (status >= 500) throw new Error(`${name} ${path} answers ${status}`);
    if (!html.includes(` lang="${PSEUDO}"`)) throw new Error(`${name} ${path} is not in ${PSEUDO}`);
    for (const { text, where } of readTexts(html)) {
      const isOwn = isSaid(text) || said.includes(text);
      const rest = isOwn ? "" : withoutNames(outsideBrackets(text));
      if (/\p{L}/u.test(rest)) outside.set(rest, `${name} ${path}, ${where}: “${rest}”`);
    }
  }
  await browser.json("/api/locale", { locale: "es" });
  const spanish = new Set<string>();
  for (const path of paths) {
    for (const { text } of readTexts((await browser.open(path)).html)) spanish.add(withoutNames(text));
  }
  const isInSpanish = (rest: string) => [...spanish].some((text) => hasWords(text, rest));
  return [...outside].filter(([rest]) => isInSpanish(rest)).map(([, found]) => found);
}
