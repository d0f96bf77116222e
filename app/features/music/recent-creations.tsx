import type { MouseEvent } from "react";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";
import { useMomentWriter } from "~/ui/time-zone";
import type { Track } from "./music.schema";
import { MUSIC_EMOTION_HUE, musicEmotionLabel, styleLabel } from "./music-texts";

/** At most six, as the specification says. */
export const RECENT_COUNT = 6;

/** The newest tracks as cards; choosing one loads it into the player. Links, so that they work without script. */
export function RecentCreations(props: {
  tracks: Track[];
  currentId: string | null;
  onChoose: (track: Track) => void;
}) {
  const writeDay = useMomentWriter("medium");
  if (props.tracks.length === 0) return null;
  const choose = (event: MouseEvent, track: Track) => {
    event.preventDefault();
    props.onChoose(track);
  };
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-lg">{m.music_recent()}</h3>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {props.tracks.slice(0, RECENT_COUNT).map((track) => (
          <li key={track.id}>
            <a
              href={`/?track=${track.id}#ai-dj`}
              onClick={(event) => choose(event, track)}
              aria-current={track.id === props.currentId ? "true" : undefined}
              className={`music-card tile ${hueClass(MUSIC_EMOTION_HUE[track.emotion])}`}
            >
              <span className="block truncate font-display text-base font-semibold">{track.title}</span>
              <span className="block text-sm text-ink-2">{styleLabel(track.culturalStyle)}</span>
              <span className="block text-sm text-ink-2">{musicEmotionLabel(track.emotion)}</span>
              <time dateTime={track.createdAt} className="block text-sm text-ink-2">
                {writeDay(track.createdAt)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
