import { useCallback, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { useToast } from "~/ui/toast";
import { useIsOffline } from "~/ui/use-is-offline";
import { useUnauthorized } from "~/ui/use-unauthorized";
import type { CoachMessage, Conversation } from "./coach.schema";
import { sendToCoach } from "./coach-client";
import { newConversationTitle } from "./coach-constants";
import type { CoachPageData } from "./coach-page.server";
import type { HelpAnswer } from "./crisis-card";

const base = "/api/ai-coach/conversations";

/** The chat in the browser: talks, messages, the text being written and the answer coming in. */
export function useCoachChat(initial: CoachPageData) {
  const report = useReport();
  const talks = useTalks(initial);
  const { conversations, selectedId, messages } = talks;
  const { sendingTo, streamed, send } = useSending(talks, report);
  const answerHelp = useHelpAnswer(talks, report);
  const actions = useTalkActions(talks, report);
  const isOffline = useIsOffline();
  const isSending = sendingTo !== null;
  return {
    conversations,
    selected: conversations.find((talk) => talk.id === selectedId) ?? null,
    messages,
    isSending,
    /** The answer being awaited belongs to the talk on screen. */
    isAnswering: isSending && (sendingTo === "" || sendingTo === selectedId),
    streamed,
    isOffline,
    send,
    answerHelp,
    ...actions,
  };
}

export type CoachChat = ReturnType<typeof useCoachChat>;
type Talks = ReturnType<typeof useTalks>;
type Report = (error: unknown, fallback: string) => void;

/** Tells of a failure in the server's words where it has some; an ended session leads to the sign-in. */
function useReport(): Report {
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  return useCallback(
    (error: unknown, fallback: string) => {
      if (handleUnauthorized(error)) return;
      const isKnown = error instanceof ApiError && error.status !== 500;
      toast({
        title: m.common_error(),
        description: (isKnown && error.serverMessage) || fallback,
        variant: "destructive",
      });
    },
    [toast, handleUnauthorized],
  );
}

/** The talks and what is in the one on screen. */
function useTalks(initial: CoachPageData) {
  const [conversations, setConversations] = useState(initial.conversations);
  const [selectedId, setSelectedId] = useState(initial.selectedId);
  const [messages, setMessages] = useState(initial.messages);
  /** The talk on screen now: an answer that comes after another was opened is not shown there. */
  const shownId = useRef(initial.selectedId);
  /** Counts what changes the messages: a list asked for before the latest change is not shown after it. */
  const changes = useRef(0);

  const show = useCallback((id: string) => {
    shownId.current = id;
    setSelectedId(id);
    return ++changes.current;
  }, []);

  /** Asks for the list and a talk again; shown unless something changed since. */
  const refresh = useCallback(async (id: string) => {
    const asked = ++changes.current;
    const [list, talk] = await Promise.all([
      callApi<Conversation[]>(base),
      callApi<CoachMessage[]>(`${base}/${id}/messages`),
    ]);
    if (asked !== changes.current) return;
    setConversations(list);
    if (id === shownId.current) setMessages(talk);
  }, []);

  const create = useCallback(async () => {
    const created = await callApi<Conversation>(base, { body: { title: newConversationTitle } });
    setConversations((known) => [created, ...known]);
    show(created.id);
    setMessages([]);
    return created.id;
  }, [show]);

  return {
    ...{ conversations, setConversations, selectedId, messages, setMessages },
    ...{ shownId, changes, show, refresh, create },
  };
}

/** Sends what was written and gathers the answer as it comes. */
function useSending(talks: Talks, report: Report) {
  const { selectedId, messages, setConversations, setMessages, shownId, changes, refresh, create } = talks;
  /** The talk whose answer is awaited. */
  const [sendingTo, setSendingTo] = useState<string | null>(null);
  const isSending = sendingTo !== null;
  const [streamed, setStreamed] = useState("");
  /** Kept while a message failed, so that sending it again counts once. */
  const pending = useRef<{ content: string; key: string } | null>(null);

  /** Resolves true when the answer is there; false when it failed, and the text should stay. */
  const send = useCallback(
    async (text: string): Promise<boolean> => {
      const content = text.trim();
      if (!content || isSending) return false;
      const known = messages;
      let id = selectedId;
      setSendingTo(id ?? "");
      setStreamed("");
      try {
        id ??= await create();
        setSendingTo(id);
        changes.current++;
        const talkId = id;
        const showIn = (shown: CoachMessage[]) => talkId === shownId.current && setMessages(shown);
        if (pending.current?.content !== content) pending.current = { content, key: crypto.randomUUID() };
        const exchange = await sendToCoach(talkId, content, pending.current.key, {
          onUser: (message) => showIn([...known, message]),
          onDelta: (piece) => setStreamed((before) => before + piece),
        });
        pending.current = null;
        showIn([...known, exchange.userMessage, exchange.assistantMessage]);
        setConversations((list) => withHelp(list, talkId, exchange.assistantMessage.safety));
        refresh(talkId).catch(() => undefined);
        return true;
      } catch (error) {
        if (id === shownId.current) setMessages(known);
        report(error, m.coach_send_failed());
        return false;
      } finally {
        setSendingTo(null);
        setStreamed("");
      }
    },
    [
      isSending,
      messages,
      selectedId,
      setConversations,
      setMessages,
      shownId,
      changes,
      create,
      refresh,
      report,
    ],
  );

  return { sendingTo, streamed, send };
}

/** Tells the adults of the talk's alert what the child tapped on the help card. */
function useHelpAnswer({ selectedId, refresh }: Talks, report: Report) {
  return useCallback(
    async (answer: HelpAnswer) => {
      if (!selectedId) return;
      try {
        await callApi(`${base}/${selectedId}/help`, { body: { answer } });
        await refresh(selectedId);
      } catch (error) {
        report(error, m.coach_help_failed());
      }
    },
    [selectedId, refresh, report],
  );
}

/** What can be done with a talk besides writing in it. */
function useTalkActions(talks: Talks, report: Report) {
  const { conversations, setConversations, setMessages, changes, show, create } = talks;

  const select = useCallback(
    async (id: string) => {
      const asked = show(id);
      try {
        const talk = await callApi<CoachMessage[]>(`${base}/${id}/messages`);
        if (asked === changes.current) setMessages(talk);
      } catch (error) {
        report(error, m.coach_not_found());
      }
    },
    [show, changes, setMessages, report],
  );

  const startNew = useCallback(
    () => create().catch((error) => report(error, m.coach_send_failed())),
    [create, report],
  );

  const rename = useCallback(
    async (id: string, title: string): Promise<boolean> => {
      try {
        const renamed = await callApi<Conversation>(`${base}/${id}`, { method: "PATCH", body: { title } });
        setConversations((known) => known.map((talk) => (talk.id === id ? renamed : talk)));
        return true;
      } catch (error) {
        report(error, m.coach_title_refused());
        return false;
      }
    },
    [setConversations, report],
  );

  const remove = useCallback(
    async (id: string) => {
      try {
        await callApi(`${base}/${id}`, { method: "DELETE" });
        const rest = conversations.filter((talk) => talk.id !== id);
        setConversations(rest);
        const next = rest[0];
        if (next) await select(next.id);
        else await create();
      } catch (error) {
        report(error, m.coach_send_failed());
      }
    },
    [conversations, setConversations, select, create, report],
  );

  return { select, startNew, rename, remove };
}

/** The card at once, with what the reply brought; who was told follows with the list. */
function withHelp(talks: Conversation[], id: string, safety: CoachMessage["safety"]): Conversation[] {
  if (!safety) return talks;
  const { category, resources } = safety;
  return talks.map((talk) =>
    talk.id === id
      ? { ...talk, help: { told: null, answer: null, ...talk.help, category, resources } }
      : talk,
  );
}
