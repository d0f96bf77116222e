import {
  isRosterKeeper,
  isTechnicalAdmin,
  listMembers,
  listRosterClasses,
  requireClassroomOf,
} from "~/features/classrooms/index.server";
import { listImports } from "~/features/roster/index.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { isAppError } from "~/platform/errors";
import { pageWish } from "~/platform/paging";

const CLASSES_A_PAGE = 12;
const IMPORTS_A_PAGE = 10;

/**
 * What keeps a school's roster going: the imports so far, and for a technical administrator a room of its own with the
 * school's classes, one of them with its names where `?class=` asks for it. Null for everybody else.
 */
export async function loadRosterRoom(context: RequestContext, user: UserRow) {
  const { db, url } = context;
  const hasRoom = isTechnicalAdmin(user);
  if (!(hasRoom || user.userType === "admin") || !(await isRosterKeeper(db, user))) return null;
  const wish = (name: string, size: number) => pageWish(url.searchParams, name, size);
  const [imports, classes, opened] = await Promise.all([
    listImports(context, user, wish("imports", IMPORTS_A_PAGE)),
    hasRoom ? listRosterClasses(context, user, wish("roster-classes", CLASSES_A_PAGE)) : null,
    hasRoom ? openClass(context, user) : null,
  ]);
  return { imports, room: classes && { classes, opened } };
}

export type RosterRoomData = NonNullable<Awaited<ReturnType<typeof loadRosterRoom>>>;

/** The names of the class that `?class=` asks for; null without the wish and for a class of another school. */
async function openClass(context: RequestContext, user: UserRow) {
  const { db, clock, url } = context;
  const wished = url.searchParams.get("class");
  if (!wished) return null;
  try {
    const { id, name } = await requireClassroomOf(db, user, wished, { list: clock() });
    return { id, name, members: await listMembers(context, user, id) };
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
