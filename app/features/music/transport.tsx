import { m } from "~/messages/compiled/messages.js";
import { percentClass } from "~/ui/look";
import { DjIcon } from "./dj-icons";
import { formatTime } from "./music-texts";
import type { ScorePlayback } from "./use-score-player";

/** Play, the place in the piece, repeat and volume. */
export function Transport({
  playback,
  durationSeconds,
}: {
  playback: ScorePlayback;
  durationSeconds: number;
}) {
  const isPlaying = playback.status === "playing" || playback.status === "loading";
  const times = { current: formatTime(playback.positionSeconds), total: formatTime(durationSeconds) };
  return (
    <div className="music-transport music-script-only">
      <button
        type="button"
        className="music-play"
        aria-label={isPlaying ? m.music_pause() : m.music_play()}
        onClick={playback.toggle}
      >
        <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
          {isPlaying ? <path d="M7 5h4v14H7zM14 5h4v14h-4z" /> : <path d="M8 4.8v14.4L19.5 12z" />}
        </svg>
      </button>
      <div className="music-seek">
        <span className="music-time">{times.current}</span>
        <input
          type="range"
          className={`music-progress ${percentClass((playback.positionSeconds / durationSeconds) * 100)}`}
          min={0}
          max={durationSeconds}
          step={0.1}
          value={Math.min(durationSeconds, playback.positionSeconds)}
          aria-label={m.music_position()}
          aria-valuetext={m.music_position_value(times)}
          onChange={(event) => playback.seek(Number(event.currentTarget.value))}
        />
        <span className="music-time">{times.total}</span>
      </div>
      <button
        type="button"
        className="dj-square"
        aria-label={m.music_loop()}
        aria-pressed={playback.isLooping}
        onClick={() => playback.setLooping(!playback.isLooping)}
      >
        <DjIcon name="repeat" />
      </button>
      <label className="dj-volume">
        <DjIcon name="volume" />
        <span className="sr-only">{m.music_volume()}</span>
        <input
          type="range"
          className={`music-progress ${percentClass(playback.volume * 100)}`}
          min={0}
          max={1}
          step={0.05}
          value={playback.volume}
          onChange={(event) => playback.setVolume(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
}
