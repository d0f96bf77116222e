import type { RequestContext } from "~/platform/context.server";
import type { Locale } from "~/platform/languages";
import { PRESSED } from "./consent-form.server";
import { type FoundRequest, findRequest, type LinkState, linkState, standingAnswer } from "./decide.server";
import { type NoticeBlock, noticeBlocks } from "./notice";
import { sayStands } from "./standing-answer";

export type ConsentPageData = {
  state: LinkState | "unknown";
  token: string;
  locale: Locale;
  childFirstName: string;
  parentName: string;
  relationship: string;
  /** What stands instead, in sentences, for somebody whose press or mail came after the answer. */
  stands: string[] | null;
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
    const nothing = { childFirstName: "", parentName: "", relationship: "", stands: null, notice: [] };
    return { status: 404, page: { state: "unknown", token, locale, ...nothing } };
  }
  const { request, child, schoolName } = found;
  const now = context.clock();
  const state = linkState(found, now);
  return {
    status: state === "expired" ? 410 : 200,
    page: {
      state,
      token,
      locale,
      childFirstName: child.firstName,
      parentName: request.parentName,
      relationship: request.relationship,
      stands: readStands(found, context, now),
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

/**
 * Who pressed the other button on a page that was opened before the answer, or opens another mail after it, reads what
 * stands. Who pressed the same button twice reads that it was done.
 */
function readStands(found: FoundRequest, { url }: Pick<RequestContext, "url">, now: Date): string[] | null {
  const answer = standingAnswer(found, now);
  if (!answer) return null;
  const pressed = url.searchParams.get(PRESSED);
  const isContrary = pressed === (answer.status === "granted" ? "no" : "yes");
  return isContrary || answer.isOtherMail ? sayStands(answer, found.child) : null;
}
