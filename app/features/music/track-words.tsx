import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import type { Track } from "./music.schema";
import { aboutStyle } from "./music-texts";

/** The piece for those who cannot hear it, and where its style comes from. */
export function TrackWords({ track }: { track: Track }) {
  return (
    <>
      <details>
        <summary className="dj-fold">{m.music_listen_words()}</summary>
        <p lang={contentLang()} className="mt-1 text-ink-2">
          {track.description}
        </p>
      </details>
      <details>
        <summary className="dj-fold">{m.music_about()}</summary>
        <div className="mt-1 grid gap-2 text-ink-2">
          <p>{aboutStyle(track.culturalStyle)}</p>
          <p>{m.music_about_promise()}</p>
          {track.parentTrackId && <p>{m.music_remix_from()}</p>}
        </div>
      </details>
    </>
  );
}
