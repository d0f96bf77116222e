import type { ReactNode } from "react";
import { RoomContext, RoomOpenContext } from "~/ui/room-context";

/**
 * One room of the page: a section with the sidebar's anchor as its id. `current` is the room that is open, or
 * null before the page runs, when every room is in the page and the stylesheet shows one.
 */
export function Room({
  id,
  current,
  heading,
  children,
}: {
  id: string;
  current: string | null;
  /** The room's own heading; without it the content brings an h1 with the id `{id}-heading`. */
  heading?: string;
  children: ReactNode;
}) {
  return (
    <RoomContext.Provider value={id}>
      <section
        id={id}
        data-room-id={id}
        className="room"
        aria-labelledby={`${id}-heading`}
        hidden={current !== null && current !== id}
      >
        {heading && (
          <h1 id={`${id}-heading`} tabIndex={-1} className="room-heading">
            {heading}
          </h1>
        )}
        <RoomOpenContext.Provider value={current === null || current === id}>
          {children}
        </RoomOpenContext.Provider>
      </section>
    </RoomContext.Provider>
  );
}
