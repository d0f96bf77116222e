import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "~/db/index.server";
import {
  activityCompletions,
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
import { localDateOf } from "~/platform/clock";
import { createId } from "~/platform/ids";
import type { DemoStudent } from "./people";

const DAY_MS = 24 * 60 * 60 * 1000;
type Statement = BatchItem<"sqlite">;

/** A month of school days for each demo student: feelings, games, lessons and one talk, each believable. */
const STORIES = {
  maya: {
    // Oldest first; a gap is a day off. The last entry is yesterday's.
    feelings:
      "anxious calm happy - excited anxious sad - calm confident happy frustrated calm - happy excited confident anxious calm - happy confident",
    games: [
      { daysAgo: 24, gameMode: "beat_matching", hits: 61, seconds: 48, bpm: 100, median: 38, steady: 52 },
      { daysAgo: 19, gameMode: "beat_matching", hits: 74, seconds: 52, bpm: 105, median: 24, steady: 44 },
      { daysAgo: 15, gameMode: "rhythm_patterns", hits: 48, seconds: 60, bpm: 100, median: 17, steady: 39 },
      { daysAgo: 11, gameMode: "speed_challenge", hits: 92, seconds: 41, bpm: 135, median: -12, steady: 36 },
      { daysAgo: 6, gameMode: "rhythm_patterns", hits: 66, seconds: 64, bpm: 110, median: 9, steady: 31 },
      { daysAgo: 2, gameMode: "beat_matching", hits: 88, seconds: 50, bpm: 120, median: 7, steady: 28 },
    ],
    lessons: [
      { id: "1", done: 5, daysAgo: 20 },
      { id: "2", done: 4, daysAgo: 12 },
      { id: "3", done: 2, daysAgo: 3 },
    ],
    tracks: [
      {
        daysAgo: 18,
        emotion: "anxious",
        activityType: "breathing_exercise",
        culturalStyle: "ambient",
        seed: 1107,
        isLiked: true,
      },
      {
        daysAgo: 9,
        emotion: "sad",
        activityType: "confidence_building",
        culturalStyle: "gospel",
        seed: 2214,
        isLiked: false,
      },
      {
        daysAgo: 2,
        emotion: "happy",
        activityType: "social_skills",
        culturalStyle: "african_american",
        seed: 3321,
        isLiked: true,
      },
    ],
    talk: {
      title: "Before the band solo",
      daysAgo: 4,
      ageBand: "13-15",
      lines: [
        "I have a solo on Friday and I'm really nervous",
        "I keep thinking everyone will laugh if I mess up",
        "ok let's try it",
        "a bit better, thanks",
      ],
    },
  },
  leo: {
    feelings: "happy happy - angry calm happy - sad frustrated calm happy excited - happy calm angry calm",
    games: [
      { daysAgo: 14, gameMode: "beat_matching", hits: 33, seconds: 40, bpm: 80, median: 61, steady: 78 },
      { daysAgo: 8, gameMode: "beat_matching", hits: 41, seconds: 44, bpm: 85, median: 47, steady: 66 },
      { daysAgo: 3, gameMode: "rhythm_patterns", hits: 36, seconds: 58, bpm: 85, median: 35, steady: 58 },
    ],
    lessons: [
      { id: "1", done: 5, daysAgo: 13 },
      { id: "2", done: 2, daysAgo: 5 },
    ],
    tracks: [
      {
        daysAgo: 6,
        emotion: "angry",
        activityType: "anger_management",
        culturalStyle: "contemporary_urban",
        seed: 4428,
        isLiked: true,
      },
    ],
    talk: {
      title: "My team",
      daysAgo: 7,
      ageBand: "9-12",
      lines: ["my friend picked another team and I got mad", "yes", "it helped a little"],
    },
  },
} as const;

/** Writes a demo student's story and lets points, level and streak follow from it. */
export async function seedHistory(db: Db, student: DemoStudent, now: Date): Promise<void> {
  const story = STORIES[student.username === "leo" ? "leo" : "maya"];
  const statements: Statement[] = [];
  const at = (daysAgo: number, minutes = 0) => new Date(now.getTime() - daysAgo * DAY_MS + minutes * 60_000);
  const note = (kind: ProgressEventKind, sourceId: string, occurredAt: Date, detail: string | null = null) =>
    statements.push(
      db.insert(progressEvents).values({
        id: createId(),
        userId: student.id,
        kind,
        sourceId,
        detail,
        occurredAt,
        localDate: localDateOf(occurredAt, student.timeZone),
      }),
    );

  const feelings = story.feelings.split(" ");
  feelings.forEach((emotion, index) => {
    if (emotion === "-") return;
    const id = createId();
    const createdAt = at(feelings.length - index);
    statements.push(
      db.insert(emotionLogs).values({
        id,
        userId: student.id,
        emotion,
        intensity: 5,
        context: "daily_checkin",
        localDate: localDateOf(createdAt, student.timeZone),
        createdAt,
      }),
    );
    note("check_in", id, createdAt);
  });

  for (const { daysAgo, isLiked, ...request } of story.tracks) {
    const createdAt = at(daysAgo, 20);
    const score = compose(request);
    const row = buildTrackRow(student.id, score, suggestTitle(request, "en"), createdAt);
    statements.push(db.insert(tracks).values({ ...row, isLiked }));
    note("track_created", row.id, createdAt, request.culturalStyle);
    if (isLiked) note("track_saved", row.id, createdAt);
  }

  for (const game of story.games) {
    const id = createId();
    const createdAt = at(game.daysAgo, 30);
    statements.push(
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
    );
    note("drum_session", id, createdAt, game.gameMode);
  }

  for (const { id: moduleId, done, daysAgo } of story.lessons) {
    const lesson = findLesson(moduleId);
    if (!lesson) throw new Error(`there is no lesson ${moduleId}`);
    const total = lesson.activities.length;
    const createdAt = at(daysAgo, 60);
    lesson.activities.slice(0, done).forEach((activity, index) => {
      const completedAt = at(daysAgo, 60 + index * 3);
      statements.push(
        db.insert(activityCompletions).values({
          id: createId(),
          userId: student.id,
          moduleId,
          activityId: activity.id,
          completedAt,
        }),
      );
      note("activity_completed", `${moduleId}/${activity.id}`, completedAt, activity.kind);
    });
    if (done === total) note("module_completed", moduleId, createdAt, lesson.category);
    statements.push(
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
    );
  }

  statements.push(...talkStatements(db, student, story.talk, at(story.talk.daysAgo)));
  const [first, ...rest] = [...statements, ...recomputeProgressStatements(db, student.id)];
  if (first) await db.batch([first, ...rest]);
}

/** One conversation, answered by the built-in coach itself. */
function talkStatements(
  db: Db,
  student: DemoStudent,
  talk: (typeof STORIES)["maya"]["talk"] | (typeof STORIES)["leo"]["talk"],
  startedAt: Date,
): Statement[] {
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
