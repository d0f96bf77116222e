import { share } from "../lib/interval";
import type { Example } from "./train";

/** Shares of harmless texts at which the curve is printed. */
const falseShares = [0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.12];

interface Told {
  danger: number;
  isDanger: boolean;
  isTalk: boolean;
  how: string;
}

/** Prints how each author's texts are read by models and weights that had not seen that author: the whole curve. */
export function printFolds(
  examples: readonly Example[],
  signs: readonly (readonly number[])[],
  weightsWithout: (author: string) => readonly number[],
): void {
  const told = new Map<number, Told>();
  for (const author of new Set(examples.map((each) => each.author))) {
    if (author === "cases") continue;
    const weights = weightsWithout(author);
    for (const [index, { author: own, label, talk, how }] of examples.entries()) {
      if (own !== author) continue;
      const danger = signs[index]!.reduce((sum, sign, at) => sum + sign * weights[at]!, 0);
      const known = told.get(talk);
      if (known) Object.assign(known, { danger: Math.max(known.danger, danger), isTalk: true });
      else told.set(talk, { danger, isDanger: label > 0, isTalk: false, how });
    }
  }
  const all = [...told.values()];
  const texts = all.filter(({ isTalk, isDanger }) => !isTalk && !isDanger);
  const talks = all.filter(({ isTalk, isDanger }) => isTalk && !isDanger);
  const dangers = all.filter(({ isDanger }) => isDanger);
  const falls = texts.map(({ danger }) => danger).sort((a, b) => b - a);
  for (const part of falseShares) {
    const threshold = falls[Math.floor(part * falls.length)] ?? 0;
    const found = (list: readonly Told[]) =>
      share(list.filter(({ danger }) => danger >= threshold).length, list.length);
    const direct = dangers.filter(({ how }) => how === "direct");
    console.log(
      `${threshold.toFixed(2).padStart(6)}  danger ${found(dangers)}  direct ${found(direct)}  harmless texts ${found(texts)}  talks ${found(talks)}`,
    );
  }
}
