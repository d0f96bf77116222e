import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { useIsOffline } from "~/ui/use-is-offline";
import type { LaterRoom } from "./rooms";
import type { RoomState } from "./use-later-rooms";

/** The inside of a room that comes when it opens: loading, "Try again", or the room itself. */
export function RoomContent<Data>({
  id,
  state,
  onRetry,
  children,
}: {
  id: LaterRoom;
  state: RoomState<Data> | undefined;
  onRetry: (id: LaterRoom) => void;
  children: (data: Data) => ReactNode;
}) {
  if (state?.status === "ready") return <Suspense fallback={<Waiting />}>{children(state.data)}</Suspense>;
  if (state?.status !== "failed") return <Waiting />;
  return <Failed id={id} onRetry={onRetry} />;
}

/** Says why, comes by itself when the network is back, and leads to what works without one. */
function Failed({ id, onRetry }: { id: LaterRoom; onRetry: (id: LaterRoom) => void }) {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) onRetry(id);
    wasOffline.current = isOffline;
  }, [isOffline, id, onRetry]);
  return (
    <div role="alert" className="panel grid justify-items-start gap-4 p-6">
      <p>{isOffline ? m.offline_room() : m.common_room_failed()}</p>
      {isOffline && id === "drummer" && (
        <a href="/offline#drummer" className="button button-primary">
          {m.offline_room_drums()}
        </a>
      )}
      {isOffline && id === "learning" && (
        <a href="/offline#lessons" className="button button-primary">
          {m.offline_room_lessons()}
        </a>
      )}
      <Button look="primary" onClick={() => onRetry(id)}>
        {m.common_try_again()}
      </Button>
    </div>
  );
}

/** Where the page's script never arrives, a link leads to the same rooms without one. */
function Waiting() {
  return (
    <div className="panel room-waiting">
      <div className="room-waiting-bars" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <p role="status">{m.common_loading()}</p>
      <a href="/?rooms=all">{m.common_room_plain()}</a>
    </div>
  );
}
