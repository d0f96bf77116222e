import { z } from "zod";
import { moduleCategories, reflectionMaxLength } from "./module-categories";

export const moduleSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(moduleCategories),
  order: z.number().int(),
  isLocked: z.boolean(),
  requirements: z.object({ completedModules: z.array(z.string()) }).nullable(),
  activities: z.object({ totalActivities: z.number().int() }),
  createdAt: z.string(),
});

export const moduleProgressSchema = z.object({
  moduleId: z.string(),
  progress: z.number().int().min(0).max(100),
  activitiesCompleted: z.number().int(),
  totalActivities: z.number().int(),
  status: z.string(),
});

/** What the product posts; the server counts activities itself and keeps the higher numbers. */
export const saveProgressSchema = z.object({
  moduleId: z.string().min(1).max(64),
  progress: z.coerce.number().min(0).max(100).default(0),
  activitiesCompleted: z.coerce.number().int().min(0).max(100).default(0),
  totalActivities: z.coerce.number().int().min(0).max(100).optional(),
  status: z.string().max(32).optional(),
});

export const completeActivitySchema = z.object({
  reflection: z.string().trim().max(reflectionMaxLength).optional(),
});

export const completedActivitySchema = z.object({
  progress: moduleProgressSchema,
  completedActivityIds: z.array(z.string()),
  support: z
    .object({
      category: z.string(),
      text: z.string(),
      resources: z.array(
        z.object({
          name: z.string(),
          call: z.string().optional(),
          text: z.string().optional(),
          url: z.string().optional(),
        }),
      ),
    })
    .optional(),
});
