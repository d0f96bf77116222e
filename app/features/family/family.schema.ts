import { z } from "zod";
import { emotionSchema } from "~/features/check-in/index.server";
import { m } from "~/messages/compiled/messages.js";
import { weeklyCardSchema } from "./weekly-words.server";

export const childQuerySchema = z.object({ childId: z.string().min(1).max(64).optional() });

export const childOverviewSchema = z.object({
  child: z.object({
    id: z.string(),
    firstName: z.string(),
    currentLevel: z.number().int(),
    streakDays: z.number().int(),
  }),
  overview: z.object({
    stats: z.object({
      totalTracks: z.number().int(),
      totalSessions: z.number().int(),
      totalConversations: z.number().int(),
      totalEmotions: z.number().int(),
    }),
    selProgress: z.array(
      z.object({
        moduleId: z.string(),
        title: z.string(),
        status: z.string(),
        progress: z.number(),
        activitiesCompleted: z.number().int(),
        totalActivities: z.number().int(),
      }),
    ),
    recentEmotions: z.array(emotionSchema),
    recentAchievements: z.array(
      z.object({ id: z.string(), title: z.string(), description: z.string(), unlockedAt: z.string() }),
    ),
  }),
  /** All linked children, for `?childId=`. */
  children: z.array(z.object({ id: z.string(), firstName: z.string() })),
});
export type ChildOverview = z.infer<typeof childOverviewSchema>;

export const childActivitiesSchema = z.object({
  musicTracks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      emotion: z.string(),
      genre: z.string(),
      createdAt: z.string(),
    }),
  ),
  drumSessions: z.array(
    z.object({
      id: z.string(),
      gameMode: z.string(),
      score: z.number(),
      accuracy: z.number(),
      createdAt: z.string(),
    }),
  ),
  conversations: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      messageCount: z.number().int(),
      lastMessageAt: z.string(),
    }),
  ),
});
export type ChildActivities = z.infer<typeof childActivitiesSchema>;

export const familyCodeSchema = z.object({
  code: z.string(),
  expiresAt: z.string(),
  student: z.object({ id: z.string(), firstName: z.string(), timeZone: z.string() }),
});
export const makeFamilyCodeSchema = z.object({ studentId: z.string().min(1).max(64) });
export const useFamilyCodeSchema = z.object({ code: z.string().trim().min(1).max(40) });
export const linkedChildSchema = z.object({ child: z.object({ id: z.string(), firstName: z.string() }) });

export const weeklyMailSchema = z.object({ byMail: z.boolean() });
export const weeklyCardsSchema = weeklyMailSchema.extend({ cards: z.array(weeklyCardSchema) });
export const chooseWeeklyMailSchema = z.object({
  byMail: z.union([
    z.boolean(),
    z
      .enum(["true", "false"], { error: () => m.family_weekly_mail_choice() })
      .transform((value) => value === "true"),
  ]),
});
