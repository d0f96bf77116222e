import { useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { ActivityViewOf } from "../lesson-view";
import { useHydrated } from "../use-lesson-audio";

type MadeTrack = { id: string; title: string; audioUrl: string };

const emotionOptions = [
  ["calm", m.learning_dj_calm],
  ["anxious", m.learning_dj_anxious],
  ["excited", m.learning_dj_excited],
  ["sad", m.learning_dj_sad],
  ["angry", m.learning_dj_angry],
  ["happy", m.learning_dj_happy],
  ["confident", m.learning_dj_confident],
] as const;
const styleOptions = [
  ["african_american", m.learning_dj_style_african_american],
  ["jazz", m.learning_dj_style_jazz],
  ["gospel", m.learning_dj_style_gospel],
  ["contemporary_urban", m.learning_dj_style_contemporary_urban],
  ["ambient", m.learning_dj_style_ambient],
] as const;

/** Makes a real track with the AI DJ, from inside the lesson. */
export function MakeItInTheDj({ activity }: { activity: ActivityViewOf<"make_it_in_the_dj"> }) {
  const { content } = activity;
  const toast = useToast();
  const showUnauthorized = useUnauthorized();
  const isHydrated = useHydrated();
  const [emotion, setEmotion] = useState<string>(content.emotion);
  const [style, setStyle] = useState<string>("african_american");
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeTrack>();

  const make = async () => {
    setIsMaking(true);
    try {
      setMade(
        await callApi<MadeTrack>("/api/ai-dj/create-music", {
          body: { emotion, activityType: content.activityType, culturalStyle: style },
        }),
      );
    } catch (error) {
      if (!showUnauthorized(error)) {
        toast({ title: m.common_error(), description: m.learning_dj_failed(), variant: "destructive" });
      }
    } finally {
      setIsMaking(false);
    }
  };

  return (
    <div className="grid gap-5">
      <p lang={contentLang()} className="lesson-text">
        {content.text}
      </p>
      {isHydrated ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={m.learning_dj_emotion()}
              value={emotion}
              onChange={(event) => setEmotion(event.target.value)}
            >
              {emotionOptions.map(([value, label]) => (
                <option key={value} value={value}>
                  {label()}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={m.learning_dj_style()}
              value={style}
              onChange={(event) => setStyle(event.target.value)}
            >
              {styleOptions.map(([value, label]) => (
                <option key={value} value={value}>
                  {label()}
                </option>
              ))}
            </SelectField>
          </div>
          <Button className="justify-self-start" onClick={make} disabled={isMaking}>
            {isMaking ? m.learning_dj_making() : m.learning_dj_make()}
          </Button>
          <div role="status">
            {made && (
              <div className="tile grid gap-3 p-4">
                <p className="font-display font-semibold">{made.title}</p>
                {/* biome-ignore lint/a11y/useMediaCaption: instrumental music has no words to caption */}
                <audio controls src={made.audioUrl} className="w-full" />
              </div>
            )}
          </div>
        </>
      ) : (
        <a className="button button-quiet justify-self-start" href="/#ai-dj">
          {m.learning_dj_open()}
        </a>
      )}
      <p className="tile p-4">
        <strong>{m.learning_dj_listen_for()}</strong> {content.listenFor}
      </p>
    </div>
  );
}
