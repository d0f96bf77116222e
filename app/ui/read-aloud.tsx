import { lazy, Suspense, useEffect, useState } from "react";
import { loadCodeInTime } from "./load-code";

const ReadAloudButton = lazy(() => loadCodeInTime(() => import("./read-aloud-button")));

/**
 * Offers to read a text to somebody, once the page runs, where the browser can. Its code comes after the page;
 * nothing is said by itself.
 */
export function ReadAloud({ text, label }: { text: string; label?: string }) {
  const [canSpeak, setCanSpeak] = useState(false);
  useEffect(() => setCanSpeak("speechSynthesis" in window), []);
  if (!canSpeak || !text) return null;
  return (
    <Suspense fallback={null}>
      <ReadAloudButton key={text} text={text} {...(label ? { label } : {})} />
    </Suspense>
  );
}
