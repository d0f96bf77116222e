import { useEffect, useRef, useState } from "react";
import {
  clearSimpleStorage,
  countLocked,
  deviceWorld,
  flush,
  forgetPerson,
  isWaiting,
  leaveLater,
  sayWhoIsHere,
  signOutAddress,
  useOutbox,
} from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { useOwnerId } from "~/ui/owner-id";
import { useIsOffline } from "~/ui/use-is-offline";

/**
 * Asks before a sign-out that would delete something unsent, and makes one without a network: what was kept goes at
 * once, the session ends as soon as the device is online.
 */
export function SignOutGuard() {
  const [href, setHref] = useState<string | null>(null);
  const isOffline = useIsOffline();
  const ownerId = useOwnerId();
  const waiting = useOutbox().filter(isWaiting).length;
  const live = useRef({ waiting, ownerId, locked: 0 });
  live.current = { waiting, ownerId, locked: live.current.locked };

  useEffect(() => {
    void countLocked().then((locked) => {
      live.current.locked = locked;
    });
    const onClick = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/api/logout"]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const { waiting: count, ownerId: id, locked } = live.current;
      if (navigator.onLine && count + locked === 0) return;
      event.preventDefault();
      if (navigator.onLine && id) {
        await flush(deviceWorld, id).catch(() => undefined);
        const left = (await deviceWorld.store.list()).filter((entry) => entry.ownerId === id);
        if (!left.some(isWaiting)) return leaveOnline(link.href);
      }
      setHref(link.href);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);

  if (!href) return null;
  const leave = async () => {
    if (navigator.onLine) return leaveOnline(href);
    await leaveWithoutNetwork();
  };
  return (
    <Question
      title={waiting > 0 ? m.offline_sign_out_title() : m.offline_sign_out_offline_title()}
      texts={[
        ...(waiting > 0 ? [m.offline_sign_out_text({ count: waiting })] : []),
        ...(isOffline ? [m.offline_sign_out_later()] : []),
      ]}
      action={waiting > 0 ? m.offline_sign_out_anyway() : m.offline_sign_out_now()}
      onLeave={leave}
      onStay={() => setHref(null)}
    />
  );
}

/** The reply empties this browser; what somebody else left locked stays, and the rest is then taken away here. */
async function leaveOnline(href: string): Promise<void> {
  if ((await countLocked()) === 0) return window.location.assign(href);
  await forgetPerson();
  clearSimpleStorage();
  window.location.assign(signOutAddress(true));
}

/** Takes everything of the person off this device and notes that the session is still to be ended. */
export async function leaveWithoutNetwork(): Promise<void> {
  await leaveLater();
  sayWhoIsHere(null);
  clearSimpleStorage();
  window.location.assign("/offline#signed-out");
  // On the offline page itself that is a jump only, and what it shows of the person would stay.
  if (window.location.pathname === "/offline") window.location.reload();
}

function Question(props: {
  title: string;
  texts: string[];
  action: string;
  onLeave: () => void;
  onStay: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="sign-out-title" className="question" onClose={props.onStay}>
      <h2 id="sign-out-title" className="text-2xl">
        {props.title}
      </h2>
      {props.texts.map((text) => (
        <p key={text} className="mt-2 text-ink-2">
          {text}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" onClick={props.onStay}>
          {m.offline_sign_out_stay()}
        </Button>
        <Button look="danger" onClick={props.onLeave}>
          {props.action}
        </Button>
      </div>
    </dialog>
  );
}
