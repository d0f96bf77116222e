import { z } from "zod";
import { coachLinkTools } from "../coach-constants";

/** English and Spanish, side by side. */
const pairSchema = z.tuple([z.string().min(1), z.string().min(1)]);

/** Ways to ask, in the phrase language of safety/phrases/phrase.ts, all in small letters. */
const askedSchema = z.array(z.string().regex(/^[^A-Z]+$/)).min(3);

const idSchema = z.string().regex(/^[a-z_]+$/);

/** One question about the coach that is answered first and directly; see questions.json. */
export const questionSchema = z.strictObject({
  id: idSchema,
  /** Where the answer leads, too. */
  link: z.enum(["help", "what_works"]).optional(),
  /** The child wants to stop: a skill under way ends. */
  ends: z.boolean().optional(),
  /** Most words of a sentence that asks this; longer ones tell something else. */
  maxWords: z.number().int().optional(),
  asked: askedSchema,
  answer: z.strictObject({
    "6-8": pairSchema,
    "9-12": pairSchema,
    "13-15": pairSchema,
    "16-18": pairSchema,
  }),
});

/** One thing a child wants to do here: the first step, and a button that opens the right place; see things.json. */
export const thingSchema = z.strictObject({
  id: idSchema,
  tool: z.enum(coachLinkTools),
  href: z.string().startsWith("/"),
  button: pairSchema,
  /** It may also be told ("my left hand is so slow") and need not be asked for. */
  told: z.boolean().optional(),
  maxWords: z.number().int().optional(),
  asked: askedSchema,
  answer: z.strictObject({ "6-8": pairSchema, "9-12": pairSchema, "13-18": pairSchema }),
});

export const questionsSchema = z.array(questionSchema);
export const thingsSchema = z.array(thingSchema);
export type Question = z.infer<typeof questionSchema>;
export type Thing = z.infer<typeof thingSchema>;
