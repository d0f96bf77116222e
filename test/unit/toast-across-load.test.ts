import { describe, expect, it } from "vitest";
import { keepToast, takeKeptToast } from "~/ui/toast-across-load";

const NOW_MS = Date.UTC(2026, 10, 24, 17);

function tabStorage() {
  const items = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, open: () => shelf };
}

describe("a toast shown before a full page load", () => {
  it("is shown on the next page, once", () => {
    const tab = tabStorage();
    keepToast({ title: "Welcome back!" }, NOW_MS, tab.open);
    expect(takeKeptToast(NOW_MS + 2000, tab.open)).toEqual({ title: "Welcome back!" });
    expect(takeKeptToast(NOW_MS + 2000, tab.open)).toBeNull();
  });

  it("keeps its text, and is dropped when the page comes too late", () => {
    const tab = tabStorage();
    const message = { title: "Registration Complete!", description: "Welcome." };
    keepToast(message, NOW_MS, tab.open);
    expect(takeKeptToast(NOW_MS, tab.open)).toEqual(message);
    keepToast(message, NOW_MS, tab.open);
    expect(takeKeptToast(NOW_MS + 60_000, tab.open)).toBeNull();
  });

  it.each(["", "null", "{", '{"title":5,"atMs":1}', '{"title":"Hi"}'])(
    "ignores %j in the storage",
    (text) => {
      const tab = tabStorage();
      keepToast({ title: "Hi" }, NOW_MS, tab.open);
      for (const key of tab.items.keys()) tab.items.set(key, text);
      expect(takeKeptToast(NOW_MS, tab.open)).toBeNull();
    },
  );

  it("does without a storage that is switched off", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    expect(() => keepToast({ title: "Hi" }, NOW_MS, refuse)).not.toThrow();
    expect(takeKeptToast(NOW_MS, refuse)).toBeNull();
  });
});
