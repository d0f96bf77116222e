import { useState } from "react";
import { type DrumKitHandle, UnseenKit } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import type { CircleMode, LeaveReason } from "~live/protocol";
import { isCallPass } from "../circle-grid";
import type { CircleSession, CircleView } from "../circle-session";
import { connectionText, leftText, modeName } from "../circle-texts";
import { useBeat } from "../loop-line";
import { useCircle } from "../use-circle";
import BeatWheel from "./beat-wheel";
import { StageControls } from "./stage-controls";
import { type JoinView, StageJoin } from "./stage-join";
import { StageNames } from "./stage-names";
import { useAwake } from "./use-awake";
import { useIdle } from "./use-idle";
import { useStageDesk } from "./use-stage-desk";

/** A name that is lit stays so this long: whoever plays faster is simply lit (never three flashes a second). */
const NAME_GLOW_MS = 350;
/** Names stand this far from the middle while the code and its picture are there. */
const BESIDE_CODE = 34;

export type StageProps = { memberId: string; classroom: { id: string; name: string } } & JoinView;

/** A class's circle for the projector: the beat, everybody's name, how to come in, and the teacher's buttons. */
export function StageView(props: StageProps) {
  const [leftFor, setLeftFor] = useState<LeaveReason | null>(null);
  if (leftFor) {
    return (
      <main id="content" className="stage stage-left">
        <p role="alert">{leftText(leftFor)}</p>
        <a href="/" className="button button-primary">
          {m.circle_stage_back()}
        </a>
      </main>
    );
  }
  return (
    <UnseenKit>
      {(kit, hasLetterKeys) => (
        <Stage {...props} kit={kit} hasLetterKeys={hasLetterKeys} onSentAway={setLeftFor} />
      )}
    </UnseenKit>
  );
}

function Stage({
  memberId,
  classroom,
  kit,
  hasLetterKeys,
  onSentAway,
  ...join
}: StageProps & {
  kit: DrumKitHandle;
  hasLetterKeys: boolean;
  onSentAway: (reason: LeaveReason) => void;
}) {
  const { view, session } = useCircle({
    ...{ kit, memberId, onSentAway, classroomId: classroom.id },
    stepSize: 1,
    glowMs: NAME_GLOW_MS,
  });
  const stage = useStageDesk({ view, session, classroomId: classroom.id, hasLetterKeys });
  const isRunning = Boolean(view.circle?.running);
  const isIdle = useIdle(isRunning);
  useAwake(isRunning);
  const students = view.members.filter(({ role }) => role === "student");
  return (
    <main
      id="content"
      className="stage"
      data-running={isRunning || undefined}
      data-idle={isIdle || undefined}
    >
      <header className="stage-head">
        <a href="/#live-circle" className="stage-button">
          <span aria-hidden="true">←</span> {m.circle_stage_back()}
        </a>
        <h1>{classroom.name}</h1>
        {isRunning && session && !view.isSounding && (
          <button type="button" className="stage-button stage-sound" onClick={session.openSound}>
            {m.circle_tap_to_hear()}
          </button>
        )}
      </header>
      <div className="stage-middle">
        {session && isRunning && view.circle ? (
          <BeatWheel session={session} bars={view.circle.bars} />
        ) : (
          <StageJoin join={join} count={students.length} isLarge />
        )}
        {session && (
          <StageNames view={view} session={session} {...(!isRunning && { nearest: BESIDE_CODE })} />
        )}
      </div>
      <aside className="stage-side">
        {isRunning && <StageJoin join={join} count={students.length} isLarge={false} />}
        <StageNow view={view} session={session} mode={stage.mode} />
      </aside>
      <StageControls view={view} stage={stage} kit={kit} classroomId={classroom.id} />
    </main>
  );
}

/** How the class plays now, what that means, and how fast. */
function StageNow({
  view,
  session,
  mode,
}: {
  view: CircleView;
  session: CircleSession | null;
  mode: CircleMode | undefined;
}) {
  const { circle } = view;
  const beat = useBeat(session, Boolean(circle?.running));
  const connection = connectionText(view);
  if (!circle) return <p role="status">{connection ?? m.circle_connecting()}</p>;
  return (
    <section className="stage-now" aria-label={m.circle_mode()}>
      <h2>{modeName(mode ?? circle.mode)}</h2>
      <p role="status">{connection ?? hintOf(view, beat?.pass ?? 0)}</p>
      <p className="stage-tempo">
        {circle.bpm} <small>BPM</small>
      </p>
    </section>
  );
}

/** One line for everybody in the room. */
function hintOf({ circle, members }: CircleView, pass: number): string {
  if (!circle) return "";
  if (circle.isPaused) return m.circle_paused_lead();
  if (!circle.running) return m.circle_stage_waiting();
  const soloist =
    circle.solo.length > 0 && pass >= circle.soloSincePass
      ? circle.solo[(pass - circle.soloSincePass) % circle.solo.length]
      : undefined;
  if (soloist) {
    const name = members.find((member) => member.memberId === soloist)?.name ?? "…";
    return m.circle_solo_other({ name });
  }
  if (circle.isFrozen) return m.circle_frozen_hint();
  if (circle.mode === "call") return isCallPass(pass) ? m.circle_call_listen() : m.circle_call_answer();
  if (circle.mode === "one_drum") return m.circle_mode_one_drum_hint();
  return circle.mode === "free" ? m.circle_mode_free_hint() : m.circle_mode_loop_hint();
}
