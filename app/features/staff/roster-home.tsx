import { OwnSection, ROSTER_ROOMS, Room, RoomsPage } from "~/features/dashboard";
import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RosterHomeData } from "./roster-home.server";
import { RosterRoom } from "./roster-room";

/** The page of a technical administrator who leads no class: the roster, and their own profile. */
export default function RosterHome({ user, data }: { user: User; data: RosterHomeData }) {
  return (
    <RoomsPage user={user} rooms={ROSTER_ROOMS} title={m.common_meta_teacher_title()} bringsAllRooms>
      {(current) => (
        <>
          <Room id="school-roster" current={current} heading={m.common_nav_roster()}>
            <RosterRoom data={data.roster} />
          </Room>
          <Room id="profile" current={current} heading={m.common_nav_profile()}>
            <OwnSection user={user} own={data.own} />
          </Room>
        </>
      )}
    </RoomsPage>
  );
}
