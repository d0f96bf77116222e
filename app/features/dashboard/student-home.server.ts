import { loadCheckIn } from "~/features/check-in/index.server";
import { findNextLesson } from "~/features/learning/index.server";
import { listWhatWorks } from "~/features/what-works/index.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { wantsAllRooms } from "./all-rooms.server";
import { isNewcomer } from "./newcomer.server";
import { loadAllRooms } from "./room-data.server";

/** What the student's first room shows; the other rooms' data come when they open, or now without scripts. */
export async function loadStudentHome(context: RequestContext, signedIn: SignedIn) {
  const { user } = signedIn;
  const [checkIn, whatWorks, next, isFirstVisit, rooms] = await Promise.all([
    loadCheckIn(context, user),
    listWhatWorks(context, user),
    findNextLesson(context, user),
    isNewcomer(context, user),
    wantsAllRooms(context) ? loadAllRooms(context, signedIn) : null,
  ]);
  return { checkIn, whatWorks, next, isFirstVisit, rooms };
}

export type StudentHomeData = Awaited<ReturnType<typeof loadStudentHome>>;
