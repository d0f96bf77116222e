import type { Browser, Page } from "playwright-core";
import { newVisitor, signInAsNewStudent, type Visitor } from "./browser";

/** A new student's talk with the coach. */
export async function openChat(
  browser: Browser,
  options: Parameters<typeof newVisitor>[1] = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, options);
  await signInAsNewStudent(visitor);
  await visitor.page.goto("/#ai-coach");
  return visitor;
}

export const box = (page: Page) => page.locator("#coach-message");
export const sendButton = (page: Page) => page.locator("#ai-coach").getByRole("button", { name: /^Send/ });
export const bubbles = (page: Page, role: "user" | "assistant") =>
  page.locator(`.bubble[data-role="${role}"]`);

/** Whether a whole element is on the screen with nothing over its corners. */
export function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 6, top + 6],
    [right - 6, bottom - 6],
  ] as const;
  return corners.every(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}

export const isLive = (page: Page) => page.getByRole("button", { name: "I'm feeling anxious" }).waitFor();
