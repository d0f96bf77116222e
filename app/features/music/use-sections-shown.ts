import { useEffect, useState } from "react";
import { prefersReducedMotion } from "~/ui/reduced-motion";

const SECTION_MS = 220;

/** How many sections of a piece are drawn: all of them, or of a new piece one after the other. */
export function useSectionsShown(count: number, isFresh: boolean): number {
  const [shown, setShown] = useState(() => (isFresh && !prefersReducedMotion() ? 0 : count));
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() => setShown(shown + 1), SECTION_MS);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return Math.min(shown, count);
}
