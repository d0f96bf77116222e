import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { EARLY_LINKS, roomLink, roomOfHash } from "./rooms";

/** State of a navigation that leaves the keyboard where it is: the arrow keys go on through a row of tabs. */
export const KEEP_FOCUS = { keepsFocus: true };
const keepsFocus = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepsFocus" in state;

/** A layout effect would warn on the server, where nothing is laid out. */
export const useClientLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The room that is open: the one the address names, else the last one (a skip link changes the hash too).
 * Null until the page runs; until then the stylesheet shows one room by `data-room` on the root element.
 */
export function useRoom(ids: readonly string[]): string | null {
  const { hash } = useLocation();
  const [isRunning, setIsRunning] = useState(false);
  useClientLayoutEffect(() => setIsRunning(true), []);
  const last = useRef(ids[0] ?? "");
  if (!isRunning) return null;
  last.current = roomOfHash(hash, ids) ?? (hash === "" ? ids[0] : roomAround(hash, ids)) ?? last.current;
  return last.current;
}

/** The room in which an element of the page stands. */
function roomAround(hash: string, ids: readonly string[]): string | undefined {
  const around = document.getElementById(hash.slice(1))?.closest("[data-room-id]");
  return ids.find((id) => id === around?.getAttribute("data-room-id"));
}

/** Takes over from the script that followed links while the page was not running yet, at the room it went to. */
export function useEarlyLinks(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const firstHash = useRef(hash);
  useEffect(() => {
    const early: unknown = Reflect.get(window, EARLY_LINKS);
    if (typeof early !== "function") return;
    document.removeEventListener("click", early as EventListener);
    Reflect.deleteProperty(window, EARLY_LINKS);
    const now = window.location.hash;
    if (now !== firstHash.current) navigate({ search: window.location.search, hash: now }, { replace: true });
  }, [navigate]);
}

/**
 * What belongs to entering a room: the light on the wall, the page's title, the keyboard's place at the room's
 * heading, and the top of the room unless one came back to it.
 */
export function useRoomEntry(room: string | null, title: string): void {
  const { hash, state } = useLocation();
  const type = useNavigationType();
  const entered = useRef<string | null>(null);
  useClientLayoutEffect(() => {
    if (!room) return;
    document.documentElement.dataset.room = room;
    document.title = title;
  }, [room, title]);
  useClientLayoutEffect(() => {
    if (!room || room === entered.current) return;
    const isFirst = entered.current === null;
    entered.current = room;
    if (isFirst && (hash === "" || document.activeElement !== document.body)) return;
    if (type !== "POP") window.scrollTo(0, 0);
    if (!keepsFocus(state)) focusHeading(room);
  }, [room, hash, state, type]);
  useEffect(
    () => () => {
      delete document.documentElement.dataset.room;
    },
    [],
  );
}

function focusHeading(room: string): void {
  document.getElementById(`${room}-heading`)?.focus({ preventScroll: true });
}

/**
 * Handles a click on any link to a room of this page. The browser's own jump to an anchor leaves an entry in
 * the history that Remix cannot tell from another (its state is null, all such entries share one key), so
 * going back would land at the wrong place.
 */
export function useRoomLinks(
  ids: readonly string[],
  current: string | null,
): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.href || link.target || link.hasAttribute("download")) return;
      const to = roomLink(link.href, window.location, ids);
      if (!to) return;
      event.preventDefault();
      if (to.room === current && to.search === window.location.search) {
        window.scrollTo(0, 0);
        focusHeading(to.room);
      } else {
        navigate({ pathname: window.location.pathname, search: to.search, hash: to.room });
      }
    },
    [navigate, ids, current],
  );
}
