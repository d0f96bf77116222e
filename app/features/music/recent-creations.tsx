import type { MouseEvent } from "react";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";
import { useMomentWriter } from "~/ui/time-zone";
import { coverBars } from "./cover";
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
  const { tracks, currentId } = props;
  const writeDay = useMomentWriter("medium");
  const choose = (event: MouseEvent, track: Track) => {
    event.preventDefault();
    props.onChoose(track);
  };
  return (
    <section aria-labelledby="dj-library">
      <h2 id="dj-library" className="px-2 pb-1.5 text-lg">
        {m.music_recent()}
      </h2>
      {tracks.length === 0 && <p className="px-2 text-ink-2">{m.music_recent_empty()}</p>}
      <ul className="dj-cards">
        {tracks.slice(0, RECENT_COUNT).map((track) => (
          <li key={track.id}>
            <a
              href={`/?track=${track.id}#ai-dj`}
              onClick={(event) => choose(event, track)}
              aria-current={track.id === currentId ? "true" : undefined}
              className={`music-card ${hueClass(MUSIC_EMOTION_HUE[track.emotion])}`}
            >
              <Cover seed={track.seed} />
              <span className="min-w-0">
                <span className="block truncate font-display font-semibold">{track.title}</span>
                <span className="dj-card-line">{styleLabel(track.culturalStyle)}</span>
                <span className="dj-card-line">{musicEmotionLabel(track.emotion)}</span>
                <time dateTime={track.createdAt} className="dj-card-line">
                  {writeDay(track.createdAt)}
                </time>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture of its own for each piece, from its seed. */
function Cover({ seed }: { seed: number }) {
  return (
    <svg viewBox="0 0 46 46" className="dj-cover" aria-hidden="true">
      {coverBars(seed).map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars that never move
          key={index}
          x={8 + index * 6.4}
          y={37 - height}
          width="4"
          height={height}
          rx="1.5"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
