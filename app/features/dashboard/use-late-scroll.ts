import { useLocation, useNavigationType } from "@remix-run/react";
import { scrollKeyOf } from "~/ui/scroll-key";
import { useClientLayoutEffect } from "./use-room";

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
  const place = scrollKeyOf(useLocation());
  const type = useNavigationType();
  // In the same step as the page's change: a page that gets shorter scrolls, and that is nobody's place.
  useClientLayoutEffect(() => {
    const note = () => positions.set(place, window.scrollY);
    const listen = () => window.addEventListener("scroll", note, { passive: true });
    const wantedY = type === "POP" ? (positions.get(place) ?? storedPosition(place)) : 0;
    // Also when it is there already: at first all rooms show, and the open one alone, still empty, is shorter.
    const stop = wantedY > 0 ? scrollOnceItFits(wantedY, listen) : listen();
    return () => {
      stop?.();
      window.removeEventListener("scroll", note);
    };
  }, [place, type]);
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

/** Calls `onEnd` once, when it scrolled or gave up; returns what makes it give up. */
function scrollOnceItFits(wantedY: number, onEnd: () => void): () => void {
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
    onEnd();
  };
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
