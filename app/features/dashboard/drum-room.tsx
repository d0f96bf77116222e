import { CircleSection } from "~/features/circle";
import { DrummerSection } from "~/features/drums";
import type { User } from "~/features/identity/index.server";
import type { LeaveReason } from "~live/protocol";
import type { RoomData } from "./room-data.server";

/** The drum room: one's own kit and games, and the class's live circle on the same pads. */
export default function DrumRoom({
  user,
  data,
  onSentAway,
}: {
  user: User;
  data: RoomData["drummer"];
  onSentAway: (reason: LeaveReason) => void;
}) {
  const { circleSeat, ...drums } = data;
  return (
    <DrummerSection userId={user.id} grade={user.grade} {...drums}>
      {(kit) => (
        <CircleSection
          kit={kit}
          memberId={user.id}
          grade={user.grade}
          seat={circleSeat}
          onSentAway={onSentAway}
        />
      )}
    </DrummerSection>
  );
}
