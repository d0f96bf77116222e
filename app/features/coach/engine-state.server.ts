import { z } from "zod";
import { feelingLines, skillLines, topics } from "./content/compiled/content";
import type { CoachState } from "./engine";
import type { FeelingId, SituationId, SkillId } from "./engine/types";

const keyOf = <Key extends string>(known: object) =>
  z.custom<Key>((value) => typeof value === "string" && Object.hasOwn(known, value));
const skillSchema = keyOf<SkillId>(skillLines);

const coachStateSchema: z.ZodType<CoachState> = z.object({
  version: z.literal(1),
  stage: z.enum(["open", "asked", "permission", "offered", "trying", "checking", "closing", "listening"]),
  turn: z.number().int(),
  feeling: keyOf<FeelingId>(feelingLines).nullable(),
  feelingWord: z.string().nullable(),
  situation: keyOf<SituationId>(topics).nullable(),
  who: z.string().nullable(),
  skill: skillSchema.nullable(),
  step: z.number().int(),
  offered: z.array(skillSchema),
  tried: z.array(z.object({ skill: skillSchema, result: z.enum(["better", "same", "worse", "unknown"]) })),
  used: z.array(z.string()),
  questionsAsked: z.number().int(),
  unclearInARow: z.number().int(),
  isOnlyListening: z.boolean(),
  listenTurns: z.number().int(),
  locale: z.enum(["en", "es"]).nullable(),
  plan: z.object({ text: z.string().nullable(), skill: skillSchema.nullable() }).nullable().optional(),
  askedBack: z
    .object({ choices: z.array(keyOf<SituationId>(topics)), inARow: z.number().int() })
    .nullable()
    .optional(),
  shown: z
    .object({ moments: z.array(z.string()), inARow: z.number().int() })
    .nullable()
    .optional(),
  last: z.object({ text: z.string(), ids: z.array(z.string()) }).optional(),
  amends: z.number().int().optional(),
  wrong: z.array(z.string()).optional(),
  isAskingPlan: z.boolean().optional(),
});

/** The built-in engine's memory as stored; one this version cannot read starts a fresh talk. */
export function readCoachState(stored: unknown): CoachState | null {
  return coachStateSchema.safeParse(stored).data ?? null;
}
