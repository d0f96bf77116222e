import { accountState } from "~/features/identity/index.server";
import { localDateOf } from "~/platform/clock";
import type { RequestContext, SignedIn } from "~/platform/context.server";
import type { CoachMessage, Conversation } from "./coach.schema";
import { listConversations, listFirstShown, openConversation, talkOwner } from "./conversations.server";
import { findAccess } from "./limits.server";
import { readyCoach } from "./ready.server";
import { ageBandOf } from "./send-message.server";

export type CoachPageData = {
  conversations: Conversation[];
  selectedId: string | null;
  messages: CoachMessage[];
  ageBand: ReturnType<typeof ageBandOf>;
  isOn: boolean;
  /** The child's own calendar, for the hours the help card names: IANA name, and today as YYYY-MM-DD. */
  calendar: { timeZone: string; today: string };
  /** The chip chosen on a page without JavaScript: its text waits in the box. */
  chosenChip: string | null;
};

/**
 * The chat as the page first shows it: the talk of `?conversation=`, else the first of the list; with none
 * yet, one is created (specification, section 4).
 */
export async function loadCoach(
  context: RequestContext,
  signedIn: Pick<SignedIn, "user" | "badgeId">,
): Promise<CoachPageData> {
  const { db, clock, url } = context;
  const { user } = signedIn;
  const owner = talkOwner(signedIn);
  const asked = url.searchParams.get("conversation");
  const [known, access, shown] = await Promise.all([
    listConversations(context, owner),
    findAccess(db, user, clock),
    listFirstShown(db, owner, asked),
  ]);
  if (access.isOn) context.waitUntil(readyCoach());
  // Before the age is known nothing about a child is kept, not even an empty talk (P1).
  const mayBegin = access.isOn && accountState({ user }, clock()) === "ready";
  const conversations = known.length > 0 || !mayBegin ? known : [await openConversation(context, owner)];
  const selected = conversations.find((conversation) => conversation.id === asked) ?? conversations[0];
  return {
    conversations,
    selectedId: selected?.id ?? null,
    messages: selected?.id === shown.conversationId ? shown.messages : [],
    ageBand: ageBandOf(user, clock()),
    isOn: access.isOn,
    calendar: { timeZone: user.timeZone, today: localDateOf(clock(), user.timeZone) },
    chosenChip: url.searchParams.get("say"),
  };
}
