import type { z } from "zod";
import type { EmotionEntry } from "~/features/check-in/index.server";
import { disclosureStatement } from "~/platform/audit.server";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import { readActivities, readEmotions, readOverview } from "./child-record.server";
import { chooseChild, listChildren } from "./children.server";
import type { ChildActivities, ChildOverview, weeklyCardsSchema } from "./family.schema";
import { listWeeklyCards } from "./weekly-card.server";

type Call = Pick<RequestContext, "db" | "clock" | "locale"> & { subject: SignedIn };

/** Finds the parent's child and notes the look in the disclosure log before anything is read. */
async function openRecord(call: Call, childId: string | undefined, view: string) {
  const parent = call.subject.user;
  const children = await listChildren(call, parent);
  const child = chooseChild(children, childId);
  await disclosureStatement(
    call.db,
    { readerId: parent.id, childId: child.id, view, reason: "parent" },
    call.clock,
  );
  return { child, children };
}

/** GET /api/parent/child-overview */
export async function getChildOverview(call: Call, childId?: string): Promise<ChildOverview> {
  const { child, children } = await openRecord(call, childId, "child-overview");
  return {
    ...(await readOverview(call.db, child, call.locale)),
    children: children.map(({ id, firstName }) => ({ id, firstName })),
  };
}

/** GET /api/parent/child-emotions */
export async function getChildEmotions(call: Call, childId?: string): Promise<EmotionEntry[]> {
  const { child } = await openRecord(call, childId, "child-emotions");
  return readEmotions(call.db, child.id);
}

/** GET /api/parent/child-activities */
export async function getChildActivities(call: Call, childId?: string): Promise<ChildActivities> {
  const { child } = await openRecord(call, childId, "child-activities");
  return readActivities(call.db, child.id, call.locale);
}

/** GET /api/parent/weekly-card */
export async function getWeeklyCards(
  call: Call,
  childId?: string,
): Promise<z.infer<typeof weeklyCardsSchema>> {
  const { child } = await openRecord(call, childId, "weekly-card");
  const cards = await listWeeklyCards(call.db, child, call.clock());
  return { cards, byMail: !call.subject.user.weeklyCardOptOut };
}
