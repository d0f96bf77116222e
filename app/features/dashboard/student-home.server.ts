import { hasCheckedInToday, listEmotions } from "~/features/check-in/index.server";
import { findCircleSeat } from "~/features/classrooms/index.server";
import { loadCoach } from "~/features/coach/index.server";
import { findLastLevels, listBestScores } from "~/features/drums/index.server";
import { loadLearning } from "~/features/learning/index.server";
import { listTracks, readWish } from "~/features/music/index.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";

/** Everything the student's page shows; the reads go out together, as one round trip to the database. */
export async function loadStudentHome(context: RequestContext, { user }: SignedIn) {
  const { db } = context;
  const now = context.clock();
  const [emotions, coach, bestScores, lastLevels, learning, circleSeat, tracks] = await Promise.all([
    listEmotions(db, user.id, HISTORY_ENTRIES),
    loadCoach(context, { user }),
    listBestScores(db, user.id),
    findLastLevels(db, user.id),
    loadLearning(context, user),
    findCircleSeat(db, user),
    listTracks(db, user.id, context.locale, RECENT_TRACKS),
  ]);
  return {
    emotions,
    hasCheckedIn: hasCheckedInToday(emotions, user.timeZone, now),
    coach,
    drums: { bestScores, lastLevels },
    learning,
    circleSeat,
    music: {
      tracks,
      selectedId: context.url.searchParams.get("track"),
      wish: readWish(context.url.searchParams),
    },
  };
}

const HISTORY_ENTRIES = 7;
const RECENT_TRACKS = 6;

export type StudentHomeData = Awaited<ReturnType<typeof loadStudentHome>>;
