import { useRevalidator } from "@remix-run/react";
import { useEffect, useReducer, useRef } from "react";
import type { WhatWorks } from "~/features/what-works/index.server";
import { m } from "~/messages/compiled/messages.js";
import { OfflineNote } from "~/ui/offline-note";
import { useToast } from "~/ui/toast";
import { CreateForm } from "./create-form";
import { currentTrack, type DjEvent, djAfter, openDj } from "./dj-state";
import type { Emotion } from "./engine/types";
import type { MusicWish, Track } from "./music.schema";
import { RecentCreations } from "./recent-creations";
import { showPiece } from "./show-piece";
import { TrackPlayer } from "./track-player";

const REFRESH_AFTER_MS = 4000;

export interface MusicSectionProps {
  /** Newest first. */
  tracks: Track[];
  /** Which one the address asks for, when it does. */
  selectedId: string | null;
  /** What the form begins with, from a link of the coach. */
  wish: MusicWish;
  /** Today's feeling from the check-in, as the music knows it. */
  feeling: Emotion | null;
  /** Whether the school asks for feelings, and so "How is it now?". */
  asksRelief: boolean;
  /** How often music made it better. */
  works: WhatWorks[number] | null;
}

/** The AI DJ Music Maker: choices in, an original piece out and in view, kept among the recent creations. */
export function MusicSection({ tracks, selectedId, wish, feeling, asksRelief, works }: MusicSectionProps) {
  const [state, dispatch] = useReducer(djAfter, null, () => openDj(tracks, selectedId));
  const toast = useToast();
  useEffect(() => dispatch({ type: "listed", tracks }), [tracks]);
  useEffect(() => {
    if (selectedId) dispatch({ type: "chosen", trackId: selectedId });
  }, [selectedId]);
  const refreshLater = useLateRefresh();
  const change = (event: DjEvent) => {
    dispatch(event);
    if (event.type === "made") refreshLater();
  };
  useEffect(() => {
    if (state.freshId) showPiece();
  }, [state.freshId]);
  const current = currentTrack(state);
  const onRemixed = (track: Track) => {
    change({ type: "made", track });
    toast({
      title: m.music_created_title(),
      description: m.music_remix_saved_text({ title: track.title }),
    });
  };

  return (
    <>
      <p className="room-lead">{m.music_intro()}</p>
      <OfflineNote>{m.offline_music()}</OfflineNote>
      <div className="dj">
        <CreateForm key={`${Object.values(wish).join()}/${feeling}`} {...{ wish, feeling, change }} />
        <section aria-label={m.music_player()} className="dj-player">
          {current ? (
            <TrackPlayer
              key={current.id}
              track={current}
              isFresh={current.id === state.freshId}
              {...{ asksRelief, change, onRemixed }}
            />
          ) : (
            <div className="panel music-player">
              <div className="dj-roll dj-roll-empty">
                {!state.isComposing && <p>{m.music_player_empty()}</p>}
              </div>
            </div>
          )}
          {state.isComposing && <Composing />}
        </section>
        <aside className="panel dj-library">
          <RecentCreations
            tracks={state.tracks}
            currentId={current?.id ?? null}
            onChoose={(track) => change({ type: "chosen", trackId: track.id })}
          />
          {works && <WorksNote works={works} />}
        </aside>
      </div>
    </>
  );
}

/** Over the player while the server composes: four parts still empty, and no guess at how far it is. */
function Composing() {
  return (
    <div className="panel dj-composing" role="status">
      <span className="dj-empty-parts" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <p>{m.music_creating()}</p>
    </div>
  );
}

function WorksNote({ works: { better, total } }: { works: WhatWorks[number] }) {
  return (
    <div className="tile dj-works">
      <h2 className="text-base">{m.checkin_works_title()}</h2>
      <p className="text-ink-2">
        {m.checkin_works_music()}: {m.checkin_works_line({ better, total })}
      </p>
    </div>
  );
}

/** Points and streak can wait: on a slow line the notes of the new track go first. */
function useLateRefresh(): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(revalidate, REFRESH_AFTER_MS);
  };
}
