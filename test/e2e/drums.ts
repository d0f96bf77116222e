import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { newVisitor, signInAsNewStudent, type Visitor } from "./browser";

/** A signed-in student at the drums, once the page's code listens. */
export async function openDrums(
  browser: Browser,
  options?: Parameters<Browser["newContext"]>[0],
): Promise<Visitor> {
  const visitor = await newVisitor(browser, options);
  await signInAsNewStudent(visitor);
  await visitor.page.goto("/#drummer", { waitUntil: "networkidle" });
  await visitor.page.locator("#drummer .room-waiting").waitFor({ state: "detached" });
  return visitor;
}
export const pad = (page: Page, name: string) => page.getByRole("button", { name });
export const figure = (page: Page, name: string) =>
  page.locator(".game-figures .figure", { hasText: name }).locator("dd");
/** Strikes the kick once; resolves to the score. */
export const strike = async (page: Page) => {
  await page.keyboard.press("q");
  return Number(await figure(page, "Score").textContent());
};
export const playTo = (page: Page, points: number) =>
  expect.poll(() => strike(page), { interval: 250, timeout: 30_000 }).toBeGreaterThanOrEqual(points);
