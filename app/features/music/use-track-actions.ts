import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { Track } from "./music.schema";
import type { TrackActions } from "./track-player";

/** Saving, renaming, rating and deleting through the API, with the specification's toasts. */
export function useTrackActions(store: {
  replace: (track: Track) => void;
  add: (track: Track) => void;
  drop: (trackId: string) => void;
}): TrackActions {
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const fail = (error: unknown, fallback: string) => {
    if (handleUnauthorized(error)) return;
    const said = error instanceof ApiError && error.status === 422 ? error.serverMessage : undefined;
    toast({ title: m.common_error(), description: said ?? fallback, variant: "destructive" });
  };
  const patch = (track: Track, body: Record<string, unknown>) =>
    callApi<Track>(`/api/ai-dj/tracks/${track.id}`, { method: "PATCH", body });

  return {
    async save(track) {
      try {
        store.replace(await patch(track, { isLiked: true }));
        toast({ title: m.music_saved_title(), description: m.music_saved_text() });
      } catch (error) {
        fail(error, m.music_save_failed());
      }
    },
    async rename(track, title) {
      try {
        const renamed = await patch(track, { title });
        store.replace(renamed);
        toast({
          title: m.music_renamed_title(),
          description: m.music_renamed_text({ title: renamed.title }),
        });
        return true;
      } catch (error) {
        fail(error, m.music_rename_failed());
        return false;
      }
    },
    async rate(track, felt) {
      try {
        store.replace(await patch(track, felt));
      } catch (error) {
        fail(error, m.music_save_failed());
      }
    },
    async remove(track) {
      try {
        await callApi(`/api/ai-dj/tracks/${track.id}`, { method: "DELETE" });
        store.drop(track.id);
        toast({ title: m.music_deleted_title(), description: m.music_deleted_text() });
      } catch (error) {
        fail(error, m.music_delete_failed());
      }
    },
    addRemix(track) {
      store.add(track);
      toast({
        title: m.music_created_title(),
        description: m.music_remix_saved_text({ title: track.title }),
      });
    },
  };
}
