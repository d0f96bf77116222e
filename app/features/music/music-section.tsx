import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { OfflineNote } from "~/ui/offline-note";
import { CreateForm } from "./create-form";
import type { MusicWish, Track } from "./music.schema";
import { RecentCreations } from "./recent-creations";
import { TrackPlayer } from "./track-player";
import { useTrackActions } from "./use-track-actions";

const REFRESH_AFTER_MS = 4000;

export interface MusicSectionProps {
  /** Newest first. */
  tracks: Track[];
  /** Which one the address asks for, when it does. */
  selectedId: string | null;
  /** What the form begins with, from a link of the coach. */
  wish: MusicWish;
}

/** The AI DJ Music Maker: three choices in, an original piece out, kept among the recent creations. */
export function MusicSection({ tracks: stored, selectedId, wish }: MusicSectionProps) {
  const [tracks, setTracks] = useState(stored);
  const [currentId, setCurrentId] = useState<string | null>(selectedId ?? stored[0]?.id ?? null);
  const { revalidate } = useRevalidator();
  useEffect(() => setTracks(stored), [stored]);
  useEffect(() => {
    if (selectedId) setCurrentId(selectedId);
  }, [selectedId]);

  // Points and streak can wait: on a slow line the notes of the new track go first.
  const later = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(later.current), []);
  const add = (track: Track) => {
    setTracks((before) => [track, ...before.filter((each) => each.id !== track.id)]);
    setCurrentId(track.id);
    clearTimeout(later.current);
    later.current = setTimeout(revalidate, REFRESH_AFTER_MS);
  };
  const actions = useTrackActions({
    add,
    replace: (track) => setTracks((before) => before.map((each) => (each.id === track.id ? track : each))),
    drop: (trackId) => {
      setTracks((before) => before.filter((each) => each.id !== trackId));
      setCurrentId(null);
      revalidate();
    },
  });
  const current = tracks.find((track) => track.id === currentId) ?? tracks[0] ?? null;

  return (
    <Card id="ai-dj" title={m.music_heading()} hint={m.music_intro()} className="music-area">
      <OfflineNote>{m.offline_music()}</OfflineNote>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <CreateForm key={Object.values(wish).join()} wish={wish} onCreated={add} />
        <section aria-label={m.music_player()} className="tile min-w-0 p-5">
          {current ? (
            <TrackPlayer key={current.id} track={current} actions={actions} />
          ) : (
            <div className="grid min-h-56 place-items-center text-center">
              <p className="max-w-xs text-ink-2">{m.music_player_empty()}</p>
            </div>
          )}
        </section>
      </div>
      <RecentCreations
        tracks={tracks}
        currentId={current?.id ?? null}
        onChoose={(track) => setCurrentId(track.id)}
      />
    </Card>
  );
}
