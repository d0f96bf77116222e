import { useCallback, useEffect, useState } from "react";
import { useOwnerId } from "./owner-id";

const prefix = "beats-draft:";

/** The text so far, and the way to change it; the empty text is kept nowhere. */
export type Draft = readonly [text: string, setText: (text: string) => void];

/**
 * What somebody is writing at one place ("coach"), kept in this tab through a reload or a lost connection
 * until it is sent. `initial` is what the page itself brought (a chip, a refused form's text).
 */
export function useDraft(place: string, initial = ""): Draft {
  const userId = useOwnerId();
  const key = userId ? `${prefix}${userId}:${place}` : null;
  const [draft, setText] = useState(initial);

  useEffect(() => {
    if (!key || initial) return;
    const kept = read(key);
    if (kept) setText((typed) => typed || kept);
  }, [key, initial]);

  const setDraft = useCallback(
    (text: string) => {
      setText(text);
      if (key) write(key, text);
    },
    [key],
  );
  return [draft, setDraft];
}

/** Forgets what is being written as soon as somebody signs out, and what anybody but this user left here. */
export function useForgetDrafts(userId: string | undefined): void {
  useEffect(() => {
    // The offline page knows no session and must not take away what somebody was writing.
    if (!userId && window.location.pathname === "/offline") return;
    forgetDrafts((key) => !userId || !key.startsWith(`${prefix}${userId}:`));
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="/api/logout"]')) forgetDrafts();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [userId]);
}

function forgetDrafts(isForgotten: (key: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && isForgotten(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off in this browser: nothing was kept.
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or switched off: the text is still in its box.
  }
}
