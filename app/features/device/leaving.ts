import { forgetPerson, keep } from "./device-store";
import { countLocked, lockAway } from "./locked";
import { flush } from "./outbox";
import { deviceWorld } from "./world";

/** Key of the note that a sign-out waits for the network, with its address; the service worker finishes it. */
export const LEAVING = "leaving";

/** The sign-out; `kept` when something lies locked on the device, which the reply then leaves there. */
export const signOutAddress = (isKept: boolean): string => (isKept ? "/api/logout?kept=1" : "/api/logout");

/** Empties the device of a person without a network, but for what is locked, and notes that the session is to end. */
export async function leaveLater(): Promise<{ isKept: boolean }> {
  await forgetPerson();
  const isKept = (await countLocked()) > 0;
  await keep(LEAVING, signOutAddress(isKept));
  return { isKept };
}

/**
 * Before a sign-out that nobody is there to be asked about: sends what waits, locks what could not be sent, and empties
 * what the reply leaves in this browser then. Returns the address that signs out.
 */
export async function wayOut(address: string, ownerId: string, nowMs: number): Promise<string> {
  if (navigator.onLine) await flush(deviceWorld, ownerId).catch(() => undefined);
  await lockAway(ownerId, nowMs);
  if ((await countLocked()) === 0) return address;
  if (navigator.onLine) await forgetPerson();
  clearSimpleStorage();
  return `${address}${address.includes("?") ? "&" : "?"}kept=1`;
}

/** What a page keeps beside the database: drafts, an unfinished round, settings of this browser. */
export function clearSimpleStorage(): void {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // Switched off: nothing was kept there.
  }
}
