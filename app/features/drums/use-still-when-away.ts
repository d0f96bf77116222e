import { useContext, useEffect, useRef } from "react";
import { RoomOpenContext } from "~/ui/room-context";

/** Whoever goes to another room leaves the drums still; a round can be played again, its game is not over. */
export function useStillWhenAway(stop: () => void): void {
  const isRoomOpen = useContext(RoomOpenContext);
  const latest = useRef(stop);
  latest.current = stop;
  useEffect(() => {
    if (!isRoomOpen) latest.current();
  }, [isRoomOpen]);
}
