import { useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi, isUnauthorizedError } from "~/ui/api-client";
import { Button } from "~/ui/button";

const MINUTE_MS = 60_000;
/** The question comes this long before the end. */
const ASK_BEFORE_MS = 2 * MINUTE_MS;
/** The server hears of use at most this often. */
const TELL_EVERY_MS = 5 * MINUTE_MS;
const LOOK_EVERY_MS = 5000;
/** So long a sign-out waits for what is still to be sent or locked. */
const LEAVE_WITHIN_MS = 5000;
const SIGN_OUT = "/api/logout?idle=1";
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Signs a shared device out when nobody has used it for a while, in every tab, and asks before (WCAG 2.2.1).
 * A page left open must not show one child's feelings to the next one.
 */
export function IdleGuard({ userId, idleMinutes }: { userId: string; idleMinutes: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const stay = useRef<() => void>(() => {});
  useEffect(() => {
    const watch = watchUse(userId, idleMinutes * MINUTE_MS, setIsAsking);
    stay.current = watch.noteUse;
    return watch.end;
  }, [userId, idleMinutes]);
  return isAsking ? <StillThere onStay={() => stay.current()} /> : null;
}

/** Counts the time since anybody used any of this browser's pages. */
function watchUse(userId: string, idleMs: number, ask: (isAsking: boolean) => void) {
  const others = new BroadcastChannel("beats-in-use");
  let usedAtMs = Date.now();
  let toldAtMs = usedAtMs;
  let isLeaving = false;
  const hear = (atMs: number) => {
    usedAtMs = Math.max(usedAtMs, atMs);
    ask(false);
  };
  const noteUse = () => {
    const nowMs = Date.now();
    // A page that comes back from sleep is over, whatever key woke it.
    if (nowMs - usedAtMs >= idleMs) return look();
    const isNews = nowMs - usedAtMs > LOOK_EVERY_MS;
    hear(nowMs);
    if (isNews) others.postMessage(nowMs);
    if (nowMs - toldAtMs > TELL_EVERY_MS) {
      toldAtMs = nowMs;
      void tellServer();
    }
  };
  const look = () => {
    const idleForMs = Date.now() - usedAtMs;
    if (idleForMs >= idleMs) {
      if (!isLeaving) void leaveIdle(userId);
      isLeaving = true;
    } else if (idleForMs >= idleMs - ASK_BEFORE_MS) ask(true);
  };
  // Once asked, only the answer counts: a press must not take the question away under the finger.
  const onSign = () => {
    if (Date.now() - usedAtMs < idleMs - ASK_BEFORE_MS) noteUse();
  };
  others.onmessage = ({ data }) => hear(Number(data));
  const timer = window.setInterval(look, LOOK_EVERY_MS);
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onSign, { passive: true });
  document.addEventListener("visibilitychange", look);
  return {
    noteUse,
    end() {
      window.clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onSign);
      document.removeEventListener("visibilitychange", look);
      others.close();
    },
  };
}

/**
 * Signs out with nobody there to be asked: what waits on the device is sent, or locked for who made it, within a few
 * seconds.
 */
async function leaveIdle(userId: string): Promise<void> {
  const kept = import("~/features/device/leaving").then(({ wayOut }) => wayOut(SIGN_OUT, userId, Date.now()));
  const late = new Promise<string>((resolve) =>
    window.setTimeout(() => resolve(`${SIGN_OUT}&kept=1`), LEAVE_WITHIN_MS),
  );
  window.location.assign(await Promise.race([kept, late]).catch(() => SIGN_OUT));
}

/** Playing drums or reading makes no other request that would keep the session. */
async function tellServer(): Promise<void> {
  try {
    await callApi("/api/auth/user");
  } catch (error) {
    if (isUnauthorizedError(error)) window.location.assign("/auth");
  }
}

function StillThere({ onStay }: { onStay: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="idle-title" className="question" onClose={onStay}>
      <h2 id="idle-title" className="text-2xl">
        {m.signup_idle_title()}
      </h2>
      <p className="mt-2 text-ink-2">{m.signup_idle_text()}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" onClick={onStay}>
          {m.signup_idle_stay()}
        </Button>
        <a href="/api/logout" className="button button-quiet">
          {m.common_sign_out()}
        </a>
      </div>
    </dialog>
  );
}
