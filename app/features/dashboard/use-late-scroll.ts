import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect } from "react";

/** How far each place of the history was scrolled, as long as this page lives. */
const positions = new Map<string, number>();
/** Remix keeps its own over a reload, under this name. */
const STORED = "positions";
/** Nobody waits longer than this for a room to grow. */
const PATIENCE_MS = 10_000;

/**
 * Goes back to where a room was scrolled when its content comes only after the browser did: after a reload, or on
 * the way back from a lesson. Stops as soon as the person scrolls or presses something.
 */
export function useLateScroll(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [key]);
  useEffect(() => {
    if (type !== "POP") return;
    const wantedY = positions.get(key) ?? storedPosition(key);
    // Also when it is there already: at first all rooms show, and the open one alone, still empty, is shorter.
    return wantedY > 0 ? scrollOnceItFits(wantedY) : undefined;
  }, [key, type]);
}

function storedPosition(key: string): number {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
    const y = (stored as Record<string, unknown> | null)?.[key];
    return typeof y === "number" ? y : 0;
  } catch {
    return 0;
  }
}

function scrollOnceItFits(wantedY: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < wantedY) return;
    stop();
    window.scrollTo(0, wantedY);
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const signs = ["wheel", "touchstart", "pointerdown", "keydown"];
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, stop);
  };
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
