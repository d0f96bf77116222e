import { readOwner, whenClaimed } from "./device-owner";

let channel: BroadcastChannel | null = null;

/** One object a page: what it says itself it does not hear. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel("beats-person");
  return channel;
}

/** Tells the other tabs for whom the server has just made a page; null for nobody. */
export const sayWhoIsHere = (id: string | null): void => openChannel()?.postMessage(id);

/** Goes to the start page of whoever is signed in now, and shows nothing more of this one. */
export function leaveAtOnce(): void {
  document.documentElement.hidden = true;
  window.location.replace("/");
}

/**
 * Leaves this person's page once another tab signed them out, or somebody else in; a tab that slept meanwhile finds out
 * when it is looked at. Returns what ends it.
 */
export function leaveWithPerson(id: string): () => void {
  const others = openChannel();
  const hear = ({ data }: MessageEvent<string | null>) => {
    if (data !== id) leaveAtOnce();
  };
  // A browser that keeps nothing never knows whose the device is.
  let wasOwner = false;
  const look = async () => {
    if (document.hidden) return;
    const isOwner = (await readOwner())?.id === id;
    if (wasOwner && !isOwner) leaveAtOnce();
    wasOwner = isOwner;
  };
  void whenClaimed(id).then(look);
  others?.addEventListener("message", hear);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", look);
  return () => {
    others?.removeEventListener("message", hear);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
  };
}
