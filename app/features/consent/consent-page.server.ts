import type { RequestContext } from "~/platform/context.server";
import type { Locale } from "~/platform/languages";
import { findRequest, type LinkState, linkState } from "./decide.server";
import { type NoticeBlock, noticeBlocks } from "./notice";

export type ConsentPageData = {
  state: LinkState | "unknown";
  token: string;
  locale: Locale;
  childFirstName: string;
  parentName: string;
  relationship: string;
  /** When it was answered. */
  decidedAt: string | null;
  notice: NoticeBlock[];
};

/** What the parent's page shows for a link, with the HTTP status it deserves. */
export async function loadConsentPage(
  context: RequestContext,
  token: string,
): Promise<{ status: number; page: ConsentPageData }> {
  const { locale, origin } = context;
  const found = await findRequest(context.db, token);
  if (!found) {
    const nothing = { childFirstName: "", parentName: "", relationship: "", decidedAt: null, notice: [] };
    return { status: 404, page: { state: "unknown", token, locale, ...nothing } };
  }
  const { request, child, schoolName } = found;
  const state = linkState(found, context.clock());
  return {
    status: state === "expired" ? 410 : 200,
    page: {
      state,
      token,
      locale,
      childFirstName: child.firstName,
      parentName: request.parentName,
      relationship: request.relationship,
      decidedAt: request.decidedAt?.toISOString() ?? null,
      notice:
        state === "open"
          ? noticeBlocks(locale, {
              childFirstName: child.firstName,
              noticeUrl: `${origin}/privacy`,
              schoolName: schoolName ?? undefined,
            })
          : [],
    },
  };
}
