import { Suspense, useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { hueClass, percentClass } from "~/ui/look";
import { FeelingCheck } from "./feeling-check";
import type { Track } from "./music.schema";
import {
  aboutStyle,
  formatTime,
  keyLabel,
  MUSIC_EMOTION_HUE,
  musicEmotionLabel,
  styleLabel,
} from "./music-texts";
import { takePlayRequest } from "./play-request";
import { TrackTools } from "./track-tools";
import { useScorePlayer } from "./use-score-player";
import { Visualizer } from "./visualizer";

const RemixEditor = lazyPart(() => import("./remix-editor"));

export interface TrackActions {
  save(track: Track): Promise<void>;
  rename(track: Track, title: string): Promise<boolean>;
  rate(track: Track, felt: { feltBefore?: number; feltAfter?: number }): Promise<void>;
  remove(track: Track): Promise<void>;
  addRemix(track: Track): void;
}

/** The player card (specification, section 2.3): title, feeling and style, play, ten bars, progress, save. */
export function TrackPlayer({ track, actions }: { track: Track; actions: TrackActions }) {
  const playback = useScorePlayer(track.id);
  const { toggle } = playback;
  useEffect(() => {
    if (takePlayRequest(track.id)) toggle();
  }, [track.id, toggle]);
  const [isSaving, setIsSaving] = useState(false);
  const [isRemixing, setIsRemixing] = useState(false);
  const isPlaying = playback.status === "playing" || playback.status === "loading";
  const { durationSeconds } = track;
  const times = { current: formatTime(playback.positionSeconds), total: formatTime(durationSeconds) };

  const save = async () => {
    setIsSaving(true);
    await actions.save(track);
    setIsSaving(false);
  };

  return (
    <div
      className={`music-player ${hueClass(MUSIC_EMOTION_HUE[track.emotion])}`}
      data-status={playback.status}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-2xl">{track.title}</h3>
          <p className="text-ink-2">
            {m.music_feeling_and_style({
              emotion: musicEmotionLabel(track.emotion),
              style: styleLabel(track.culturalStyle),
            })}
          </p>
          <p className="text-sm text-ink-2">
            {m.music_details({ key: keyLabel(track.key), bpm: track.bpm })}
          </p>
        </div>
        <Visualizer isPlaying={playback.status === "playing"} analyser={playback.analyser} />
      </div>

      {track.activityType === "breathing_exercise" && (
        <p className="mt-2 text-ink-2">{m.music_breath_hint()}</p>
      )}

      <div className="music-transport music-script-only">
        <button
          type="button"
          className="music-play"
          aria-label={isPlaying ? m.music_pause() : m.music_play()}
          onClick={playback.toggle}
        >
          <svg viewBox="0 0 24 24" width="26" height="26" fill="currentColor" aria-hidden="true">
            {isPlaying ? <path d="M7 5h4v14H7zM14 5h4v14h-4z" /> : <path d="M8 4.8v14.4L19.5 12z" />}
          </svg>
        </button>
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

      {playback.status === "failed" && (
        <div className="mt-3" role="status">
          <p className="mb-2 text-ink-2">{m.music_playback_failed()}</p>
          <AudioFile track={track} />
        </div>
      )}
      <noscript>
        <AudioFile track={track} />
      </noscript>

      <div className="mt-4 flex flex-wrap items-center gap-3">
        <form
          method="post"
          action={`/api/ai-dj/tracks/${track.id}`}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <input type="hidden" name="isLiked" value="true" />
          <Button type="submit" look="quiet" disabled={isSaving || track.isLiked}>
            <span aria-hidden="true">{track.isLiked ? "♥" : "♡"}</span>
            {isSaving ? m.music_saving() : track.isLiked ? m.music_saved() : m.music_save()}
          </Button>
        </form>
        <Button
          className="music-script-only"
          aria-expanded={isRemixing}
          onClick={() => setIsRemixing((open) => !open)}
        >
          {isRemixing ? m.music_remix_close() : m.music_remix()}
        </Button>
        <label className="music-script-only flex items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-[var(--color-action)]"
            checked={playback.isLooping}
            onChange={(event) => playback.setLooping(event.currentTarget.checked)}
          />
          {m.music_loop()}
        </label>
        <label className="music-script-only flex min-w-36 flex-1 items-center gap-2 sm:max-w-48">
          {m.music_volume()}
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

      <FeelingCheck
        key={track.id}
        track={track}
        hasListened={playback.positionSeconds > 1}
        onRate={actions.rate}
      />

      {isRemixing && (
        <Suspense fallback={<p className="mt-4 text-ink-2">{m.music_default_parent()}</p>}>
          <RemixEditor
            key={track.id}
            track={track}
            playback={playback}
            onSaved={(remix) => {
              setIsRemixing(false);
              actions.addRemix(remix);
            }}
          />
        </Suspense>
      )}

      <details className="mt-4">
        <summary className="font-semibold">{m.music_about()}</summary>
        <div className="mt-2 grid gap-2 text-ink-2">
          <p>{aboutStyle(track.culturalStyle)}</p>
          <p>
            <strong className="text-ink">{m.music_listen_words()}:</strong> {track.description}
          </p>
          <p>{m.music_about_promise()}</p>
          {track.parentTrackId && <p>{m.music_remix_from()}</p>}
        </div>
      </details>
      <TrackTools key={`tools-${track.id}`} track={track} actions={actions} />
    </div>
  );
}

function AudioFile({ track }: { track: Track }) {
  // The words below the player say what is heard: there is no speech to caption.
  // biome-ignore lint/a11y/useMediaCaption: instrumental music with a text description beside it
  return <audio controls preload="none" src={track.audioUrl} className="w-full" />;
}
