import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/index.server";
import { checkInDays, classrooms, emotionLogs, memberships } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import type { EmotionEntry } from "./check-in.schema";
import { checkInStatements, listEmotions, logEmotion, refuseCryForHelp, toEntry } from "./check-in.server";
import {
  CHECK_IN_CONTEXT,
  CHECK_IN_INTENSITY,
  EMOTIONS,
  type Emotion,
  HISTORY_LENGTH,
  WOULD_HELP,
} from "./emotions";
import { isCheckInOn, refuseWhenSwitchedOff } from "./school-switch.server";

type Request = Pick<RequestContext, "db" | "clock" | "origin">;

export const changeEmotionSchema = z.object({
  emotion: z.enum(EMOTIONS, { error: () => m.checkin_unknown_emotion() }),
  // Without the default of a first answer: what is left out stays as it was.
  intensity: z.coerce.number().int().min(1).max(10).optional(),
});

const NOTE_LENGTH = 200;

export const secondStepSchema = z.object({
  energy: z.coerce
    .number({ error: () => m.checkin_energy_invalid() })
    .int({ error: () => m.checkin_energy_invalid() })
    .min(1, { error: () => m.checkin_energy_invalid() })
    .max(5, { error: () => m.checkin_energy_invalid() })
    .optional(),
  wouldHelp: z.enum(WOULD_HELP, { error: () => m.checkin_would_help_invalid() }).optional(),
  note: z
    .string({ error: () => m.checkin_note_invalid() })
    .trim()
    .max(NOTE_LENGTH, { error: () => m.checkin_note_invalid() })
    .optional(),
  wantsToTalk: z.boolean({ error: () => m.checkin_talk_invalid() }).optional(),
});

/** The wish to talk alone, from a plain form. */
export const talkWishFormSchema = z
  .object({ wantsToTalk: z.enum(["yes", "no"], { error: () => m.checkin_talk_invalid() }) })
  .transform(({ wantsToTalk }) => ({ wantsToTalk: wantsToTalk === "yes" }));

export const checkInDaySchema = z.object({
  /** `none` until the child answered; "I'd rather not say" is an answer. */
  answer: z.enum(["none", "feeling", "skipped"]),
  emotion: z.enum(EMOTIONS).nullable(),
  energy: z.number().int().nullable(),
  wouldHelp: z.enum(WOULD_HELP).nullable(),
  note: z.string().nullable(),
  wantsToTalk: z.boolean(),
  /** When the teacher first opened the morning board after this answer, or after the wish to talk. */
  seenAt: z.string().nullable(),
});
export type CheckInDay = z.infer<typeof checkInDaySchema>;

/** The child's last check-ins, newest first, what is known of the child's own today, and whether the school asks. */
export async function loadCheckIn(
  { db, clock }: Pick<Request, "db" | "clock">,
  user: Pick<UserRow, "id" | "timeZone" | "schoolId">,
): Promise<{ entries: EmotionEntry[]; today: CheckInDay; isOn: boolean; hasTeacher: boolean }> {
  const [entries, today, isOn, classes] = await Promise.all([
    listEmotions({ db }, user.id, HISTORY_LENGTH),
    readDay(db, user.id, localDateOf(clock(), user.timeZone)),
    isCheckInOn(db, user),
    db
      .select({ id: memberships.id })
      .from(memberships)
      .innerJoin(classrooms, eq(classrooms.id, memberships.classroomId))
      // Nobody looks at an archived class's board: an ask there would wait for good.
      .where(
        and(
          eq(memberships.studentId, user.id),
          eq(memberships.status, "active"),
          isNull(classrooms.archivedAt),
        ),
      )
      .limit(1),
  ]);
  return { entries, today, isOn, hasTeacher: classes.length > 0 };
}

/** The feeling of the user's own today; null when none was named. */
export async function findTodaysFeeling(
  { db, clock }: Pick<Request, "db" | "clock">,
  user: Pick<UserRow, "id" | "timeZone">,
): Promise<Emotion | null> {
  const localDate = localDateOf(clock(), user.timeZone);
  const [log] = await db
    .select({ emotion: emotionLogs.emotion })
    .from(emotionLogs)
    .where(and(eq(emotionLogs.userId, user.id), eq(emotionLogs.localDate, localDate)));
  return log ? z.enum(EMOTIONS).parse(log.emotion) : null;
}

async function readDay(db: Db, userId: string, localDate: string): Promise<CheckInDay> {
  const [[log], [day]] = await Promise.all([
    db
      .select({ emotion: emotionLogs.emotion, seenByStaffAt: emotionLogs.seenByStaffAt })
      .from(emotionLogs)
      .where(and(eq(emotionLogs.userId, userId), eq(emotionLogs.localDate, localDate))),
    db
      .select()
      .from(checkInDays)
      .where(and(eq(checkInDays.userId, userId), eq(checkInDays.localDate, localDate))),
  ]);
  // A wish to talk is what one waits for an answer to.
  const seen = log && !day?.wantsToTalkAt ? log.seenByStaffAt : day?.seenByStaffAt;
  return checkInDaySchema.parse({
    answer: log ? "feeling" : day?.skippedAt ? "skipped" : "none",
    emotion: log?.emotion ?? null,
    energy: day?.energy ?? null,
    wouldHelp: day?.wouldHelp ?? null,
    note: day?.note ?? null,
    wantsToTalk: Boolean(day?.wantsToTalkAt),
    seenAt: seen?.toISOString() ?? null,
  });
}

/**
 * "I'd rather not say": an answer like any other, worth the same day of the streak (P21). A feeling
 * of the same day is taken back. Running it again changes nothing. Throws 403 when the school switched it off, and 409
 * `already_checked_in` when it comes late from a device (`clock`) and the feeling was given after it.
 */
export async function skipCheckIn({ db, clock }: Request, user: UserRow): Promise<void> {
  await refuseWhenSwitchedOff(db, user);
  const now = clock();
  const localDate = localDateOf(now, user.timeZone);
  const id = createId();
  const isOfDay = and(eq(emotionLogs.userId, user.id), eq(emotionLogs.localDate, localDate));
  const [newer] = await db
    .select({ id: emotionLogs.id })
    .from(emotionLogs)
    .where(and(isOfDay, gt(emotionLogs.createdAt, now)));
  if (newer) throw new AppError("already_checked_in", m.checkin_already());
  await db.batch([
    db
      .insert(checkInDays)
      .values({ id, userId: user.id, localDate, skippedAt: now, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [checkInDays.userId, checkInDays.localDate],
        set: { skippedAt: sql`max(coalesce(${checkInDays.skippedAt}, 0), ${now.getTime()})` },
      }),
    db.delete(emotionLogs).where(and(isOfDay, lte(emotionLogs.createdAt, now))),
    ...checkInStatements(db, user, { id, now, localDate }),
  ]);
}

/**
 * Changes the feeling of the user's own today; after "I'd rather not say" it is logged now. Throws 404 when the
 * day has no answer yet, 403 when the school switched the check-in off.
 */
export async function changeEmotion(
  request: Request,
  user: UserRow,
  { emotion, intensity }: z.infer<typeof changeEmotionSchema>,
): Promise<EmotionEntry> {
  const { db, clock } = request;
  await refuseWhenSwitchedOff(db, user);
  const now = clock();
  const localDate = localDateOf(now, user.timeZone);
  const change = () =>
    db
      .update(emotionLogs)
      // The answer is as old as its change: what another device kept before that is the older one.
      .set({ emotion, createdAt: now, ...(intensity === undefined ? {} : { intensity }) })
      .where(and(eq(emotionLogs.userId, user.id), eq(emotionLogs.localDate, localDate)))
      .returning();
  const [changed] = await change();
  if (changed) return toEntry(changed);
  const { answer } = await readDay(db, user.id, localDate);
  if (answer === "none") throw new AppError("not_found", m.checkin_none_today());
  try {
    return await logEmotion(request, user, {
      emotion,
      intensity: intensity ?? CHECK_IN_INTENSITY,
      context: CHECK_IN_CONTEXT,
    });
  } catch (error) {
    // Another tab answered in between: then there is something to change.
    const [row] = await change();
    if (row) return toEntry(row);
    throw error;
  }
}

/** A wish to talk keeps the moment it was first said at, and what the teacher saw before it is no look at it. */
const wishChanges = (wantsToTalk: boolean, now: Date) =>
  wantsToTalk
    ? {
        wantsToTalkAt: sql`coalesce(${checkInDays.wantsToTalkAt}, ${now.getTime()})`,
        seenByStaffAt: sql`iif(${checkInDays.wantsToTalkAt} is null, null, ${checkInDays.seenByStaffAt})`,
      }
    : { wantsToTalkAt: null };

/**
 * The optional second step; what is left out stays as it was. Throws 404 when the day has no answer yet, 403
 * when the school switched the check-in off, and 422 when the note is a cry for help: then an adult is told and the answer says where help is (K12).
 */
export async function saveSecondStep(
  request: Request,
  user: UserRow,
  input: z.infer<typeof secondStepSchema>,
): Promise<CheckInDay> {
  const { db, clock } = request;
  if (input.note) await refuseCryForHelp(request, user, input.note);
  await refuseWhenSwitchedOff(db, user);
  const now = clock();
  const localDate = localDateOf(now, user.timeZone);
  const { energy, wouldHelp, note, wantsToTalk } = input;
  const changes = {
    ...(energy === undefined ? {} : { energy }),
    ...(wouldHelp === undefined ? {} : { wouldHelp }),
    ...(note === undefined ? {} : { note: note || null }),
  };
  if ((await readDay(db, user.id, localDate)).answer === "none") {
    throw new AppError("not_found", m.checkin_none_today());
  }
  await db
    .insert(checkInDays)
    .values({
      ...{ id: createId(), userId: user.id, localDate, ...changes },
      ...{ wantsToTalkAt: wantsToTalk ? now : null, createdAt: now, updatedAt: now },
    })
    .onConflictDoUpdate({
      target: [checkInDays.userId, checkInDays.localDate],
      set: {
        ...changes,
        ...(wantsToTalk === undefined ? {} : wishChanges(wantsToTalk, now)),
        updatedAt: now,
      },
    });
  return readDay(db, user.id, localDate);
}
