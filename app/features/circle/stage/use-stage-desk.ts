import { useEffect, useMemo, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import { MAX_BPM, MIN_BPM } from "~live/protocol";
import type { CircleSession, CircleView } from "../circle-session";
import { modeToStart } from "../clock-sync";
import { CIRCLE_SAVED_EVENT } from "../saved-circles";
import { type StageAction, stageAction } from "./stage-keys";

const TEMPO_STEP = 5;
const COUNT_IN_BEATS = 4;

/** What the teacher does on the stage, by button or by key. */
export function useStageDesk(options: {
  view: CircleView;
  session: CircleSession | null;
  classroomId: string;
  hasLetterKeys: boolean;
}) {
  const { view, session, classroomId, hasLetterKeys } = options;
  const [hasChosenMode, setHasChosenMode] = useState(false);
  const { isPending: isSaving, run } = useApiAction();
  const toast = useToast();
  const live = useRef({ view, session, hasChosenMode });
  live.current = { view, session, hasChosenMode };
  const desk = useMemo(
    () =>
      makeDesk(
        () => live.current,
        () => setHasChosenMode(true),
      ),
    [],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      // A button, a link and an open dialog keep their own keys.
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("dialog, input, select, textarea")) return;
      if (event.key === " " && target?.closest("button, a, summary")) return;
      const action = stageAction(event.key, hasLetterKeys);
      if (!action) return;
      event.preventDefault();
      desk(action);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [desk, hasLetterKeys]);

  const save = async () => {
    const saved = await run(
      () =>
        callApi<{ title: string }>(`/api/classrooms/${classroomId}/circles`, {
          body: { title: "" },
          idempotencyKey: crypto.randomUUID(),
        }),
      m.circle_lead_failed(),
    );
    if (!saved) return;
    toast({ title: m.circle_lead_saved({ title: saved.answer.title }) });
    window.dispatchEvent(new Event(CIRCLE_SAVED_EVENT));
  };

  const { circle, delayMs } = view;
  const isUndecided = circle && !hasChosenMode && !circle.running;
  const mode = isUndecided ? modeToStart(circle.mode, delayMs) : circle?.mode;
  return { desk, save, isSaving, mode };
}

type Live = { view: CircleView; session: CircleSession | null; hasChosenMode: boolean };

function makeDesk(read: () => Live, onModeChosen: () => void) {
  return (action: StageAction) => {
    const { view, session, hasChosenMode } = read();
    const { circle, delayMs, members } = view;
    if (!session || !circle) return;
    const setTempo = (bpm: number) =>
      session.conduct({ action: "tempo", bpm: Math.min(MAX_BPM, Math.max(MIN_BPM, bpm)) });
    switch (action.do) {
      case "toggle": {
        if (circle.running) return session.conduct({ action: "stop" });
        // The press is what a browser wants before it lets the click track sound.
        session.openSound();
        const mode = hasChosenMode ? circle.mode : modeToStart(circle.mode, delayMs);
        return session.conduct({ action: "start", mode, countInBeats: COUNT_IN_BEATS });
      }
      case "faster":
        return setTempo(circle.bpm + TEMPO_STEP);
      case "slower":
        return setTempo(circle.bpm - TEMPO_STEP);
      case "mode":
        onModeChosen();
        return session.conduct({ action: "mode", mode: action.mode });
      case "mute":
        return session.conduct({ action: isEverybodyMuted(view) && members.length > 1 ? "unmute" : "mute" });
      case "keep":
        return session.conduct({ action: circle.isFrozen ? "unfreeze" : "freeze" });
      case "fullscreen":
        return void toggleFullscreen();
    }
  };
}

/** Whether no student can be heard by the others. */
export function isEverybodyMuted({ members, circle }: CircleView): boolean {
  const students = members.filter(({ role }) => role === "student");
  return students.length > 0 && students.every(({ memberId }) => circle?.muted.includes(memberId));
}

async function toggleFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // A browser that does not want to: the page fills the window anyway.
  }
}
