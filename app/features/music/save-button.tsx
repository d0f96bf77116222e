import type { Dispatch, FormEvent } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import { DjIcon } from "./dj-icons";
import type { DjEvent } from "./dj-state";
import type { Track } from "./music.schema";

/** "Save to My Library"; a plain form does the same. */
export function SaveButton({ track, change }: { track: Track; change: Dispatch<DjEvent> }) {
  const { isPending, run } = useApiAction();
  const toast = useToast();
  const path = `/api/ai-dj/tracks/${track.id}`;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(
      () => callApi<Track>(path, { method: "PATCH", body: { isLiked: true } }),
      m.music_save_failed(),
    );
    if (!done) return;
    change({ type: "changed", track: done.answer });
    toast({ title: m.music_saved_title(), description: m.music_saved_text() });
  };
  return (
    <form method="post" action={path} onSubmit={save}>
      <input type="hidden" name="isLiked" value="true" />
      <Button type="submit" disabled={isPending || track.isLiked} className="w-full">
        <DjIcon name="heart" isFilled={track.isLiked} />
        {isPending ? m.music_saving() : track.isLiked ? m.music_saved() : m.music_save()}
      </Button>
    </form>
  );
}
