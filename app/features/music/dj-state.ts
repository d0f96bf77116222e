import type { Track } from "./music.schema";

/** What the room shows: the pieces, newest first, and the one in the player. */
export interface DjState {
  tracks: Track[];
  currentId: string | null;
  /** The piece that was made last in this room, until another is chosen: it is drawn section by section. */
  freshId: string | null;
  isComposing: boolean;
}

export type DjEvent =
  /** The server's list, read again. */
  | { type: "listed"; tracks: Track[] }
  | { type: "chosen"; trackId: string }
  | { type: "composing" }
  | { type: "notComposed" }
  | { type: "made"; track: Track }
  | { type: "changed"; track: Track }
  | { type: "removed"; trackId: string };

export const openDj = (tracks: Track[], selectedId: string | null): DjState => ({
  tracks,
  currentId: selectedId ?? tracks[0]?.id ?? null,
  freshId: null,
  isComposing: false,
});

/** The room after an event. Pure. */
export function djAfter(state: DjState, event: DjEvent): DjState {
  switch (event.type) {
    case "listed":
      return { ...state, tracks: event.tracks };
    case "chosen":
      return { ...state, currentId: event.trackId, freshId: null };
    case "composing":
      return { ...state, isComposing: true };
    case "notComposed":
      return { ...state, isComposing: false };
    case "made": {
      const { track } = event;
      const others = state.tracks.filter((each) => each.id !== track.id);
      return { tracks: [track, ...others], currentId: track.id, freshId: track.id, isComposing: false };
    }
    case "changed":
      return {
        ...state,
        tracks: state.tracks.map((each) => (each.id === event.track.id ? event.track : each)),
      };
    case "removed":
      return {
        ...state,
        tracks: state.tracks.filter((each) => each.id !== event.trackId),
        currentId: state.currentId === event.trackId ? null : state.currentId,
      };
  }
}

/** The piece in the player: the chosen one, else the newest. */
export const currentTrack = ({ tracks, currentId }: DjState): Track | null =>
  tracks.find((track) => track.id === currentId) ?? tracks[0] ?? null;
