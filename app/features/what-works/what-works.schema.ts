import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import { textLength } from "./text-length";

export const mostItems = 30;

const textSchema = z
  .string({ error: () => m.works_text_needed() })
  .trim()
  .min(1, { error: () => m.works_text_needed() })
  .max(textLength, { error: () => m.works_text_too_long() });

export const saveListSchema = z.object({
  /** The whole list: what is left out is forgotten. An `id` of the list keeps where it came from. */
  items: z
    .array(z.object({ id: z.string().max(64).optional(), text: textSchema }))
    .max(mostItems, { error: () => m.works_too_many() }),
  /** Absent: the plan stays. */
  plan: z.object({ text: textSchema }).nullable().optional(),
});
export type SaveList = z.infer<typeof saveListSchema>;

export const forgetQuerySchema = z.object({ id: z.string().max(64).optional() });

/** One change from a page without JavaScript, whose forms can only post. */
export const editListSchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("add"), text: textSchema }),
  z.object({ action: z.literal("change"), id: z.string().max(64), text: textSchema }),
  z.object({ action: z.literal("plan"), text: textSchema }),
  z.object({ action: z.literal("forget"), id: z.string().max(64) }),
  z.object({ action: z.literal("forget_all") }),
]);
export type EditList = z.infer<typeof editListSchema>;

const itemSchema = z.object({
  id: z.string(),
  text: z.string(),
  source: z.enum(["coach", "check_in", "own"]),
  createdAt: z.string(),
});

/** The child's own list: what helped, what the child said did not (the coach offers it no more), and the plan. */
export const listSchema = z.object({
  items: z.array(itemSchema),
  notHelped: z.array(itemSchema),
  plan: z.object({ id: z.string(), text: z.string(), createdAt: z.string() }).nullable(),
});
export type WorksList = z.infer<typeof listSchema>;
