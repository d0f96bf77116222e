import { lazy } from "react";
import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { withStyles } from "~/ui/load-style";
import type { LeaveReason } from "~live/protocol";
import { Room } from "./room";
import { RoomContent } from "./room-content";
import { ROOM_STYLES } from "./room-styles";
import type { RoomCode, useLaterRooms } from "./use-later-rooms";

/** Where each room's code and style are; asked for when the room opens, or ahead of it. */
export const STUDENT_ROOM_CODE = {
  "ai-coach": withStyles(ROOM_STYLES["ai-coach"], () => import("~/features/coach/coach-section")),
  "ai-dj": withStyles(ROOM_STYLES["ai-dj"], () => import("~/features/music/music-section")),
  drummer: withStyles(ROOM_STYLES.drummer, () => import("./drum-room")),
  learning: withStyles(ROOM_STYLES.learning, () => import("~/features/learning/learning-section")),
  profile: () => import("./own-section"),
} satisfies RoomCode;

const CoachSection = lazy(async () => ({ default: (await STUDENT_ROOM_CODE["ai-coach"]()).CoachSection }));
const MusicSection = lazy(async () => ({ default: (await STUDENT_ROOM_CODE["ai-dj"]()).MusicSection }));
const DrumRoom = lazy(STUDENT_ROOM_CODE.drummer);
const LearningSection = lazy(async () => ({ default: (await STUDENT_ROOM_CODE.learning()).LearningSection }));
const OwnSection = lazy(STUDENT_ROOM_CODE.profile);

/** The student's five rooms beside the dashboard. */
export function StudentRooms({
  user,
  current,
  later,
  onSentAway,
}: {
  user: User;
  current: string | null;
  later: ReturnType<typeof useLaterRooms>;
  onSentAway: (reason: LeaveReason) => void;
}) {
  const { rooms, retry } = later;
  return (
    <>
      <Room id="ai-coach" current={current} heading={m.coach_title()}>
        <RoomContent id="ai-coach" state={rooms["ai-coach"]} onRetry={retry}>
          {(data) => <CoachSection data={data} />}
        </RoomContent>
      </Room>
      <Room id="ai-dj" current={current} heading={m.music_heading()}>
        <RoomContent id="ai-dj" state={rooms["ai-dj"]} onRetry={retry}>
          {(data) => <MusicSection {...data} />}
        </RoomContent>
      </Room>
      <Room id="drummer" current={current} heading={m.drums_title()}>
        <RoomContent id="drummer" state={rooms.drummer} onRetry={retry}>
          {(data) => <DrumRoom user={user} data={data} onSentAway={onSentAway} />}
        </RoomContent>
      </Room>
      <Room id="learning" current={current} heading={m.learning_title()}>
        <RoomContent id="learning" state={rooms.learning} onRetry={retry}>
          {(data) => <LearningSection data={data} />}
        </RoomContent>
      </Room>
      <Room id="profile" current={current} heading={m.common_nav_profile()}>
        <RoomContent id="profile" state={rooms.profile} onRetry={retry}>
          {(data) => <OwnSection user={user} own={data} />}
        </RoomContent>
      </Room>
    </>
  );
}
