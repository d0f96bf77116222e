import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { ACTIVITY_TYPES, CULTURAL_STYLES, EMOTIONS } from "./engine/types";
import type { MusicWish, Track } from "./music.schema";
import { activityLabel, musicEmotionLabel, styleLabel } from "./music-texts";

/** The player's code comes while the choices are made, so that the first sound waits for the notes alone. */
const fetchPlayer = () =>
  void import("./player/score-player").then(
    ({ warmUp }) => warmUp(),
    () => undefined,
  );

/** Three choices, the way in, and the button (specification, sections 2.3 and 9). A plain form does the same. */
export function CreateForm({ wish, onCreated }: { wish: MusicWish; onCreated: (track: Track) => void }) {
  const [isPending, setIsPending] = useState(false);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();

  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    setIsPending(true);
    fetchPlayer();
    try {
      const track = await callApi<Track>("/api/ai-dj/create-music", {
        body,
        idempotencyKey: crypto.randomUUID(),
      });
      onCreated(track);
      toast({ title: m.music_created_title(), description: m.music_created_text({ title: track.title }) });
    } catch (error) {
      if (!handleUnauthorized(error)) {
        toast({ title: m.common_error(), description: m.music_create_failed(), variant: "destructive" });
      }
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form
      method="post"
      action="/api/ai-dj/create-music"
      onSubmit={create}
      onFocus={fetchPlayer}
      className="grid content-start gap-4"
    >
      <SelectField label={m.music_field_emotion()} name="emotion" defaultValue={wish.emotion ?? "calm"}>
        {EMOTIONS.map((emotion) => (
          <option key={emotion} value={emotion}>
            {musicEmotionLabel(emotion)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.music_field_activity()}
        name="activityType"
        defaultValue={wish.activityType ?? "breathing_exercise"}
      >
        {ACTIVITY_TYPES.map((activity) => (
          <option key={activity} value={activity}>
            {activityLabel(activity)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.music_field_style()}
        name="culturalStyle"
        defaultValue={wish.culturalStyle ?? "african_american"}
      >
        {CULTURAL_STYLES.map((style) => (
          <option key={style} value={style}>
            {styleLabel(style)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="field-label">{m.music_path()}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <PathChoice
            value="match"
            label={m.music_path_match()}
            hint={m.music_path_match_hint()}
            isDefault={wish.path !== "direct"}
          />
          <PathChoice
            value="direct"
            label={m.music_path_direct()}
            hint={m.music_path_direct_hint()}
            isDefault={wish.path === "direct"}
          />
        </div>
      </fieldset>
      <Button type="submit" look="primary" disabled={isPending} className="text-lg">
        {isPending ? m.music_creating() : m.music_create()}
      </Button>
    </form>
  );
}

function PathChoice(props: { value: string; label: string; hint: string; isDefault: boolean }) {
  return (
    <label className="music-path">
      <input type="radio" name="path" value={props.value} defaultChecked={props.isDefault} />
      <span>
        <span className="block font-semibold">{props.label}</span>
        <span className="block text-sm text-ink-2">{props.hint}</span>
      </span>
    </label>
  );
}
