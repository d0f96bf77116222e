import { useEffect, useState, useSyncExternalStore } from "react";
import type { DrumKitHandle } from "~/features/drums";
import type { LeaveReason } from "~live/protocol";
import { CircleSession, type CircleView } from "./circle-session";

const BEFORE_START: CircleView = {
  status: "connecting",
  leftFor: null,
  members: [],
  circle: null,
  delayMs: null,
  echo: null,
  errorCode: null,
  isSounding: false,
};
const subscribeToNothing = () => () => undefined;

/** Opens this page's part in a circle while the panel is shown. `kit` and `onSentAway` must keep their identity. */
export function useCircle(options: {
  kit: DrumKitHandle;
  memberId: string;
  classroomId: string | null;
  stepSize: 1 | 2;
  glowMs?: number;
  onSentAway: (reason: LeaveReason) => void;
}): { view: CircleView; session: CircleSession | null } {
  const { kit, memberId, classroomId, stepSize, glowMs, onSentAway } = options;
  const [session, setSession] = useState<CircleSession | null>(null);
  useEffect(() => {
    const next = new CircleSession({
      ...{ kit, memberId, classroomId, stepSize, onSentAway },
      ...(glowMs && { glowMs }),
    });
    next.start();
    setSession(next);
    return () => next.end();
  }, [kit, memberId, classroomId, stepSize, glowMs, onSentAway]);
  const view = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.getView ?? (() => BEFORE_START),
    () => BEFORE_START,
  );
  return { view, session };
}
