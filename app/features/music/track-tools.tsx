import { useRevalidator } from "@remix-run/react";
import { type Dispatch, type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import type { DjEvent } from "./dj-state";
import type { Track } from "./music.schema";

type ToolProps = { track: Track; change: Dispatch<DjEvent> };

/** Download, rename and delete, folded away so that the player stays simple. */
export function TrackTools({ track, change }: ToolProps) {
  const base = `/api/ai-dj/tracks/${track.id}`;
  return (
    <details>
      <summary className="dj-fold">{m.music_more()}</summary>
      <div className="mt-2 grid gap-4">
        <div>
          <h3 className="mb-2 font-semibold">{m.music_download()}</h3>
          <ul className="flex flex-wrap gap-2">
            <Download href={`${track.audioUrl}?download`} label={m.music_download_mp3()} />
            <Download href={`${base}/audio.wav`} label={m.music_download_wav()} />
            <Download href={`${base}/track.mid`} label={m.music_download_midi()} />
          </ul>
        </div>
        <RenameForm track={track} change={change} />
        <DeleteButton track={track} change={change} />
      </div>
    </details>
  );
}

function RenameForm({ track, change }: ToolProps) {
  const { isPending, run } = useApiAction();
  const toast = useToast();
  const path = `/api/ai-dj/tracks/${track.id}`;
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get("title");
    const done = await run(
      () => callApi<Track>(path, { method: "PATCH", body: { title } }),
      m.music_rename_failed(),
    );
    if (!done) return;
    change({ type: "changed", track: done.answer });
    toast({
      title: m.music_renamed_title(),
      description: m.music_renamed_text({ title: done.answer.title }),
    });
  };
  return (
    <form
      method="post"
      action={path}
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
      <Button type="submit" disabled={isPending}>
        {m.music_rename_save()}
      </Button>
    </form>
  );
}

function DeleteButton({ track, change }: ToolProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = useApiAction();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const remove = async () => {
    const done = await run(
      () => callApi(`/api/ai-dj/tracks/${track.id}`, { method: "DELETE" }),
      m.music_delete_failed(),
    );
    if (!done) return;
    change({ type: "removed", trackId: track.id });
    toast({ title: m.music_deleted_title(), description: m.music_deleted_text() });
    // An older piece may take the place in the list.
    revalidate();
  };
  if (!isAsking) {
    return (
      <Button className="music-script-only justify-self-start" onClick={() => setIsAsking(true)}>
        {m.music_delete()}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{m.music_delete_question({ title: track.title })}</p>
      <Button look="danger" disabled={isPending} onClick={remove}>
        {m.music_delete_yes()}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{m.music_cancel()}</Button>
    </div>
  );
}

function Download({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a href={href} download className="button button-quiet">
        {label}
      </a>
    </li>
  );
}
