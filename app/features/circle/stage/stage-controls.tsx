import { useRef } from "react";
import type { DrumKitHandle } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { CIRCLE_MODES } from "~live/protocol";
import type { CircleView } from "../circle-session";
import { modeName } from "../circle-texts";
import { SavedCircles } from "../saved-circles";
import { isEverybodyMuted, type useStageDesk } from "./use-stage-desk";

/** The teacher's few large buttons; Stop is the white one, to be found in a hurry. */
export function StageControls({
  view,
  stage,
  kit,
  classroomId,
}: {
  view: CircleView;
  stage: ReturnType<typeof useStageDesk>;
  kit: DrumKitHandle;
  classroomId: string;
}) {
  const { circle } = view;
  const dialog = useRef<HTMLDialogElement>(null);
  if (!circle) return null;
  const { desk, save, isSaving, mode } = stage;
  const isMuted = isEverybodyMuted(view);
  return (
    <div role="toolbar" aria-label={m.circle_lead_title()} className="stage-bar">
      <button type="button" className="stage-button stage-main" onClick={() => desk({ do: "toggle" })}>
        <span aria-hidden="true">{circle.running ? "■" : "▶"}</span>
        {circle.running ? m.circle_lead_stop() : m.circle_lead_start()}
      </button>
      <fieldset className="stage-modes" aria-label={m.circle_lead_mode()}>
        {CIRCLE_MODES.map((each) => (
          <button
            key={each}
            type="button"
            className="stage-button"
            aria-pressed={mode === each}
            onClick={() => desk({ do: "mode", mode: each })}
          >
            {modeName(each)}
          </button>
        ))}
      </fieldset>
      <fieldset className="stage-group" aria-label={m.circle_tempo()}>
        <button
          type="button"
          className="stage-button"
          aria-label={m.circle_lead_slower()}
          onClick={() => desk({ do: "slower" })}
        >
          −
        </button>
        <output>{circle.bpm}</output>
        <button
          type="button"
          className="stage-button"
          aria-label={m.circle_lead_faster()}
          onClick={() => desk({ do: "faster" })}
        >
          +
        </button>
      </fieldset>
      <div className="stage-group stage-more">
        <button
          type="button"
          className="stage-button"
          disabled={!circle.running}
          data-on={circle.isFrozen || undefined}
          onClick={() => desk({ do: "keep" })}
        >
          {circle.isFrozen ? m.circle_lead_unfreeze() : m.circle_lead_freeze()}
        </button>
        <button type="button" className="stage-button" onClick={() => desk({ do: "mute" })}>
          {isMuted ? m.circle_lead_unmute_all() : m.circle_lead_mute_all()}
        </button>
        <button type="button" className="stage-button" disabled={isSaving} onClick={() => void save()}>
          {m.circle_stage_save()}
        </button>
        <button type="button" className="stage-button" onClick={() => dialog.current?.showModal()}>
          {m.circle_saved_title()}
        </button>
        <button type="button" className="stage-button" onClick={() => desk({ do: "fullscreen" })}>
          {m.circle_stage_full()}
        </button>
      </div>
      <dialog ref={dialog} className="stage-dialog panel" aria-label={m.circle_saved_title()}>
        <SavedCircles
          classroomId={classroomId}
          kit={kit}
          isTeacher
          onPlayed={() => dialog.current?.close()}
          whenEmpty={m.circle_stage_none_saved()}
        />
        <form method="dialog">
          <button type="submit" className="stage-button">
            {m.common_close()}
          </button>
        </form>
      </dialog>
    </div>
  );
}
