import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext } from "react";
import type { loader as rootLoader } from "~/root";

/** Whom the offline page acts for; elsewhere it is who is signed in. */
export const OwnerContext = createContext<string | null>(null);

/** Opaque id of the person this page acts for; null for nobody. */
export function useOwnerId(): string | null {
  const offlineOwner = useContext(OwnerContext);
  const signedIn = useRouteLoaderData<typeof rootLoader>("root")?.user?.id;
  return offlineOwner ?? signedIn ?? null;
}
