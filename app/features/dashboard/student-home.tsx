import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { HelpNowLink } from "~/ui/help-link";
import type { LeaveReason } from "~live/protocol";
import { Room } from "./room";
import { STUDENT_ROOMS } from "./rooms";
import { RoomsPage } from "./rooms-page";
import type { StudentHomeData } from "./student-home.server";
import { STUDENT_ROOM_CODE, StudentRooms } from "./student-rooms";
import { Today } from "./today";
import { useLaterRooms } from "./use-later-rooms";

/** The student's page: the dashboard first, the other rooms when they open. */
export default function StudentHome({
  user,
  data,
  onSentAway,
}: {
  user: User;
  data: StudentHomeData;
  /** The live room closed its connection for good. */
  onSentAway: (reason: LeaveReason) => void;
}) {
  return (
    <RoomsPage
      user={user}
      rooms={STUDENT_ROOMS}
      title={m.common_meta_dashboard_title()}
      help={<HelpNowLink />}
      bringsAllRooms={data.rooms !== null}
    >
      {(current) => <StudentRoomSet user={user} data={data} current={current} onSentAway={onSentAway} />}
    </RoomsPage>
  );
}

function StudentRoomSet({
  user,
  data,
  current,
  onSentAway,
}: {
  user: User;
  data: StudentHomeData;
  current: string | null;
  onSentAway: (reason: LeaveReason) => void;
}) {
  const later = useLaterRooms(current, data, STUDENT_ROOM_CODE);
  return (
    <>
      <Room id="dashboard" current={current}>
        <Today user={user} data={data} isOpen={current === "dashboard"} />
      </Room>
      <StudentRooms user={user} current={current} later={later} onSentAway={onSentAway} />
    </>
  );
}
