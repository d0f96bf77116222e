import { Suspense, useState } from "react";
import "./circle-live.css";
import { type DrumKitHandle, padName } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { Icon } from "~/ui/icons";
import { lazyPart } from "~/ui/lazy-part";
import type { LeaveReason } from "~live/protocol";
import { isCallPass } from "./circle-grid";
import type { CircleSeatView } from "./circle-section";
import type { CircleSession, CircleView } from "./circle-session";
import { connectionText, modeName } from "./circle-texts";
import { suggestMode } from "./clock-sync";
import { LoopLine, useBeat } from "./loop-line";
import { MemberRing } from "./member-ring";
import { SavedCircles } from "./saved-circles";
import { useCircle } from "./use-circle";

const BeatWheel = lazyPart(() => import("./stage/beat-wheel"));
const ConductorPanel = lazyPart(() => import("./conductor-panel"));
/** Up to this grade hits snap to eighths instead of sixteenths, a wider grid. */
const LAST_GRADE_IN_EIGHTHS = 3;

/** Who is here, what the circle does, and what to do now; for the teacher, the means to lead it. */
export default function CirclePanel({
  kit,
  memberId,
  grade,
  seat,
  onSentAway,
}: {
  kit: DrumKitHandle;
  memberId: string;
  grade: number | null;
  seat: CircleSeatView | null;
  onSentAway: (reason: LeaveReason) => void;
}) {
  const { view, session } = useCircle({
    kit,
    memberId,
    onSentAway,
    classroomId: seat?.classroomId ?? null,
    stepSize: grade !== null && grade <= LAST_GRADE_IN_EIGHTHS ? 2 : 1,
  });
  const isTeacher = seat?.role === "teacher";
  const [isFolded, setIsFolded] = useState(false);
  const { circle } = view;
  // While the class plays, a student's pads and the circle fill the screen together (circle-live.css).
  const canFill = Boolean(circle?.running) && seat?.role === "student";
  const live = canFill &&
    !isFolded && {
      "data-live": circle?.mode,
      "data-part": circle?.mode === "one_drum" ? circle.parts[memberId] : undefined,
    };
  return (
    <div className="circle-body" {...live}>
      {seat && <CircleSound view={view} session={session} memberId={memberId} isTeacher={isTeacher} />}
      <CircleNow view={view} session={session} memberId={memberId} isTeacher={isTeacher} />
      <div className="circle-ring">
        {view.status !== "refused" && (
          <p className="text-ink-2">{m.circle_here({ count: view.members.length })}</p>
        )}
        <MemberRing view={view} session={session} memberId={memberId} />
        {live && session && circle && (
          <Suspense fallback={null}>
            <BeatWheel session={session} bars={circle.bars} />
          </Suspense>
        )}
      </div>
      <CircleFacts view={view} session={session} />
      {isTeacher && session && seat ? (
        <Suspense fallback={null}>
          <ConductorPanel view={view} session={session} classroomId={seat.classroomId} />
        </Suspense>
      ) : null}
      {canFill && (
        <button
          type="button"
          className="circle-fold button button-quiet"
          aria-expanded={isFolded}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? m.circle_fill() : m.circle_fold()}
        </button>
      )}
      {seat && <SavedCircles classroomId={seat.classroomId} kit={kit} isTeacher={isTeacher} />}
    </div>
  );
}

/** Whether this page is heard: one big button until it is, first in the circle's focus order. */
function CircleSound({ view, session, memberId, isTeacher }: NowProps) {
  const { circle, isSounding } = view;
  if (!circle || !session) return null;
  if (!isSounding) {
    // The teacher's press on Start opens the sound of that page.
    if (isTeacher && !circle.running) return null;
    return (
      <button type="button" className="circle-sound" onClick={session.openSound}>
        <Icon name="sound" size={28} /> {m.circle_tap_to_hear()}
      </button>
    );
  }
  const isMuted = circle.muted.includes(memberId);
  return <p className="text-ink-2">{isMuted ? m.circle_sound_muted() : m.circle_sound_on()}</p>;
}

type NowProps = {
  view: CircleView;
  session: CircleSession | null;
  memberId: string;
  isTeacher: boolean;
};

/** One line that says what to do now, and the beats going by. */
function CircleNow({ view, session, memberId, isTeacher }: NowProps) {
  const isRunning = Boolean(view.circle?.running);
  const beat = useBeat(session, isRunning);
  const pass = beat?.pass ?? 0;
  return (
    <div className="circle-now">
      {view.circle && isRunning && <LoopLine beat={beat} bars={view.circle.bars} />}
      <p role="status" className="circle-hint">
        {connectionText(view) ??
          (beat?.isCountIn ? m.circle_count_in() : whatToDo(view, memberId, pass, isTeacher))}
      </p>
      {view.echo && (
        <p role="status" className="text-mint">
          {m.circle_echo(view.echo)}
        </p>
      )}
      {view.errorCode === "slow_down" && <p role="status">{m.circle_slow_down()}</p>}
    </div>
  );
}

function whatToDo(view: CircleView, memberId: string, pass: number, isTeacher: boolean): string {
  const { circle, members } = view;
  if (!circle) return m.circle_connecting();
  if (circle.muted.includes(memberId)) return m.circle_you_are_muted();
  if (circle.isPaused) return isTeacher ? m.circle_paused_lead() : m.circle_paused();
  if (!circle.running) return members.length > 1 ? m.circle_resting() : m.circle_resting_alone();
  const soloist =
    circle.solo.length > 0 && pass >= circle.soloSincePass
      ? circle.solo[(pass - circle.soloSincePass) % circle.solo.length]
      : undefined;
  if (soloist === memberId) return m.circle_solo_you();
  if (soloist !== undefined) {
    return m.circle_solo_other({ name: members.find((member) => member.memberId === soloist)?.name ?? "…" });
  }
  const part = circle.parts[memberId];
  switch (circle.mode) {
    case "free":
      return m.circle_mode_free_hint();
    case "loop":
      return circle.isFrozen ? m.circle_frozen_hint() : m.circle_mode_loop_hint();
    case "call":
      // The leader plays the call and hears the answer: the other way round than the class.
      return isCallPass(pass) === isTeacher ? m.circle_call_answer() : m.circle_call_listen();
    case "one_drum":
      return part ? m.circle_your_part({ pad: padName(part) }) : m.circle_mode_one_drum_hint();
  }
}

function CircleFacts({ view, session }: { view: CircleView; session: CircleSession | null }) {
  const [hasClick, setHasClick] = useState(true);
  const { circle, delayMs } = view;
  if (!circle) return null;
  const fitsLive = suggestMode(delayMs) === "free";
  return (
    <>
      <dl className="circle-facts">
        <div>
          <dt>{m.circle_mode()}</dt>
          <dd>{modeName(circle.mode)}</dd>
        </div>
        <div>
          <dt>{m.circle_tempo()}</dt>
          <dd>{circle.bpm}</dd>
        </div>
        <div>
          <dt>{m.circle_loop()}</dt>
          <dd>{m.circle_loop_bars({ bars: circle.bars })}</dd>
        </div>
        <div>
          <dt>{m.circle_delay()}</dt>
          <dd data-delay-ms={delayMs ?? undefined}>
            {delayMs === null ? m.circle_delay_measuring() : m.circle_delay_ms({ ms: delayMs })}
          </dd>
        </div>
      </dl>
      {delayMs !== null && (
        <p className="text-sm text-ink-2">
          {fitsLive ? m.circle_delay_fits_live() : m.circle_delay_fits_loop()}
        </p>
      )}
      {circle.running && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-[var(--color-action)]"
            checked={hasClick}
            onChange={({ target }) => {
              setHasClick(target.checked);
              if (session) session.hasClick = target.checked;
            }}
          />
          {m.circle_click()}
        </label>
      )}
    </>
  );
}
