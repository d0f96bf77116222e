import type { RequestContext, SignedIn } from "~/platform/context.server";
import type { CoachMessage, Conversation } from "./coach.schema";
import { listConversations, listFirstShown, openConversation } from "./conversations.server";
import { findAccess } from "./limits.server";
import { ageBandOf } from "./send-message.server";

export type CoachPageData = {
  conversations: Conversation[];
  selectedId: string | null;
  messages: CoachMessage[];
  ageBand: ReturnType<typeof ageBandOf>;
  isOn: boolean;
  /** The chip chosen on a page without JavaScript: its text waits in the box. */
  chosenChip: string | null;
};

/**
 * The chat as the page first shows it: the talk of `?conversation=`, else the first of the list; with none
 * yet, one is created (specification, section 4).
 */
export async function loadCoach(
  context: RequestContext,
  { user }: Pick<SignedIn, "user">,
): Promise<CoachPageData> {
  const { db, clock, url } = context;
  const asked = url.searchParams.get("conversation");
  const [known, access, shown] = await Promise.all([
    listConversations(db, user.id),
    findAccess(db, user, clock),
    listFirstShown(db, user.id, asked),
  ]);
  const conversations =
    known.length > 0 || !access.isOn ? known : [await openConversation(db, user.id, clock)];
  const selected = conversations.find((conversation) => conversation.id === asked) ?? conversations[0];
  return {
    conversations,
    selectedId: selected?.id ?? null,
    messages: selected?.id === shown.conversationId ? shown.messages : [],
    ageBand: ageBandOf(user, clock()),
    isOn: access.isOn,
    chosenChip: url.searchParams.get("say"),
  };
}
