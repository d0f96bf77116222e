import { type FormEvent, useEffect, useRef, useState } from "react";
import { deviceWorld, sendOrKeep } from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { hueClass } from "~/ui/look";
import { useOwnerId } from "~/ui/owner-id";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import {
  CHECK_IN_CONTEXT,
  CHECK_IN_INTENSITY,
  EMOTION_EMOJI,
  EMOTION_HUE,
  EMOTIONS,
  type Emotion,
  emotionLabel,
  FIRST_FOUR,
} from "./emotions";

const SKIP_FORM = "check-in-skip";

/**
 * Eight feelings to tap and "I'd rather not say", before any script as plain forms. `isChange` corrects today's
 * answer; `hasFewFirst` shows four big faces and the others behind "more"; `takesFocus` when the button that opened it
 * is gone.
 */
export function FeelingPicker({
  isChange,
  hasFewFirst,
  takesFocus = false,
  onAnswered,
}: {
  isChange: boolean;
  hasFewFirst: boolean;
  takesFocus?: boolean;
  onAnswered: () => void;
}) {
  const [chosen, setChosen] = useState<string>();
  const [showsAll, setShowsAll] = useState(!hasFewFirst);
  const { isPending, run } = useApiAction();
  const toast = useToast();
  const ownerId = useOwnerId() ?? "";
  const feelings = useRef<HTMLUListElement>(null);
  // Only when it opens: an answer on its way must not pull the keyboard back here.
  const takesFocusNow = useRef(takesFocus);
  useEffect(() => {
    if (takesFocusNow.current) feelings.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  const hasOpened = useRef(false);
  // "More" is gone once it was pressed: the keyboard goes on at the first feeling that came.
  useEffect(() => {
    const first = EMOTIONS.find((emotion) => !FIRST_FOUR.includes(emotion));
    if (showsAll && hasOpened.current)
      feelings.current?.querySelector<HTMLElement>(`[value="${first}"]`)?.focus({ preventScroll: true });
  }, [showsAll]);
  /** Sent now, or kept on the device until there is a network. */
  const answer = (path: string, body: Record<string, unknown>) =>
    run(() => sendOrKeep(deviceWorld, ownerId, { kind: "check-in", path, body }), m.checkin_failed());

  const log = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const emotion = button instanceof HTMLButtonElement ? button.value : "";
    setChosen(emotion);
    const done = isChange
      ? await run(async () => {
          await callApi("/api/emotions/today", { method: "PUT", body: { emotion } });
          return { state: "sent" };
        }, m.checkin_failed())
      : await answer("/api/emotions", {
          emotion,
          intensity: CHECK_IN_INTENSITY,
          context: CHECK_IN_CONTEXT,
        });
    if (!done) return setChosen(undefined);
    const isSent = done.answer.state === "sent";
    toast(
      isSent
        ? { title: m.checkin_logged_title(), description: m.checkin_logged_text() }
        : { title: m.offline_kept_title(), description: m.offline_kept_text() },
    );
    if (isSent) onAnswered();
  };
  const skip = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const done = await answer("/api/check-in/skip", {});
    if (done?.answer.state === "sent") onAnswered();
  };

  const showAll = () => {
    hasOpened.current = true;
    setShowsAll(true);
  };

  const shown = showsAll ? EMOTIONS : FIRST_FOUR;
  return (
    <>
      <form method="post" action="/api/emotions" onSubmit={log}>
        <ul ref={feelings} className="feelings" data-few={showsAll ? undefined : ""}>
          {shown.map((emotion) => (
            <li key={emotion}>
              <FeelingButton emotion={emotion} isDisabled={isPending} isChosen={chosen === emotion} />
            </li>
          ))}
          {!showsAll && (
            <li>
              <button type="button" className="feeling feeling-plain" onClick={showAll}>
                {m.checkin_more()}
              </button>
            </li>
          )}
          <li>
            <button type="submit" form={SKIP_FORM} disabled={isPending} className="feeling feeling-plain">
              {m.checkin_rather_not()}
            </button>
          </li>
        </ul>
      </form>
      <form id={SKIP_FORM} method="post" action="/api/check-in/skip" onSubmit={skip} />
      {!showsAll && (
        <noscript>
          <form method="post" action="/api/emotions" className="feelings mt-2">
            {EMOTIONS.filter((emotion) => !FIRST_FOUR.includes(emotion)).map((emotion) => (
              <FeelingButton key={emotion} emotion={emotion} isDisabled={false} isChosen={false} />
            ))}
          </form>
        </noscript>
      )}
    </>
  );
}

function FeelingButton(props: { emotion: Emotion; isDisabled: boolean; isChosen: boolean }) {
  const { emotion } = props;
  return (
    <button
      type="submit"
      name="emotion"
      value={emotion}
      disabled={props.isDisabled}
      data-chosen={props.isChosen ? "" : undefined}
      className={`feeling ${hueClass(EMOTION_HUE[emotion])}`}
    >
      <span className="feeling-face" aria-hidden="true">
        {EMOTION_EMOJI[emotion]}
      </span>
      {emotionLabel(emotion)}
    </button>
  );
}
