import { useCallback } from "react";
import { m } from "~/messages/compiled/messages.js";
import { isOtherPersonError, isUnauthorizedError, UNAUTHORIZED_REDIRECT_MS } from "./api-client";
import { OTHER_PERSON } from "./page-person";
import { useToast } from "./toast";

/**
 * Returns a handler that, for a 401, shows the "Unauthorized" toast and leads to /auth after 500 ms, and lets the page
 * say that somebody else is signed in now. It answers whether the error was one of both, so that the caller shows its own
 * message otherwise.
 */
export function useUnauthorized(): (error: unknown) => boolean {
  const toast = useToast();
  return useCallback(
    (error) => {
      if (isOtherPersonError(error)) {
        window.dispatchEvent(new Event(OTHER_PERSON));
        return true;
      }
      if (!isUnauthorizedError(error)) return false;
      toast({
        title: m.common_unauthorized_title(),
        description: m.common_unauthorized_text(),
        variant: "destructive",
      });
      setTimeout(() => window.location.assign("/auth"), UNAUTHORIZED_REDIRECT_MS);
      return true;
    },
    [toast],
  );
}
