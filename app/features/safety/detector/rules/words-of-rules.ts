import { wordClasses } from "~/child-language/words/word-classes";
import { allRulePatterns } from "./index";

/** Every plain word that occurs in a rule or a word class: what the rules can read must count as known. */
export function wordsOfRules(): string[] {
  const found = new Set<string>();
  for (const pattern of [...Object.values(wordClasses), ...allRulePatterns()]) {
    for (const word of expandEndings(pattern).match(/[a-z]{3,}/g) ?? []) found.add(word);
  }
  return [...found];
}

/** "kill(?:s|ed)?" counts as kill, kills, killed. Groups are matched one level deep, enough for endings. */
function expandEndings(pattern: string): string {
  const plain = pattern.replace(/\\[a-z]/g, " ").replace(/<[a-z_]+>/g, " ");
  const endings = plain.matchAll(/([a-z]{2,})\((?:\?:)?([a-z|]+)\)(\??)/g);
  let extra = "";
  for (const [, stem, group = "", optional] of endings) {
    for (const ending of group.split("|")) extra += ` ${stem}${ending}`;
    if (optional) extra += ` ${stem}`;
  }
  const letters = [...plain.matchAll(/([a-z]{2,})([a-z])\?(?![a-z])/g)].map(
    ([, stem, last]) => `${stem} ${stem}${last}`,
  );
  const withoutGroups = plain.replace(/([a-z]{2,})\((?:\?:)?[a-z|]+\)\??/g, " ");
  return `${withoutGroups} ${extra} ${letters.join(" ")}`;
}
