import { z } from "zod";
import { inLanguage, type Locale } from "~/platform/languages";
import { moduleCategories } from "./module-categories";

/** The reviewed format of a lesson. Every text stands in English and Spanish side by side. */
export const textSchema = z.object({ en: z.string().trim().min(1), es: z.string().trim().min(1) }).strict();
export type Text = z.infer<typeof textSchema>;

export const gradeBands = ["1-2", "3-5", "6-8", "9-12"] as const;
export type GradeBand = (typeof gradeBands)[number];

export const activityKinds = [
  "read_listen",
  "breath_pacer",
  "feelings_sort",
  "scenario",
  "quiz",
  "reflection",
  "make_it_in_the_dj",
  "drum_it",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const padIds = ["kick", "snare", "hihat", "tom1", "tom2", "crash"] as const;
export type PadId = (typeof padIds)[number];

/** A short sound, written as steps of an eighth note: pad names and notes, "." for a rest. */
export const soundSchema = z
  .object({
    bpm: z.number().int().min(40).max(200),
    drums: z.string().regex(/^[kshtTc.]+$/),
    tones: z.string().regex(/^([A-G]#?[2-6]|\.)( ([A-G]#?[2-6]|\.))*$/),
    /** for those who cannot hear it, and for those who wonder what to listen for */
    describe: textSchema,
  })
  .strict();
export type LessonSound = z.infer<typeof soundSchema>;

const byBand = <Variant extends z.ZodType>(variant: Variant) =>
  z.object({ "1-2": variant, "3-5": variant, "6-8": variant, "9-12": variant }).strict();

const base = {
  /** stable: progress is stored under it */
  id: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  minutes: z.number().int().min(1).max(6),
  title: textSchema,
};

const readListen = z.object({ text: z.array(textSchema).min(1).max(4) }).strict();
const breathPacer = z
  .object({
    text: textSchema,
    inSeconds: z.number().min(2).max(6),
    holdSeconds: z.number().min(0).max(4),
    outSeconds: z.number().min(2).max(8),
    rounds: z.number().int().min(3).max(8),
  })
  .strict();
const feelingsSort = z
  .object({
    ask: textSchema,
    buckets: z.array(textSchema).min(2).max(3),
    items: z
      .array(z.object({ text: textSchema, bucket: z.number().int().min(0).max(2), why: textSchema }).strict())
      .min(3)
      .max(6),
  })
  .strict();
const scenario = z
  .object({
    story: textSchema,
    choices: z
      .array(
        z
          .object({ text: textSchema, result: textSchema, path: z.enum(["helps", "mixed", "hurts"]) })
          .strict(),
      )
      .min(2)
      .max(3),
  })
  .strict();
const quiz = z
  .object({
    questions: z
      .array(
        z
          .object({
            ask: textSchema,
            options: z.array(textSchema).min(2).max(3),
            right: z.number().int().min(0).max(2),
            why: textSchema,
          })
          .strict(),
      )
      .min(1)
      .max(3),
  })
  .strict();
const reflection = z.object({ ask: textSchema, starters: z.array(textSchema).min(2).max(3) }).strict();
const makeItInTheDj = z
  .object({
    text: textSchema,
    emotion: z.enum(["calm", "anxious", "excited", "sad", "angry", "happy", "confident"]),
    activityType: z.enum([
      "breathing_exercise",
      "confidence_building",
      "anger_management",
      "social_skills",
      "focus",
    ]),
    listenFor: textSchema,
  })
  .strict();
const drumIt = z
  .object({
    text: textSchema,
    bpm: z.number().int().min(60).max(140),
    /** eighth-note steps of one bar: pad ids and "." for a rest */
    steps: z
      .array(z.enum([...padIds, "."]))
      .min(4)
      .max(8),
    rounds: z.number().int().min(2).max(8),
  })
  .strict();

export const activityContentSchema = z.discriminatedUnion("kind", [
  z
    .object({
      ...base,
      kind: z.literal("read_listen"),
      sound: soundSchema.nullable(),
      bands: byBand(readListen),
    })
    .strict(),
  z.object({ ...base, kind: z.literal("breath_pacer"), bands: byBand(breathPacer) }).strict(),
  z.object({ ...base, kind: z.literal("feelings_sort"), bands: byBand(feelingsSort) }).strict(),
  z.object({ ...base, kind: z.literal("scenario"), bands: byBand(scenario) }).strict(),
  z.object({ ...base, kind: z.literal("quiz"), bands: byBand(quiz) }).strict(),
  z.object({ ...base, kind: z.literal("reflection"), bands: byBand(reflection) }).strict(),
  z.object({ ...base, kind: z.literal("make_it_in_the_dj"), bands: byBand(makeItInTheDj) }).strict(),
  z.object({ ...base, kind: z.literal("drum_it"), bands: byBand(drumIt) }).strict(),
]);
export type ActivityContent = z.infer<typeof activityContentSchema>;

export const moduleContentSchema = z
  .object({
    id: z.string().regex(/^\d{1,3}$/),
    order: z.number().int().min(1),
    category: z.enum(moduleCategories),
    /** which core part of programmes with evidence this lesson teaches */
    corePart: z.enum(["own_feelings", "others_feelings", "social_skills", "coping"]),
    title: textSchema,
    description: textSchema,
    /** ids of modules to finish first; empty for an open one */
    requires: z.array(z.string()),
    activities: z.array(activityContentSchema).min(4).max(6),
    /** the card to take home, three lines at most */
    takeHome: byBand(z.array(textSchema).min(2).max(3)),
    /** for the family: the skill in one line, and a question to ask */
    familySkill: textSchema,
    familyQuestion: textSchema,
    /** when the content last changed in substance */
    createdAt: z.iso.datetime(),
  })
  .strict();
export type ModuleContent = z.infer<typeof moduleContentSchema>;

/** `Value` with every {en, es} pair replaced by the text in one language. */
export type Localized<Value> = Value extends Text
  ? string
  : Value extends readonly (infer Item)[]
    ? Localized<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localized<Value[Key]> }
      : Value;

export function localize<Value>(value: Value, locale: Locale): Localized<Value>;
export function localize(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, locale));
  if (value === null || typeof value !== "object") return value;
  const text = textSchema.safeParse(value);
  if (text.success) return inLanguage(text.data, locale);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localize(item, locale)]));
}
