import type { ActivityContent, GradeBand, LessonSound, ModuleContent, PadId, Text } from "../content-format";

// Short words for writing lessons. Nothing here knows a lesson; nothing outside the content folder uses it.

type ByBand<Variant> = Record<GradeBand, Variant>;
type VariantOf<Kind extends ActivityContent["kind"]> = Extract<
  ActivityContent,
  { kind: Kind }
>["bands"]["1-2"];
type ActivityOf<Kind extends ActivityContent["kind"]> = Extract<ActivityContent, { kind: Kind }>;

export const t = (en: string, es: string): Text => ({ en, es });

/** The four versions of one activity: grades 1-2, 3-5, 6-8, 9-12. */
export const bands = <Variant>(
  grades1to2: Variant,
  grades3to5: Variant,
  grades6to8: Variant,
  grades9to12: Variant,
): ByBand<Variant> => ({ "1-2": grades1to2, "3-5": grades3to5, "6-8": grades6to8, "9-12": grades9to12 });

export const lesson = (content: Omit<ModuleContent, "createdAt">): ModuleContent => ({
  ...content,
  createdAt: "2026-08-01T00:00:00.000Z",
});

export const sound = (bpm: number, drums: string, tones: string, describe: Text): LessonSound => ({
  bpm,
  drums,
  tones,
  describe,
});

export const readListen = (
  id: string,
  minutes: number,
  title: Text,
  hook: LessonSound | null,
  variants: ByBand<Text[]>,
): ActivityOf<"read_listen"> => ({
  kind: "read_listen",
  id,
  minutes,
  title,
  sound: hook,
  bands: bands(
    { text: variants["1-2"] },
    { text: variants["3-5"] },
    { text: variants["6-8"] },
    { text: variants["9-12"] },
  ),
});

export const breathe = (
  text: Text,
  [inSeconds, holdSeconds, outSeconds]: [number, number, number],
  rounds: number,
): VariantOf<"breath_pacer"> => ({ text, inSeconds, holdSeconds, outSeconds, rounds });

/** One thing to sort: the index of its bucket, the thing, and why it belongs there. */
export const item = (bucket: number, text: Text, why: Text) => ({ bucket, text, why });

export const choice = (path: "helps" | "mixed" | "hurts", text: Text, result: Text) => ({
  path,
  text,
  result,
});

export const question = (ask: Text, options: Text[], right: number, why: Text) => ({
  ask,
  options,
  right,
  why,
});

export const reflect = (ask: Text, ...starters: Text[]) => ({ ask, starters });

export const beat = (
  text: Text,
  bpm: number,
  steps: (PadId | ".")[],
  rounds: number,
): VariantOf<"drum_it"> => ({ text, bpm, steps, rounds });

export const track = (
  text: Text,
  emotion: VariantOf<"make_it_in_the_dj">["emotion"],
  activityType: VariantOf<"make_it_in_the_dj">["activityType"],
  listenFor: Text,
): VariantOf<"make_it_in_the_dj"> => ({ text, emotion, activityType, listenFor });

export const activity = <Kind extends ActivityContent["kind"]>(
  kind: Kind,
  id: string,
  minutes: number,
  title: Text,
  variants: ByBand<VariantOf<Kind>>,
) => ({ kind, id, minutes, title, bands: variants });
