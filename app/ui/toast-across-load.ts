import type { ToastMessage } from "./toast";

const KEY = "beats-toast";
/** A page that takes longer than this to come shows what is on it, not what was said before it. */
const KEPT_MS = 15_000;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;
const shelfOfTab = (): Shelf => sessionStorage;

/**
 * Says something and leads to a fresh page after `pauseMs`. A toast is gone with its page, and its code may not even
 * have come by then, so the next page of this tab shows it on.
 */
export function toastThenLoad(
  toast: (message: ToastMessage) => void,
  message: ToastMessage,
  to: string,
  pauseMs = 0,
): void {
  toast(message);
  keepToast(message, Date.now());
  if (pauseMs > 0) setTimeout(() => window.location.assign(to), pauseMs);
  else window.location.assign(to);
}

export function keepToast({ title, description }: ToastMessage, nowMs: number, shelf = shelfOfTab): void {
  try {
    shelf().setItem(KEY, JSON.stringify({ title, description, atMs: nowMs }));
  } catch {
    // Storage is switched off: the message was on the page before.
  }
}

/** What the page before said last, once. */
export function takeKeptToast(nowMs: number, shelf = shelfOfTab): ToastMessage | null {
  try {
    const text = shelf().getItem(KEY);
    shelf().removeItem(KEY);
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("title" in kept) || !("atMs" in kept)) return null;
    if (typeof kept.title !== "string" || typeof kept.atMs !== "number") return null;
    if (nowMs - kept.atMs > KEPT_MS) return null;
    const description =
      "description" in kept && typeof kept.description === "string" ? kept.description : undefined;
    return { title: kept.title, description };
  } catch {
    return null;
  }
}
