import { useEffect, useRef, useState } from "react";
import { useOwnerId } from "~/ui/owner-id";
import type { OutboxEntry, Sent } from "./outbox";
import { deviceWorld, onOutboxChange } from "./world";

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
