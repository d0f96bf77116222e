import { useCallback, useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError } from "./api-client";
import { useToast } from "./toast";
import { useUnauthorized } from "./use-unauthorized";

/**
 * Runs one call at a time for a form or a button: `isPending` meanwhile, and on failure a toast with `failed`, or
 * with the server's own sentence where it refused what was sent (422) or the school switched it off. Resolves to undefined after a failure.
 * `whenAnswered` reads the page again, also after a refusal: something else may have changed meanwhile. Without an
 * answer it is left out: a page that cannot be read gives way to an error page, with all that is on it.
 */
export function useApiAction() {
  const [isPending, setIsPending] = useState(false);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const pressed = useRef<Element | null>(null);
  // A button that is off while its call runs loses the focus: when it is on again, it has it back.
  useEffect(() => {
    const { current } = pressed;
    if (isPending || !(current instanceof HTMLElement)) return;
    pressed.current = null;
    if (document.activeElement === document.body) current.focus({ preventScroll: true });
  }, [isPending]);
  const run = useCallback(
    async <Answer>(
      call: () => Promise<Answer>,
      failed: string,
      whenAnswered?: () => void,
    ): Promise<{ answer: Answer } | undefined> => {
      pressed.current = document.activeElement;
      setIsPending(true);
      try {
        const answer = await call();
        whenAnswered?.();
        return { answer };
      } catch (error) {
        // Read again for another session, the page would be another person's, with what was typed here.
        if (!handleUnauthorized(error)) {
          if (error instanceof ApiError && navigator.onLine) whenAnswered?.();
          const isExplained =
            error instanceof ApiError && (error.status === 422 || error.code === "check_in_off");
          const said = isExplained ? error.serverMessage : undefined;
          toast({ title: m.common_error(), description: said ?? failed, variant: "destructive" });
        }
        return undefined;
      } finally {
        setIsPending(false);
      }
    },
    [toast, handleUnauthorized],
  );
  return { isPending, run };
}
