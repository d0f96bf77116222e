import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import type { Track } from "./music.schema";
import type { TrackActions } from "./track-player";

/** Download, rename and delete, folded away so that the player stays simple. */
export function TrackTools({ track, actions }: { track: Track; actions: TrackActions }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const base = `/api/ai-dj/tracks/${track.id}`;

  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get("title");
    setIsBusy(true);
    if (typeof title === "string") await actions.rename(track, title);
    setIsBusy(false);
  };
  const remove = async () => {
    setIsBusy(true);
    await actions.remove(track);
    setIsBusy(false);
  };

  return (
    <details className="mt-3">
      <summary className="font-semibold">{m.music_more()}</summary>
      <div className="mt-3 grid gap-4">
        <div>
          <h4 className="mb-2 font-semibold">{m.music_download()}</h4>
          <ul className="flex flex-wrap gap-2">
            <Download href={`${track.audioUrl}?download`} label={m.music_download_mp3()} />
            <Download href={`${base}/audio.wav`} label={m.music_download_wav()} />
            <Download href={`${base}/track.mid`} label={m.music_download_midi()} />
          </ul>
        </div>
        <form
          method="post"
          action={base}
          onSubmit={rename}
          className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <TextField
            label={m.music_rename_label()}
            name="title"
            defaultValue={track.title}
            maxLength={80}
            required
          />
          <Button type="submit" disabled={isBusy}>
            {m.music_rename_save()}
          </Button>
        </form>
        <div className="music-script-only">
          {isAsking ? (
            <div className="flex flex-wrap items-center gap-3">
              <p>{m.music_delete_question({ title: track.title })}</p>
              <Button look="danger" disabled={isBusy} onClick={remove}>
                {m.music_delete_yes()}
              </Button>
              <Button onClick={() => setIsAsking(false)}>{m.music_cancel()}</Button>
            </div>
          ) : (
            <Button onClick={() => setIsAsking(true)}>{m.music_delete()}</Button>
          )}
        </div>
      </div>
    </details>
  );
}

function Download({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a href={href} download className="button button-quiet button-small">
        {label}
      </a>
    </li>
  );
}
