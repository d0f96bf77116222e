import type { RequestContext, SignedIn } from "~/platform/context.server";
import { listWhatWorks, type WhatWorks } from "./relief.server";
import { readList, worksOwner } from "./what-works.server";

/** A badge's session has none. */
const noFigures: WhatWorks = [];

/** Grades whose children pick by picture. */
const youngestGrades = 2;

/** The child's list with the check-in's figures, which a badge's session does not see. */
export async function loadWorksPage(context: RequestContext, session: SignedIn) {
  const owner = worksOwner(session);
  const [list, figures] = await Promise.all([
    readList(context, owner),
    owner.badgeId === null ? listWhatWorks(context, session.user) : noFigures,
  ]);
  const { grade } = session.user;
  return { list, figures, isYoung: grade !== null && grade <= youngestGrades };
}

export type WorksPageData = Awaited<ReturnType<typeof loadWorksPage>>;
