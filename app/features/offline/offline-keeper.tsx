import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import {
  claimDevice,
  type DeviceOwner,
  deviceWorld,
  flush,
  isWaiting,
  leaveAtOnce,
  leaveWithPerson,
  lookOfPage,
  noteAnswer,
  type Sent,
  updateOwner,
  useOutbox,
} from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { loadCodeInTime, whenIdleOnFastLine } from "~/ui/load-code";
import { useToast } from "~/ui/toast";
import { OtherPerson } from "./other-person";
import { SignOutGuard } from "./sign-out-guard";

/** Its code comes with the first thing that waits, and ahead of it on a fast line: then there may be none. */
const loadWaitingList = () => loadCodeInTime(() => import("./waiting-list"));
const WaitingList = lazy(async () => ({ default: (await loadWaitingList()).WaitingList }));

/** So often something that the server could not take yet is tried again while a page is open. */
const RETRY_MS = 30_000;

/**
 * What a signed-in page does for the time without a network: notes whose device this is, sends what waits, shows it,
 * and asks before a sign-out that would lose it. It also says when somebody else has signed in here meanwhile.
 */
export default function OfflineKeeper(props: {
  person: Parameters<typeof claimDevice>[0];
  secret: string | null;
}) {
  const { person, secret } = props;
  const { id, idleMinutes, isStudent, grade, timeZone } = person;
  useEffect(() => {
    const owner = { id, idleMinutes, isStudent, grade, timeZone, look: lookOfPage() };
    const claimed = claimDevice(owner, secret, Date.now());
    void claimed.then(() => flush(deviceWorld, id)).catch(() => undefined);
    return noteUse({ id });
  }, [id, idleMinutes, isStudent, grade, timeZone, secret]);
  useLeaving(id);
  const { revalidate } = useRevalidator();
  useSending(id, revalidate);
  const hasEntries = useOutbox().length > 0;
  useEffect(() => whenIdleOnFastLine(() => void loadWaitingList()), []);
  return (
    <>
      <Suspense fallback={null}>{hasEntries && <WaitingList />}</Suspense>
      <SignOutGuard />
      <OtherPerson />
    </>
  );
}

/** Leaves with the person the page was made for, also when its data, read again, are somebody else's. */
function useLeaving(id: string): void {
  const [madeFor] = useState(id);
  useEffect(() => {
    if (id !== madeFor) leaveAtOnce();
    return leaveWithPerson(id);
  }, [id, madeFor]);
}

/**
 * Sends what waits when the network is back, when the page is looked at again, and every half minute. `onArrived` is
 * called when something did, from here, another tab or the worker; it must keep its identity.
 */
export function useSending(ownerId: string, onArrived?: () => void): void {
  const toast = useToast();
  const hear = useCallback(
    (sent: Sent[]) => {
      void noteAnswer(ownerId, sent);
      const waited = sent.filter(({ isForeground }) => !isForeground);
      const last = waited.at(-1)?.entry;
      if (!last) return;
      if (last.kind === "drum-score") {
        const { score, accuracy } = last.body as { score: number; accuracy: number };
        toast({ title: m.drums_saved_title(), description: m.drums_saved_text({ score, accuracy }) });
      } else toast({ title: m.offline_sent_title(), description: m.offline_sent_text() });
    },
    [toast, ownerId],
  );
  const waiting = useOutbox(hear).filter(isWaiting);
  const waitingCount = waiting.length;
  const before = useRef(0);
  useEffect(() => {
    if (waitingCount < before.current && navigator.onLine) onArrived?.();
    before.current = waitingCount;
  }, [waitingCount, onArrived]);

  const hasWaiting = waitingCount > 0;
  const hasUntried = waiting.some(({ triedAtMs, needsSignIn }) => triedAtMs === null && !needsSignIn);
  useEffect(() => {
    if (!hasWaiting) return;
    const send = () => {
      if (navigator.onLine && !document.hidden) void flush(deviceWorld, ownerId).catch(() => undefined);
    };
    // Kept without a network that was back before this page knew of it: nobody says so a second time.
    if (hasUntried) send();
    const timer = window.setInterval(send, RETRY_MS);
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", send);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", send);
    };
  }, [hasWaiting, hasUntried, ownerId]);
}

/** Notes when the person last did something here; on a shared device nobody is at home half an hour later. */
export function noteUse({ id }: Pick<DeviceOwner, "id">): () => void {
  let usedAtMs = Date.now();
  const onSign = () => {
    usedAtMs = Date.now();
  };
  const write = () => {
    if (document.hidden) void updateOwner(id, { usedAtMs });
  };
  const signs = ["pointerdown", "keydown"] as const;
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true });
  document.addEventListener("visibilitychange", write);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, onSign);
    document.removeEventListener("visibilitychange", write);
  };
}
