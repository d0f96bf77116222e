import type { Dispatch, FormEvent } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { useApiAction } from "~/ui/use-api-action";
import { FeelingChoice, PathChoice, TapGroup } from "./choices";
import type { DjEvent } from "./dj-state";
import type { ActivityType, CulturalStyle, Emotion } from "./engine/types";
import type { MusicWish, Track } from "./music.schema";
import { activityLabel, styleLabel } from "./music-texts";

/** In an order in which their words fill rows of taps. */
const ACTIVITIES: readonly ActivityType[] = [
  "breathing_exercise",
  "focus",
  "confidence_building",
  "social_skills",
  "anger_management",
];
const STYLES: readonly CulturalStyle[] = [
  "african_american",
  "jazz",
  "gospel",
  "ambient",
  "contemporary_urban",
];

/** The player's code comes while the choices are made, so that the first sound waits for the notes alone. */
const fetchPlayer = () =>
  void import("./player/score-player").then(
    ({ warmUp }) => warmUp(),
    () => undefined,
  );

/**
 * The choices and the button (specification, sections 2.3 and 9). A plain form does the same. `feeling` is today's
 * from the check-in, and gives way to what a link asks for.
 */
export function CreateForm({
  wish,
  feeling,
  change,
}: {
  wish: MusicWish;
  feeling: Emotion | null;
  change: Dispatch<DjEvent>;
}) {
  const { isPending, run } = useApiAction();
  const toast = useToast();

  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    change({ type: "composing" });
    fetchPlayer();
    const done = await run(
      () => callApi<Track>("/api/ai-dj/create-music", { body, idempotencyKey: crypto.randomUUID() }),
      m.music_create_failed(),
    );
    if (!done) return change({ type: "notComposed" });
    const track = done.answer;
    change({ type: "made", track });
    toast({ title: m.music_created_title(), description: m.music_created_text({ title: track.title }) });
  };

  return (
    <form
      method="post"
      action="/api/ai-dj/create-music"
      onSubmit={create}
      onFocus={fetchPlayer}
      className="panel dj-choices"
    >
      <FeelingChoice
        chosen={wish.emotion ?? feeling ?? "calm"}
        isFromToday={!wish.emotion && feeling !== null}
      />
      <TapGroup
        legend={m.music_field_activity()}
        name="activityType"
        values={ACTIVITIES}
        label={activityLabel}
        defaultValue={wish.activityType ?? "breathing_exercise"}
      />
      <TapGroup
        legend={m.music_field_style()}
        name="culturalStyle"
        values={STYLES}
        label={styleLabel}
        defaultValue={wish.culturalStyle ?? "african_american"}
      />
      <PathChoice chosen={wish.path ?? "match"} />
      <Button type="submit" look="primary" disabled={isPending} className="dj-create">
        {isPending ? m.music_creating() : m.music_create()}
      </Button>
    </form>
  );
}
