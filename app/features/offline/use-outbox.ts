import { useRouteLoaderData } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { loader as rootLoader } from "~/root";
import type { OutboxEntry, Sent } from "./outbox";
import { deviceWorld, onOutboxChange } from "./world";

/** Whom the offline page acts for; elsewhere it is who is signed in. */
export const OwnerContext = createContext<string | null>(null);

/** Opaque id of the person this page acts for; null for nobody. */
export function useOwnerId(): string | null {
  const offlineOwner = useContext(OwnerContext);
  const signedIn = useRouteLoaderData<typeof rootLoader>("root")?.user?.id;
  return offlineOwner ?? signedIn ?? null;
}

/** What waits on this device for the person, and what the server refused of it. `onSent` hears what went out. */
export function useOutbox(onSent?: (sent: Sent[]) => void): OutboxEntry[] {
  const ownerId = useOwnerId();
  const [entries, setEntries] = useState<OutboxEntry[]>([]);
  const heard = useRef(onSent);
  heard.current = onSent;
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const all = ownerId ? await deviceWorld.store.list().catch(() => []) : [];
      if (!isOver) setEntries((known) => ownOf(all, ownerId, known));
    };
    void read();
    const end = onOutboxChange((sent) => {
      heard.current?.(sent);
      void read();
    });
    return () => {
      isOver = true;
      end();
    };
  }, [ownerId]);
  return entries;
}

const NONE: OutboxEntry[] = [];
function ownOf(all: OutboxEntry[], ownerId: string | null, known: OutboxEntry[]): OutboxEntry[] {
  const own = all.filter((entry) => entry.ownerId === ownerId);
  return own.length === 0 ? (known.length === 0 ? known : NONE) : own;
}
