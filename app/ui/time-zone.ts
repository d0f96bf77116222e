import { useRouteLoaderData } from "@remix-run/react";
import { type MomentStyle, momentWriter } from "~/platform/date-text";

/**
 * The time zone of whoever is signed in, for every date of their own: the same on the server and in the browser,
 * and the one their days are counted in. UTC for a visitor.
 */
function useTimeZone(): string {
  const root = useRouteLoaderData<{ user: { timeZone: string } | null }>("root");
  return root?.user?.timeZone ?? "UTC";
}

/** Writes moments in the reader's language: in the reader's own time zone, or in that of whom they are about. */
export function useMomentWriter(style: MomentStyle, timeZone?: string): (moment: string) => string {
  const own = useTimeZone();
  return momentWriter(style, timeZone ?? own);
}
