import { deviceWorld, isWaiting, type OutboxEntry, useOutbox } from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import { hueClass } from "~/ui/look";
import { EMOTION_EMOJI, EMOTION_HUE, type Emotion, emotionLabel, isEmotion } from "./emotions";

/** Today's answer that still waits on this device, by the child's own calendar (`timeZone`, IANA). */
export function useKeptCheckIn(timeZone: string): OutboxEntry | undefined {
  const entries = useOutbox();
  const dayOf = (ms: number) => localDateOf(new Date(ms), timeZone);
  return entries.findLast(
    (entry) => entry.kind === "check-in" && isWaiting(entry) && dayOf(entry.madeAtMs) === dayOf(Date.now()),
  );
}

/** An answer that was given without a network: what it was, that it will be sent, and a change of mind. */
export function KeptCheckIn({ kept }: { kept: OutboxEntry }) {
  const emotion = emotionOf(kept);
  const label = emotion && emotionLabel(emotion);
  const change = async () => {
    await deviceWorld.store.remove(kept.seq);
    deviceWorld.announce([]);
  };
  return (
    <div className={`felt ${hueClass(emotion ? EMOTION_HUE[emotion] : "var(--color-line-2)")}`} role="status">
      {emotion && (
        <span className="felt-face" aria-hidden="true">
          {EMOTION_EMOJI[emotion]}
        </span>
      )}
      <p className="felt-words font-semibold">
        {kept.needsSignIn
          ? m.offline_check_in_sign_in({ label: label ?? m.checkin_rather_not() })
          : label
            ? m.offline_check_in_kept({ label })
            : m.offline_check_in_skipped()}
      </p>
      {kept.needsSignIn && (
        <a href="/auth" className="text-button">
          {m.identity_sign_in()}
        </a>
      )}
      <button type="button" className="text-button" onClick={change}>
        {m.checkin_change()}
      </button>
    </div>
  );
}

function emotionOf({ body }: OutboxEntry): Emotion | null {
  const { emotion } = body;
  return typeof emotion === "string" && isEmotion(emotion) ? emotion : null;
}
