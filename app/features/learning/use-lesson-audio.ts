import { useEffect, useRef, useState } from "react";
import { loadCode } from "~/ui/load-code";
import type { LessonAudio } from "./lesson-sound";

/** The lesson's sound, loaded when first used and closed with the page. */
export function useLessonAudio(): () => Promise<LessonAudio> {
  const audio = useRef<Promise<LessonAudio>>();
  useEffect(
    () => () => {
      void audio.current?.then(
        (opened) => opened.close(),
        () => undefined,
      );
      audio.current = undefined;
    },
    [],
  );
  return () => {
    audio.current ??= loadCode(() => import("./lesson-sound")).then(({ LessonAudio }) => new LessonAudio());
    // What could not come is asked for again with the next press.
    audio.current.catch(() => {
      audio.current = undefined;
    });
    return audio.current;
  };
}

/** False while the page stands as the server sent it, true once scripts run. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
