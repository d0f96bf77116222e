import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "~/db/index.server";
import {
  activityCompletions,
  checkInDays,
  coachMessages,
  conversations,
  drumSessions,
  emotionLogs,
  moduleProgress,
  progressEvents,
  tracks,
} from "~/db/schema";
import { newCoachState, reply } from "~/features/coach/engine";
import { findLesson } from "~/features/learning/index.server";
import { compose, suggestTitle } from "~/features/music/engine";
import { buildTrackRow } from "~/features/music/index.server";
import { recomputeProgressStatements } from "~/features/progress/index.server";
import type { ProgressEventKind } from "~/features/progress/points";
import { addDays } from "~/platform/calendar";
import { momentOn } from "~/platform/calendar.server";
import { localDateOf } from "~/platform/clock";
import { MINUTE_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import type { DemoStudent } from "./people";
import { type DemoGame, type DemoStory, type DemoTalk, storyOf } from "./stories";

/** When the school's day has begun, so that everything in the story happens while it lasts. */
const CHECK_IN_TIME = "08:20";
type Statement = BatchItem<"sqlite">;

/** Moments of the story: so many minutes after that day's check-in, on the calendar of where the student lives. */
export function storyClock(now: Date, timeZone: string) {
  const today = localDateOf(now, timeZone);
  return (daysAgo: number, minutes = 0): Date =>
    new Date(momentOn(addDays(today, -daysAgo), CHECK_IN_TIME, timeZone).getTime() + minutes * MINUTE_MS);
}

/** Whose story is written, and its clock. */
type Teller = { db: Db; student: DemoStudent; at: ReturnType<typeof storyClock> };

/** Writes a demo student's story and lets points, level and streak follow from it. */
export async function seedHistory(db: Db, student: DemoStudent, now: Date): Promise<void> {
  const story = storyOf(student.username);
  const teller: Teller = { db, student, at: storyClock(now, student.timeZone) };
  const [first, ...rest] = [
    ...checkInStatements(teller, story, now),
    ...story.tracks.flatMap((track) => trackStatements(teller, track)),
    ...story.games.flatMap((game) => gameStatements(teller, game)),
    ...story.lessons.flatMap((lesson) => lessonStatements(teller, lesson)),
    ...(story.talk ? talkStatements(db, student, story.talk, teller.at(story.talk.daysAgo, 10)) : []),
    ...recomputeProgressStatements(db, student.id),
  ];
  if (first) await db.batch([first, ...rest]);
}

/** Something that counts towards points, level and streak. */
const note = (
  { db, student }: Teller,
  kind: ProgressEventKind,
  sourceId: string,
  occurredAt: Date,
  detail: string | null = null,
): Statement =>
  db.insert(progressEvents).values({
    id: createId(),
    userId: student.id,
    kind,
    sourceId,
    detail,
    occurredAt,
    localDate: localDateOf(occurredAt, student.timeZone),
  });

/** The feelings of the days before, and what this morning has of the check-in. */
function checkInStatements(teller: Teller, { feelings, today }: DemoStory, now: Date): Statement[] {
  const { db, student, at } = teller;
  const words = feelings.split(" ");
  const before = words.flatMap((emotion, index) =>
    emotion === "-" ? [] : feelingStatements(teller, emotion, at(words.length - index)),
  );
  if (!today) return before;
  const { answer, asksToTalk } = today;
  // Before school begins, the school's morning is now.
  const createdAt = new Date(Math.min(at(0).getTime(), now.getTime()));
  const isRatherNot = answer === "rather_not";
  const feeling = isRatherNot ? [] : feelingStatements(teller, answer, createdAt);
  if (!isRatherNot && !asksToTalk) return [...before, ...feeling];
  const id = createId();
  const day = db.insert(checkInDays).values({
    ...{ id, userId: student.id, localDate: localDateOf(createdAt, student.timeZone) },
    skippedAt: isRatherNot ? createdAt : null,
    wantsToTalkAt: asksToTalk ? createdAt : null,
    ...{ createdAt, updatedAt: createdAt },
  });
  return [...before, ...feeling, day, ...(isRatherNot ? [note(teller, "check_in", id, createdAt)] : [])];
}

function feelingStatements(teller: Teller, emotion: string, createdAt: Date): Statement[] {
  const { db, student } = teller;
  const id = createId();
  return [
    db.insert(emotionLogs).values({
      id,
      userId: student.id,
      emotion,
      intensity: 5,
      context: "daily_checkin",
      localDate: localDateOf(createdAt, student.timeZone),
      createdAt,
    }),
    note(teller, "check_in", id, createdAt),
  ];
}

function trackStatements(
  teller: Teller,
  { daysAgo, isLiked, ...request }: DemoStory["tracks"][number],
): Statement[] {
  const { db, student, at } = teller;
  const createdAt = at(daysAgo, 20);
  const row = buildTrackRow(student.id, compose(request), suggestTitle(request, "en"), createdAt);
  return [
    db.insert(tracks).values({ ...row, isLiked }),
    note(teller, "track_created", row.id, createdAt, request.culturalStyle),
    ...(isLiked ? [note(teller, "track_saved", row.id, createdAt)] : []),
  ];
}

function gameStatements(teller: Teller, game: DemoGame): Statement[] {
  const { db, student, at } = teller;
  const id = createId();
  const createdAt = at(game.daysAgo, 30);
  return [
    db.insert(drumSessions).values({
      id,
      userId: student.id,
      gameMode: game.gameMode,
      score: game.hits * 10,
      accuracy: Math.min(100, game.hits),
      bpm: game.bpm,
      durationSeconds: game.seconds,
      streak: game.hits,
      level: 1,
      kit: "classic",
      timing: {
        rounds: 1,
        onTimePercent: Math.round(100 - game.steady * 0.6),
        medianErrorMs: game.median,
        steadinessMs: game.steady,
        driftMsPerBar: 1,
        topBpm: game.bpm,
      },
      createdAt,
    }),
    note(teller, "drum_session", id, createdAt, game.gameMode),
  ];
}

function lessonStatements(
  teller: Teller,
  { id: moduleId, done, daysAgo }: DemoStory["lessons"][number],
): Statement[] {
  const { db, student, at } = teller;
  const lesson = findLesson(moduleId);
  if (!lesson) throw new Error(`there is no lesson ${moduleId}`);
  const total = lesson.activities.length;
  const createdAt = at(daysAgo, 60);
  const activities = lesson.activities.slice(0, done).flatMap((activity, index) => {
    const completedAt = at(daysAgo, 60 + index * 3);
    return [
      db.insert(activityCompletions).values({
        id: createId(),
        userId: student.id,
        moduleId,
        activityId: activity.id,
        completedAt,
      }),
      note(teller, "activity_completed", `${moduleId}/${activity.id}`, completedAt, activity.kind),
    ];
  });
  return [
    ...activities,
    ...(done === total ? [note(teller, "module_completed", moduleId, createdAt, lesson.category)] : []),
    db.insert(moduleProgress).values({
      id: createId(),
      userId: student.id,
      moduleId,
      progress: Math.round((done / total) * 100),
      activitiesCompleted: done,
      totalActivities: total,
      status: done === total ? "completed" : "in_progress",
      createdAt,
      updatedAt: createdAt,
    }),
  ];
}

/** One conversation, answered by the built-in coach itself. */
function talkStatements(db: Db, student: DemoStudent, talk: DemoTalk, startedAt: Date): Statement[] {
  const conversationId = createId();
  const history: { role: "user" | "assistant"; content: string }[] = [];
  let state = newCoachState();
  for (const message of talk.lines) {
    const answer = reply({ history, state, message, ageBand: talk.ageBand, locale: "en", random: () => 0.5 });
    state = answer.state;
    history.push({ role: "user", content: message }, { role: "assistant", content: answer.text });
  }
  const momentOf = (index: number) => new Date(startedAt.getTime() + index * 20_000);
  return [
    db.insert(conversations).values({
      id: conversationId,
      userId: student.id,
      title: talk.title,
      messageCount: history.length,
      engineState: state,
      createdAt: startedAt,
      lastMessageAt: momentOf(history.length - 1),
    }),
    ...history.map((turn, index) =>
      db.insert(coachMessages).values({
        id: createId(),
        conversationId,
        userId: student.id,
        ...turn,
        createdAt: momentOf(index),
      }),
    ),
  ];
}
