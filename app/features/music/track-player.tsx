import { type Dispatch, Suspense, useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { DjIcon } from "./dj-icons";
import type { DjEvent } from "./dj-state";
import { ListeningNote } from "./listening-note";
import type { Track } from "./music.schema";
import { keyLabel, musicEmotionLabel, styleLabel } from "./music-texts";
import { takePlayRequest } from "./play-request";
import { SaveButton } from "./save-button";
import { ScoreRoll } from "./score-roll";
import { showPiece } from "./show-piece";
import { TrackTools } from "./track-tools";
import { TrackWords } from "./track-words";
import { Transport } from "./transport";
import { useScorePlayer } from "./use-score-player";
import { Visualizer } from "./visualizer";

/** So much of a piece was listened to; less when it was paused on purpose. */
const LISTENED_SECONDS = 20;
const PAUSED_AFTER_SECONDS = 1;

const RemixEditor = lazyPart(() => import("./remix-editor"));

/**
 * The player (specification, section 2.3): title, feeling and style, ten bars, the picture of the piece, play,
 * progress and save; what else one can do with the piece unfolds below.
 */
export function TrackPlayer(props: {
  track: Track;
  isFresh: boolean;
  /** Whether "How is it now?" may be asked here. */
  asksRelief: boolean;
  change: Dispatch<DjEvent>;
  onRemixed: (track: Track) => void;
}) {
  const { track, change } = props;
  const playback = useScorePlayer(track.id);
  const { toggle } = playback;
  useEffect(() => {
    if (!takePlayRequest(track.id)) return;
    toggle();
    showPiece();
  }, [track.id, toggle]);
  const [isRemixing, setIsRemixing] = useState(false);
  const { status, positionSeconds } = playback;
  const hasListened =
    positionSeconds > LISTENED_SECONDS || (status === "stopped" && positionSeconds > PAUSED_AFTER_SECONDS);

  return (
    <>
      <div className="panel music-player" data-status={status}>
        <TrackHead track={track} playback={playback} />
        <ScoreRoll playback={playback} isFresh={props.isFresh} />
        <Transport playback={playback} durationSeconds={track.durationSeconds} />
        {status === "failed" && (
          <div role="status">
            <p className="mb-2 text-ink-2">{m.music_playback_failed()}</p>
            <AudioFile track={track} />
          </div>
        )}
        <noscript>
          <AudioFile track={track} />
        </noscript>
        <div className="dj-actions">
          <SaveButton track={track} change={change} />
          <Button
            className="music-script-only"
            aria-expanded={isRemixing}
            onClick={() => setIsRemixing((open) => !open)}
          >
            <DjIcon name="remix" />
            {isRemixing ? m.music_remix_close() : m.music_remix()}
          </Button>
        </div>
        <ListeningNote
          activity={track.activityType}
          hasListened={hasListened}
          asksRelief={props.asksRelief}
        />
      </div>
      {isRemixing && (
        <Suspense fallback={<p className="panel p-5 text-ink-2">{m.music_default_parent()}</p>}>
          <RemixEditor
            track={track}
            playback={playback}
            onSaved={(remix) => {
              setIsRemixing(false);
              props.onRemixed(remix);
            }}
          />
        </Suspense>
      )}
      <div className="panel dj-drawers">
        <TrackWords track={track} />
        <TrackTools track={track} change={change} />
      </div>
    </>
  );
}

function TrackHead({ track, playback }: { track: Track; playback: ReturnType<typeof useScorePlayer> }) {
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <h2 id="dj-track" tabIndex={-1} className="min-w-0 text-2xl outline-none sm:text-[1.75rem]">
          {track.title}
        </h2>
        <Visualizer isPlaying={playback.status === "playing"} analyser={playback.analyser} />
      </div>
      <p className="dj-meta">
        <span>
          {m.music_feeling_and_style({
            emotion: musicEmotionLabel(track.emotion),
            style: styleLabel(track.culturalStyle),
          })}
        </span>
        {" • "}
        <span>{m.music_details({ key: keyLabel(track.key), bpm: track.bpm })}</span>
      </p>
    </div>
  );
}

function AudioFile({ track }: { track: Track }) {
  // The words below the player say what is heard: there is no speech to caption.
  // biome-ignore lint/a11y/useMediaCaption: instrumental music with a text description beside it
  return <audio controls preload="none" src={track.audioUrl} className="w-full" />;
}
