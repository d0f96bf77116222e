import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";
import { callApi } from "~/ui/api-client";
import { Card } from "~/ui/card";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { EmotionEntry } from "./check-in.server";
import {
  CHECK_IN_CONTEXT,
  CHECK_IN_INTENSITY,
  EMOTION_EMOJI,
  EMOTION_HUE,
  EMOTIONS,
  emotionLabel,
  HISTORY_LENGTH,
} from "./emotions";

/**
 * The daily check-in: eight feelings to tap, or today's feeling read-only. `entries` are newest first;
 * `today` is the user's own calendar day as the server sees it.
 */
export function CheckInCard({ entries, hasCheckedIn }: { entries: EmotionEntry[]; hasCheckedIn: boolean }) {
  const newest = entries[0];
  return (
    <Card id="check-in" title={m.checkin_title()} hint={hasCheckedIn ? undefined : m.checkin_hint()}>
      {hasCheckedIn && newest ? <TodaysFeeling entry={newest} /> : <FeelingPicker />}
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        {entries.length > 1 && <HistoryStrip entries={entries.slice(0, HISTORY_LENGTH)} />}
        <details className="max-w-md text-sm text-ink-2">
          <summary className="inline-flex min-h-6 font-semibold text-ink underline decoration-line underline-offset-4">
            {m.checkin_who_sees()}
          </summary>
          <p className="mt-1.5">{m.checkin_who_sees_text()}</p>
        </details>
      </div>
    </Card>
  );
}

function TodaysFeeling({ entry }: { entry: EmotionEntry }) {
  return (
    <div
      className="tile flex items-center gap-5 p-5"
      style={{
        borderColor: EMOTION_HUE[entry.emotion],
        boxShadow: `0 0 34px -12px ${EMOTION_HUE[entry.emotion]}`,
      }}
    >
      <span className="font-[family-name:var(--font-emoji)] text-6xl" aria-hidden="true">
        {EMOTION_EMOJI[entry.emotion]}
      </span>
      <div>
        <p className="font-display text-2xl font-semibold">
          {m.checkin_today({ label: emotionLabel(entry.emotion) })}
        </p>
        <p className="text-ink-2">{m.checkin_come_back()}</p>
      </div>
    </div>
  );
}

function FeelingPicker() {
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();

  const log = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const emotion = button instanceof HTMLButtonElement ? button.value : "";
    setIsSaving(true);
    try {
      await callApi("/api/emotions", {
        body: { emotion, intensity: CHECK_IN_INTENSITY, context: CHECK_IN_CONTEXT },
        idempotencyKey: crypto.randomUUID(),
      });
      toast({ title: m.checkin_logged_title(), description: m.checkin_logged_text() });
      revalidate();
    } catch (error) {
      if (!handleUnauthorized(error)) {
        toast({ title: m.common_error(), description: m.checkin_failed(), variant: "destructive" });
      }
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form method="post" action="/api/emotions" onSubmit={log}>
      <ul className="grid grid-cols-2 gap-2.5 min-[420px]:grid-cols-4 xl:grid-cols-8">
        {EMOTIONS.map((emotion) => (
          <li key={emotion}>
            <button
              type="submit"
              name="emotion"
              value={emotion}
              disabled={isSaving}
              className="feeling"
              style={{ "--hue": EMOTION_HUE[emotion] } as React.CSSProperties}
            >
              <span className="feeling-face" aria-hidden="true">
                {EMOTION_EMOJI[emotion]}
              </span>
              {emotionLabel(emotion)}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function HistoryStrip({ entries }: { entries: EmotionEntry[] }) {
  const date = new Intl.DateTimeFormat(getLocale(), { month: "short", day: "numeric" });
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold tracking-normal text-ink-2">{m.checkin_history()}</h3>
      <ul className="flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="tile grid min-w-14 justify-items-center px-2 py-1.5"
            title={emotionLabel(entry.emotion)}
          >
            <span className="font-[family-name:var(--font-emoji)] text-2xl" aria-hidden="true">
              {EMOTION_EMOJI[entry.emotion]}
            </span>
            <span className="sr-only">{emotionLabel(entry.emotion)}</span>
            <time dateTime={entry.createdAt} className="text-xs text-ink-2" suppressHydrationWarning>
              {date.format(new Date(entry.createdAt))}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
