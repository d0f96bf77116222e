import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { DrumKitHandle } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import { type LoopStroke, stepDurationMs, stepsPerPass } from "~live/protocol";

type SavedCircle = {
  id: string;
  title: string;
  bpm: number;
  bars: 2 | 4;
  strokes: LoopStroke[];
};

/** Fired after a circle was kept, so that the list shows it. */
export const CIRCLE_SAVED_EVENT = "beats:circle-saved";
const LISTEN_PASSES = 2;

/** Circles the class kept: listened to here, or played for everybody by the teacher. */
export function SavedCircles({
  classroomId,
  kit,
  isTeacher,
  onPlayed,
  whenEmpty,
}: {
  classroomId: string;
  kit: DrumKitHandle;
  isTeacher: boolean;
  /** A kept circle was set going for everybody. */
  onPlayed?: () => void;
  /** What stands here while nothing is kept; without it, nothing. */
  whenEmpty?: string;
}) {
  const [circles, setCircles] = useState<SavedCircle[]>([]);
  const path = `/api/classrooms/${classroomId}/circles`;
  const load = useCallback(() => {
    callApi<SavedCircle[]>(path)
      .then(setCircles)
      // The list is an extra; the circle itself goes on without it.
      .catch(() => setCircles([]));
  }, [path]);
  useEffect(() => {
    load();
    window.addEventListener(CIRCLE_SAVED_EVENT, load);
    return () => window.removeEventListener(CIRCLE_SAVED_EVENT, load);
  }, [load]);

  const toast = useToast();
  const revalidator = useRevalidator();
  const makeTrack = async (saved: SavedCircle) => {
    try {
      const { sendCircleToDj } = await import("./circle-to-dj");
      const title = await sendCircleToDj(saved);
      if (title === null) {
        toast({ title: m.drums_loop_no_track_title(), description: m.drums_loop_no_track_text() });
        return;
      }
      toast({ title: m.drums_loop_sent_title(), description: m.drums_loop_sent_text({ title }) });
      revalidator.revalidate();
    } catch {
      toast({ title: m.common_error(), description: m.circle_lead_failed(), variant: "destructive" });
    }
  };
  const { run } = useApiAction();
  const playForAll = async ({ id }: SavedCircle) => {
    // The press lets this page be heard as well.
    kit.openSound();
    const played = await run(() => callApi(`${path}/${id}/play`, { method: "POST" }), m.circle_lead_failed());
    if (played) onPlayed?.();
  };
  if (circles.length === 0) return whenEmpty ? <p>{whenEmpty}</p> : null;
  return (
    <section className="grid gap-2" aria-label={m.circle_saved_title()}>
      <h4 className="font-semibold">{m.circle_saved_title()}</h4>
      <ul className="grid gap-2">
        {circles.map((saved) => (
          <li key={saved.id} className="tile flex flex-wrap items-center gap-3 p-3">
            <span className="min-w-0 grow">
              <span className="block truncate font-semibold">{saved.title}</span>
              <span className="text-sm text-ink-2">
                {m.circle_saved_about({ bpm: saved.bpm, bars: saved.bars })}
              </span>
            </span>
            <Button
              size="small"
              aria-label={m.circle_saved_listen({ title: saved.title })}
              onClick={() => listen(kit, saved)}
            >
              {m.circle_saved_listen_short()}
            </Button>
            {!isTeacher && (
              <Button size="small" onClick={() => void makeTrack(saved)}>
                {m.drums_loop_to_dj()}
              </Button>
            )}
            {isTeacher && (
              <Button
                size="small"
                aria-label={m.circle_saved_play({ title: saved.title })}
                onClick={() => void playForAll(saved)}
              >
                {m.circle_saved_play_short()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Plays a kept circle twice through on this device alone. */
function listen(kit: DrumKitHandle, { bpm, bars, strokes }: SavedCircle): void {
  const startSec = (kit.audioTimeSec() ?? 0) + 0.1;
  const stepSec = stepDurationMs(bpm) / 1000;
  for (let pass = 0; pass < LISTEN_PASSES; pass++) {
    for (const { padId, step } of strokes) {
      kit.playRemoteHit(padId, startSec + (pass * stepsPerPass(bars) + step) * stepSec, 0.5);
    }
  }
}
