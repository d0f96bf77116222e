import { isOver13 } from "~/features/identity/index.server";
import { cancelDeletion, requestDeletion, requestExport } from "~/features/privacy/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { AppError } from "~/platform/errors";
import { chooseChild, listChildren } from "./children.server";

/** Whether a parent may copy and delete the child's data: below 13 it is theirs to do (16 CFR 312.6; P8). */
export const mayDecideFor = (child: UserRow, now: Date): boolean =>
  !child.dateOfBirth || !isOver13(child.dateOfBirth, now, child.timeZone);

/** Asks for a copy of everything about a linked child. Throws 404 for another's child, 403 from 13 on. */
export async function exportChild(context: RequestContext, parent: UserRow, childId: string) {
  return requestExport(context, parent, await findOwnChild(context, parent, childId));
}

/** Plans the deletion of a linked child's account. Throws 404 for another's child, 403 from 13 on. */
export async function deleteChild(context: RequestContext, parent: UserRow, childId: string) {
  return requestDeletion(context, parent, await findOwnChild(context, parent, childId));
}

/** Takes a planned deletion back that this parent asked for. Throws 404 when there is none. */
export async function keepChild(context: RequestContext, parent: UserRow, requestId: string) {
  return cancelDeletion(context, parent.id, requestId);
}

async function findOwnChild(context: RequestContext, parent: UserRow, childId: string): Promise<UserRow> {
  const child = chooseChild(await listChildren(context, parent), childId);
  if (!mayDecideFor(child, context.clock())) throw new AppError("forbidden", m.family_data_from_13());
  return child;
}
