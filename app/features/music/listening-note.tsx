import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { ReliefResult } from "~/features/check-in";
import { forgetDoor, ReliefQuestion } from "~/features/what-works";
import { m } from "~/messages/compiled/messages.js";
import type { ActivityType } from "./engine/types";

/** Below the player: before listening what to listen for, afterwards "How is it now?". */
export function ListeningNote(props: { activity: ActivityType; hasListened: boolean; asksRelief: boolean }) {
  const [wasHeard, setWasHeard] = useState(false);
  if (props.hasListened && !wasHeard) setWasHeard(true);
  const { revalidate } = useRevalidator();
  const onAnswered = (_result: ReliefResult) => {
    // Asked here, it is not asked again on the way back.
    forgetDoor();
    revalidate();
  };
  if (wasHeard && props.asksRelief) {
    return (
      <div className="tile dj-note">
        <ReliefQuestion tool="music" headingId="dj-relief" onAnswered={onAnswered} />
      </div>
    );
  }
  return (
    <p className="tile dj-note text-ink-2">
      {props.activity === "breathing_exercise" ? m.music_breath_hint() : m.music_about_promise()}
    </p>
  );
}
