import { m } from "~/messages/compiled/messages.js";
import type { CircleMode, LeaveReason } from "~live/protocol";
import type { CircleView } from "./circle-session";

/** Why the circle is not there right now; null while it is. */
export function connectionText({ status, leftFor }: Pick<CircleView, "status" | "leftFor">): string | null {
  if (status === "connecting") return m.circle_connecting();
  if (status === "waiting") return m.circle_waiting();
  if (status === "blocked") return m.circle_blocked();
  if (status === "refused") return leftText(leftFor);
  return null;
}

/** What somebody reads whom the room sent away: the class's own end is nobody's fault. */
export const leftText = (reason: LeaveReason | null): string =>
  reason === "class_closed" ? m.circle_class_closed() : m.circle_refused();

/** The name of a way to play. */
export function modeName(mode: CircleMode): string {
  switch (mode) {
    case "free":
      return m.circle_mode_free();
    case "loop":
      return m.circle_mode_loop();
    case "call":
      return m.circle_mode_call();
    case "one_drum":
      return m.circle_mode_one_drum();
  }
}
