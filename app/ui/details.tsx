import { type ComponentProps, useEffect, useRef } from "react";

/**
 * A `<details>` that tells when it is opened, to load what it holds. The browser opens it without the page's
 * script too, and tells nobody later: one that was opened before the script came is told when the script comes.
 */
export function Details({ onOpen, ...props }: ComponentProps<"details"> & { onOpen: () => void }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isTold = useRef(false);
  const tell = () => {
    const isOpen = ref.current?.open ?? false;
    if (isOpen && !isTold.current) onOpen();
    isTold.current = isOpen;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened before the script came happened once
  useEffect(tell, []);
  return <details ref={ref} onToggle={tell} {...props} />;
}
