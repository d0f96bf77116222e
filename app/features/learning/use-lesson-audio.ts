import { useEffect, useRef, useState } from "react";
import type { LessonAudio } from "./lesson-sound";

/** The lesson's sound, loaded when first used and closed with the page. */
export function useLessonAudio(): () => Promise<LessonAudio> {
  const audio = useRef<Promise<LessonAudio>>();
  useEffect(
    () => () => {
      void audio.current?.then((opened) => opened.close());
      audio.current = undefined;
    },
    [],
  );
  return () => {
    audio.current ??= import("./lesson-sound").then(({ LessonAudio }) => new LessonAudio());
    return audio.current;
  };
}

/** False while the page stands as the server sent it, true once scripts run. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
