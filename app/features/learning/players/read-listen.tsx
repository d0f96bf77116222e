import { useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import type { ActivityViewOf } from "../lesson-view";
import { useLessonAudio } from "../use-lesson-audio";

/** A short text with, for a hook, a sound to listen to; the sound is described for everybody. */
export function ReadListen({ activity }: { activity: ActivityViewOf<"read_listen"> }) {
  return (
    <div className="grid gap-5">
      {activity.sound && <SoundHook sound={activity.sound} />}
      <div lang={contentLang()} className="lesson-text grid gap-4">
        {activity.content.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

function SoundHook({ sound }: { sound: NonNullable<ActivityViewOf<"read_listen">["sound"]> }) {
  const openAudio = useLessonAudio();
  const playing = useRef<{ stop(): void }>();
  const timer = useRef<number>();
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const stop = () => {
    window.clearTimeout(timer.current);
    playing.current?.stop();
    setIsPlaying(false);
  };
  const toggle = async () => {
    if (isPlaying) return stop();
    const audio = await openAudio();
    const started = audio.play(sound);
    playing.current = started;
    setIsPlaying(true);
    timer.current = window.setTimeout(() => setIsPlaying(false), started.durationSeconds * 1000);
  };
  return (
    <div className="tile flex flex-wrap items-center gap-4 p-4">
      <Button onClick={toggle}>
        <span aria-hidden="true">{isPlaying ? "■" : "▶"}</span>{" "}
        {isPlaying ? m.learning_sound_stop() : m.learning_sound_play()}
      </Button>
      <p lang={contentLang()} className="min-w-0 flex-1 basis-56 text-ink-2">
        {sound.describe}
      </p>
    </div>
  );
}
