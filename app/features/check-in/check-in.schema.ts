import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import { CHECK_IN_CONTEXT, CHECK_IN_INTENSITY, EMOTIONS } from "./emotions";

export const logEmotionSchema = z.object({
  emotion: z.enum(EMOTIONS, { error: () => m.checkin_unknown_emotion() }),
  intensity: z.coerce.number().int().min(1).max(10).default(CHECK_IN_INTENSITY),
  context: z.string().trim().max(64).default(CHECK_IN_CONTEXT),
});

export const emotionSchema = z.object({
  id: z.string(),
  emotion: z.enum(EMOTIONS),
  intensity: z.number().int(),
  context: z.string(),
  createdAt: z.string(),
});
export type EmotionEntry = z.infer<typeof emotionSchema>;
