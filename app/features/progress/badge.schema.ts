import { z } from "zod";
import { BADGE_HUES, BADGE_ICONS } from "./badge";

export const newBadgeSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  hue: z.enum(BADGE_HUES),
  icon: z.enum(BADGE_ICONS),
  tier: z.number().int().min(1).max(4),
});
