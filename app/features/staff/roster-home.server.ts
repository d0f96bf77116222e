import { loadOwn } from "~/features/dashboard/index.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { loadRosterRoom } from "./roster-room.server";

/** What somebody sees who keeps the school's roster and leads no class: that, and what is their own. */
export async function loadRosterHome(context: RequestContext, staff: SignedIn) {
  const [roster, own] = await Promise.all([loadRosterRoom(context, staff.user), loadOwn(context, staff)]);
  return { roster, own };
}

export type RosterHomeData = Awaited<ReturnType<typeof loadRosterHome>>;
