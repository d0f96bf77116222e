import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axeSource = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Runs axe on the page as it stands; returns one line a problem: rule and the elements it is about. */
export async function findProblems(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(async (values) => {
    // What fades in, as a toast does, is pale for a moment only.
    const short = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
    await Promise.all(short.map(({ finished }) => finished.catch(() => undefined)));
    return (globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run({
      runOnly: { type: "tag", values },
    });
  }, tags);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
