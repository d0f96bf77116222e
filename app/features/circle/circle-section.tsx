import { Suspense, useEffect, useState } from "react";
import type { DrumKitHandle } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { lazyPart } from "~/ui/lazy-part";
import { OfflineNote } from "~/ui/offline-note";
import type { LeaveReason } from "~live/protocol";
import { JoinClassForm } from "./join-class-form";

const CirclePanel = lazyPart(() => import("./circle-panel"));

export type CircleSeatView = { classroomId: string; classroomName: string; role: "student" | "teacher" };

/** The live circle beside a drum kit. Its code loads once the page runs; joining a class works without. */
export function CircleSection(props: {
  kit: DrumKitHandle;
  memberId: string;
  grade: number | null;
  /** The class whose circle this is; null opens a practice room. */
  seat: CircleSeatView | null;
  /** The room closed the connection for good; must keep its identity. */
  onSentAway: (reason: LeaveReason) => void;
}) {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  return (
    <section className="circle" aria-labelledby="circle-heading">
      <h3 id="circle-heading" className="text-xl">
        {m.circle_title()}
      </h3>
      <p className="text-ink-2">{props.seat?.classroomName ?? m.circle_practice_name()}</p>
      <OfflineNote>{m.offline_circle()}</OfflineNote>
      {isRunning && (
        <Suspense fallback={<p className="text-ink-2">{m.circle_connecting()}</p>}>
          <CirclePanel {...props} />
        </Suspense>
      )}
      {!props.seat && <JoinClassForm hint={m.circle_join_code_hint()} />}
    </section>
  );
}
