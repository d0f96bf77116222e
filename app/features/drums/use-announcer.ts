import { useCallback, useEffect, useRef, useState } from "react";

/** A polite live region; with `minGapMs` a text too soon after the last one waits, and only the latest is said. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState("");
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  const waiting = useRef<number>();
  const announce = useCallback((text: string, minGapMs = 0) => {
    window.clearTimeout(waiting.current);
    const say = () => {
      lastMs.current = performance.now();
      setAnnouncement(text);
    };
    const waitMs = lastMs.current + minGapMs - performance.now();
    if (waitMs > 0) waiting.current = window.setTimeout(say, waitMs);
    else say();
  }, []);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  return { announce, announcement };
}
