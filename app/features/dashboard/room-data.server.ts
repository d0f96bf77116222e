import { findTodaysFeeling, isCheckInOn } from "~/features/check-in/index.server";
import { findCircleSeat } from "~/features/classrooms/index.server";
import { loadCoach } from "~/features/coach/index.server";
import { findLastLevels, listBestScores, readDrumWish } from "~/features/drums/index.server";
import { loadLearning } from "~/features/learning/index.server";
import { listTracks, musicFor, readWish } from "~/features/music/index.server";
import { listWhatWorks } from "~/features/what-works/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { loadOwn } from "./own-section.server";
import { isLaterRoom, type LaterRoom } from "./rooms";

const RECENT_TRACKS = 6;

async function loadDj(context: RequestContext, { user }: SignedIn) {
  const { db, url } = context;
  const [tracks, today, asksRelief, whatWorks] = await Promise.all([
    listTracks(context, user.id, RECENT_TRACKS),
    findTodaysFeeling(context, user),
    isCheckInOn(db, user),
    listWhatWorks(context, user),
  ]);
  return {
    tracks,
    selectedId: url.searchParams.get("track"),
    wish: readWish(url.searchParams),
    feeling: asksRelief && today ? musicFor(today).emotion : null,
    asksRelief,
    works: whatWorks.find(({ tool }) => tool === "music") ?? null,
  };
}

async function loadDrums({ db, url, clock }: RequestContext, { user }: SignedIn) {
  const [bestScores, lastLevels, circleSeat] = await Promise.all([
    listBestScores({ db }, user.id),
    findLastLevels(db, user.id),
    findCircleSeat(db, user, clock),
  ]);
  return { bestScores, lastLevels, circleSeat, wish: readDrumWish(url.searchParams) };
}

/** What each room reads when it opens; the address's query says which talk, track or tab is meant. */
const LOADERS = {
  "ai-coach": loadCoach,
  "ai-dj": loadDj,
  drummer: loadDrums,
  learning: (context: RequestContext, { user }: SignedIn) => loadLearning(context, user),
  profile: loadOwn,
} satisfies Record<LaterRoom, (context: RequestContext, signedIn: SignedIn) => Promise<unknown>>;

export type RoomData = { [Id in LaterRoom]: Awaited<ReturnType<(typeof LOADERS)[Id]>> };

/** The data of one room. */
export const loadRoom = <Id extends LaterRoom>(id: Id, context: RequestContext, signedIn: SignedIn) =>
  LOADERS[id](context, signedIn) as Promise<RoomData[Id]>;

/** Every room at once, for a browser that runs no scripts. */
export async function loadAllRooms(context: RequestContext, signedIn: SignedIn): Promise<RoomData> {
  const [coach, dj, drummer, learning, profile] = await Promise.all([
    loadRoom("ai-coach", context, signedIn),
    loadRoom("ai-dj", context, signedIn),
    loadRoom("drummer", context, signedIn),
    loadRoom("learning", context, signedIn),
    loadRoom("profile", context, signedIn),
  ]);
  return { "ai-coach": coach, "ai-dj": dj, drummer, learning, profile };
}

/** The data of a room for its page. Throws 404 for an unknown room. */
export async function openRoom(context: RequestContext, signedIn: SignedIn, id: string): Promise<unknown> {
  if (!isLaterRoom(id)) throw new AppError("not_found", m.common_page_not_found());
  return loadRoom(id, context, signedIn);
}
