import { z } from "zod";
import { CARD_OUTCOMES } from "~/db/card-outcomes";
import { m } from "~/messages/compiled/messages.js";

const namedStudentSchema = z.object({ id: z.string(), firstName: z.string() });

export const morningBoardQuerySchema = z.object({ classroomId: z.string().optional() });

export const morningBoardSchema = z.object({
  /** The class's own calendar day: the school's time zone. */
  date: z.string(),
  answered: z.number().int(),
  /** 0 where the school has switched the check-in off: nobody is asked. */
  notYet: z.number().int(),
  /** "I'd rather not say", which is an answer. */
  ratherNot: z.number().int(),
  wantsToTalk: z.array(namedStudentSchema),
  /** At most five; `reason` and `sentence` are for people, in the request's language. */
  needsYou: z.array(
    z.object({ id: z.string(), student: namedStudentSchema, reason: z.string(), sentence: z.string() }),
  ),
});
export type MorningBoard = z.infer<typeof morningBoardSchema>;

const LONGEST_ID = 64;

export const outcomeSchema = z
  .object({
    outcome: z.enum(CARD_OUTCOMES, { error: () => m.morning_outcome_invalid() }),
    /** The colleague it is passed on to by name, who gets one mail. */
    colleagueId: z
      .string()
      .min(1, { error: () => m.morning_colleague_choose() })
      .max(LONGEST_ID, { error: () => m.morning_colleague_unknown() })
      .optional(),
  })
  .refine(({ outcome, colleagueId }) => colleagueId === undefined || outcome === "passed_on", {
    path: ["colleagueId"],
    error: () => m.morning_colleague_only_passed_on(),
  });
export type OutcomeInput = z.infer<typeof outcomeSchema>;
