import { deviceWorld, type ErrandKind, isWaiting, type OutboxEntry, useOutbox } from "~/features/device";
import { SupportNote } from "~/features/learning";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";

const KINDS: Record<ErrandKind, () => string> = {
  "check-in": m.offline_kind_check_in,
  "drum-score": m.offline_kind_drum_score,
  "lesson-step": m.offline_kind_lesson_step,
  loop: m.offline_kind_loop,
};

/** What waits on this device, and what came back; nothing while there is neither. */
export function WaitingList() {
  const entries = useOutbox();
  if (entries.length === 0) return null;
  const answers = entries.filter((entry) => !isWaiting(entry));
  const waitingCount = entries.length - answers.length;
  // Whichever of them was tried: the others wait behind it.
  const needsSignIn = entries.some((entry) => isWaiting(entry) && entry.needsSignIn === true);
  return (
    <details className="waiting-list no-print" open={answers.length > 0 || undefined}>
      <summary>
        {answers.length > 0
          ? m.offline_to_see({ count: answers.length })
          : needsSignIn
            ? m.offline_waiting_sign_in({ count: waitingCount })
            : m.offline_waiting({ count: waitingCount })}
      </summary>
      {needsSignIn && <SignInAgain />}
      <ul>
        {entries.map((entry) => (
          <li key={entry.seq}>
            <Entry entry={entry} needsSignIn={needsSignIn} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function SignInAgain() {
  return (
    <p className="px-4 pb-3">
      {m.offline_sign_in()}{" "}
      <a href="/auth" className="inline-flex min-h-11 items-center font-semibold underline">
        {m.identity_sign_in()}
      </a>
    </p>
  );
}

function Entry({ entry, needsSignIn }: { entry: OutboxEntry; needsSignIn: boolean }) {
  const { outcome } = entry;
  const kind = KINDS[entry.kind]();
  if (!outcome) {
    return <p>{needsSignIn ? kind : `${kind}: ${m.offline_state_waiting()}`}</p>;
  }
  const close = async () => {
    await deviceWorld.store.remove(entry.seq);
    deviceWorld.announce([]);
  };
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="font-semibold">
        {kind}: {outcome.status === "answered" ? m.offline_state_answered() : m.offline_state_refused()}
      </p>
      {outcome.status === "answered" && <SupportNote support={outcome.support} />}
      {outcome.status === "refused" && <p>{outcome.message ?? m.offline_refused()}</p>}
      {outcome.status === "unsure" && <p>{m.offline_unsure()}</p>}
      <Button size="small" onClick={close}>
        {m.offline_seen()}
      </Button>
    </div>
  );
}
