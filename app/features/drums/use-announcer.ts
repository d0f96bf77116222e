import { useCallback, useRef, useState } from "react";

/** A polite live region; with `minGapMs` a text too soon after the last one is dropped. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState("");
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  const announce = useCallback((text: string, minGapMs = 0) => {
    const nowMs = performance.now();
    if (nowMs - lastMs.current < minGapMs) return;
    lastMs.current = nowMs;
    setAnnouncement(text);
  }, []);
  return { announce, announcement };
}
