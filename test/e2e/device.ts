import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { newVisitor, signInAsNewStudent, type Visitor } from "./browser";

export const feeling = (page: Page, name: string) =>
  page.locator("#check-in").getByRole("button", { name, exact: true });
export const waiting = (page: Page) => page.locator(".waiting-list");
export const list = async (context: BrowserContext, path: string) => (await context.request.get(path)).json();

/** Waits until a promise made in the page gives true: `waitForFunction` takes the promise itself for the answer. */
export const waitUntil = <Given>(page: Page, isTrue: (given: Given) => Promise<boolean>, given: Given) =>
  expect.poll(() => page.evaluate(isTrue as never, given), { timeout: 60_000 }).toBe(true);

/** Waits until the worker has everything that may come later. */
export async function waitUntilKept(page: Page): Promise<void> {
  const isKept = async () => {
    // Neither waits for ever where it is asked for too early: asked again, it answers.
    const active = (await navigator.serviceWorker.getRegistration())?.active;
    const signal = AbortSignal.timeout(5000);
    const text = await (await fetch("/sw.js", { cache: "no-store", signal })).text();
    const files = [...new Set(text.match(/\/assets\/[\w.()-]+\.(?:js|css)/g) ?? [])];
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return active?.state === "activated" && files.length > 10 && kept.every(Boolean);
  };
  await waitUntil(page, isKept, undefined);
}

/** Waits until the lesson that is open is kept on the device, or until none is any more. */
export const waitForLesson = (page: Page, isKept = true) =>
  waitUntil(
    page,
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("beats-device");
        opening.onsuccess = () => {
          const keys = opening.result.transaction("kept").objectStore("kept").getAllKeys();
          keys.onsuccess = () =>
            resolve(keys.result.some((key) => String(key).startsWith("lesson:")) === wanted);
        };
      }),
    isKept,
  );

/** Waits until the device knows whose it is, and whether to ask for a feeling. */
export async function waitForOwner(page: Page): Promise<void> {
  // Who asked for the database first would make it, without its parts.
  await waitUntil(page, async () => (await indexedDB.databases()).length === 1, undefined);
  await expect.poll(() => page.evaluate(readDevice), { timeout: 60_000 }).toMatch(/"asksFeeling":true/);
}

/** Everything the device keeps, keys and values, as one text. */
export const readDevice = async () => {
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("beats-device");
    opening.onsuccess = () => resolve(opening.result);
  });
  const parts = [...opened.objectStoreNames].map(
    (name) =>
      new Promise<string>((resolve) => {
        const found: unknown[] = [];
        const walk = opened.transaction(name).objectStore(name).openCursor();
        walk.onsuccess = () => {
          if (!walk.result) return resolve(JSON.stringify(found));
          found.push([walk.result.key, walk.result.value]);
          walk.result.continue();
        };
      }),
  );
  const text = (await Promise.all(parts)).join();
  opened.close();
  return text;
};

/** A browser in which the page's own service worker may run. */
export const openDevice = (browser: Browser) => newVisitor(browser, { serviceWorkers: "allow" });

/** A new student on it, with everything kept that may be needed without a network. */
export async function openAsStudent(visitor: Visitor): Promise<void> {
  await signInAsNewStudent(visitor);
  await visitor.page.goto("/");
  await waitUntilKept(visitor.page);
  await waitForOwner(visitor.page);
}
