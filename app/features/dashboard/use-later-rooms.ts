import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, callApi, isOtherPersonError, isUnauthorizedError } from "~/ui/api-client";
import { reloadForNewVersion, whenIdleOnFastLine } from "~/ui/load-code";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { RoomData } from "./room-data.server";
import { isLaterRoom, LATER_ROOMS, type LaterRoom } from "./rooms";

export type RoomState<Data> = { status: "waiting" } | { status: "failed" } | { status: "ready"; data: Data };
type Rooms = { [Id in LaterRoom]?: RoomState<RoomData[Id]> };

/** The code of each room; the browser keeps what it has fetched. */
export type RoomCode = Partial<Record<LaterRoom, () => Promise<unknown>>>;

/**
 * The rooms that come when they open: `current` is loaded, data and code together, and read again whenever the
 * page's own data are (`pageData`), because one of the rooms changed something then.
 */
export function useLaterRooms(
  current: string | null,
  pageData: { rooms?: Partial<RoomData> | null },
  code: RoomCode,
) {
  const [rooms, setRooms] = useState<Rooms>(() => readyRooms(pageData.rooms));
  const handleUnauthorized = useUnauthorized();
  const attempts = useRef<Partial<Record<LaterRoom, number>>>({});

  const load = useCallback(
    async (id: LaterRoom) => {
      const attempt = (attempts.current[id] ?? 0) + 1;
      attempts.current[id] = attempt;
      const settle = (state: Rooms[LaterRoom]) => {
        if (attempts.current[id] !== attempt) return;
        // What is already shown stays when it cannot be read again.
        setRooms((known) =>
          state?.status === "ready" || known[id]?.status !== "ready" ? { ...known, [id]: state } : known,
        );
      };
      settle({ status: "waiting" });
      try {
        const [data] = await Promise.all([readRoom(id), code[id]?.()]);
        settle({ status: "ready", data } as Rooms[LaterRoom]);
      } catch (error) {
        // Consent was taken back meanwhile: the page itself says what that means.
        if (error instanceof ApiError && error.status === 403) window.location.reload();
        else if (!handleUnauthorized(error)) {
          settle({ status: "failed" });
          void reloadForNewVersion();
        }
      }
    },
    [code, handleUnauthorized],
  );

  const isOpened = current !== null && isLaterRoom(current) && rooms[current] !== undefined;
  useEffect(() => {
    if (current && isLaterRoom(current) && !isOpened) void load(current);
  }, [current, isOpened, load]);

  const opened = useRef(rooms);
  opened.current = rooms;
  const lastPageData = useRef(pageData);
  useEffect(() => {
    if (lastPageData.current === pageData) return;
    lastPageData.current = pageData;
    for (const id of LATER_ROOMS) if (opened.current[id]) void load(id);
  }, [pageData, load]);

  useEffect(() => fetchAhead(code), [code]);
  return { rooms, retry: load };
}

/** The page's query goes along: it names the talk, track or tab that is meant. */
async function readRoom(id: LaterRoom): Promise<unknown> {
  try {
    return await callApi(`/api/rooms/${id}${window.location.search}`);
  } catch (error) {
    // Without its modules the learning room shows the demo ones (specification, section 3).
    const isSessionGone = isUnauthorizedError(error) || isOtherPersonError(error);
    if (id === "learning" && !isSessionGone && navigator.onLine) return null;
    throw error;
  }
}

function readyRooms(given: Partial<RoomData> | null | undefined): Rooms {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([id, data]) => [id, { status: "ready", data }]),
  ) as Rooms;
}

/** On a fast line the rooms' code comes while nothing else happens; each one after the other. */
function fetchAhead(code: RoomCode): (() => void) | undefined {
  let isWanted = true;
  const stop = whenIdleOnFastLine(async () => {
    for (const fetchCode of Object.values(code)) {
      if (!isWanted) return;
      // A room that cannot be fetched now says so when it is opened.
      await fetchCode().catch(() => undefined);
    }
  });
  return () => {
    isWanted = false;
    stop?.();
  };
}
