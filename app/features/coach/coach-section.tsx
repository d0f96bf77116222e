import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ReadAloud } from "~/ui/read-aloud";
import { useDraft } from "~/ui/use-draft";
import { messageLength } from "./coach-constants";
import type { CoachPageData } from "./coach-page.server";
import { CrisisCard } from "./crisis-card";
import { feelingText } from "./feeling-text";
import { MessageList } from "./message-list";
import { TalkList, TalkOptions, titleOf } from "./talk-list";
import { type CoachChat, useCoachChat } from "./use-coach-chat";

const chips = {
  confident: m.coach_chip_confident,
  anxious: m.coach_chip_anxious,
  happy: m.coach_chip_happy,
  understand: m.coach_chip_understand,
} as const;
type ChipName = keyof typeof chips;
const chipNames = Object.keys(chips) as ChipName[];

/** The AI Life Coach section of the student's page (specification 2.3 and 4, AI coach chat). */
export function CoachSection({ data }: { data: CoachPageData }) {
  return (
    <Card
      id="ai-coach"
      title={m.coach_title()}
      hint={m.coach_hint()}
      className="coach-card"
      aside={<span className="badge coach-label">{m.coach_ai_label()}</span>}
    >
      {data.isOn ? <Chat data={data} /> : <CoachOff />}
    </Card>
  );
}

function CoachOff() {
  return (
    <div className="tile grid justify-items-start gap-3 p-5">
      <p>{m.coach_off_text()}</p>
      <a href="/help" className="button button-quiet">
        {m.coach_link_help()}
      </a>
    </div>
  );
}

function Chat({ data }: { data: CoachPageData }) {
  const chat = useCoachChat(data);
  const { selected } = chat;
  const card = useHelpCard(chat);
  const lastAnswer = chat.messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  return (
    <div className="coach-grid">
      <div className="hidden lg:block">
        <TalkList chat={chat} />
      </div>
      <div className="grid min-w-0 gap-3">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="min-w-0 truncate text-lg">{selected ? titleOf(selected) : ""}</h3>
          <div className="flex flex-wrap items-start gap-2">
            <details className="talk-options lg:hidden">
              <summary className="button button-small button-quiet list-none [&::-webkit-details-marker]:hidden">
                {m.coach_conversations()}
              </summary>
              <div className="talk-options-panel">
                <TalkList chat={chat} />
              </div>
            </details>
            {selected && <TalkOptions chat={chat} talk={selected} />}
          </div>
        </header>
        {selected?.help && (
          <div ref={card.ref} className="crisis-place">
            <CrisisCard
              help={selected.help}
              conversationId={selected.id}
              calendar={data.calendar}
              isFolded={card.isFolded}
              onUnfold={card.unfold}
              onAnswer={chat.answerHelp}
            />
          </div>
        )}
        <MessageList
          conversationId={selected?.id ?? null}
          messages={chat.messages}
          isSending={chat.isAnswering}
          streamed={chat.streamed}
          onChoose={chat.send}
          onLook={card.fold}
        />
        <ReadAloud text={lastAnswer} label={m.coach_read_aloud()} />
        <Composer key={data.chosenChip} chat={chat} chosenChip={data.chosenChip} onWrite={card.fold} />
        <details className="text-sm text-ink-2">
          <summary className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-line underline-offset-4">
            {m.coach_who_sees()}
          </summary>
          <p className="mt-1.5">{m.coach_who_sees_text()}</p>
        </details>
      </div>
    </div>
  );
}

/**
 * The help card is whole, and in sight, when the coach has just given the crisis reply; it folds when the talk is
 * scrolled or written in.
 */
function useHelpCard({ messages }: CoachChat) {
  const latest = messages.at(-1);
  const crisisId = latest?.safety ? latest.id : null;
  const [isFolded, setIsFolded] = useState(crisisId === null);
  const ref = useRef<HTMLDivElement>(null);
  const shownFor = useRef(crisisId);
  useEffect(() => {
    if (!crisisId || crisisId === shownFor.current) return;
    shownFor.current = crisisId;
    setIsFolded(false);
    // After the unfolded card is laid out, or its lower half would stay below the edge.
    requestAnimationFrame(() => ref.current?.scrollIntoView({ block: "start" }));
  }, [crisisId]);
  return { ref, isFolded, fold: () => setIsFolded(true), unfold: () => setIsFolded(false) };
}

/**
 * On a phone the box to write in stays above the bar of rooms, over the end of the talk: while somebody writes in it, the
 * page moves up by as much as it covers of a talk that has begun.
 */
function useUncoveredTalk(formRef: RefObject<HTMLFormElement | null>, messages: CoachChat["messages"]) {
  useEffect(() => {
    const form = formRef.current;
    const log = form?.closest(".coach-card")?.querySelector(".chat-log");
    if (!form || !log || messages.length === 0) return;
    const uncover = () => {
      const covered = log.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy({ top: covered });
    };
    if (form.contains(document.activeElement)) uncover();
    form.addEventListener("focusin", uncover);
    return () => form.removeEventListener("focusin", uncover);
  }, [formRef, messages]);
}

function Composer({
  chat,
  chosenChip,
  onWrite,
}: {
  chat: CoachChat;
  chosenChip: string | null;
  onWrite: () => void;
}) {
  const chosen = chipNames.find((name) => name === chosenChip);
  const [draft, setDraft] = useDraft("coach", chosen ? chips[chosen]() : feelingText(chosenChip));
  // Before the page is live the form posts by itself, so nothing may be switched off.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { selected, isSending, messages } = chat;
  useUncoveredTalk(formRef, messages);

  const send = async () => {
    if (!draft.trim() || isSending) return;
    const isSent = await chat.send(draft);
    if (isSent) setDraft("");
    // The button that was pressed is switched off now and would leave the focus nowhere.
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || formRef.current?.contains(activeElement))
      inputRef.current?.focus({ preventScroll: true });
  };
  const fill = (text: string) => {
    setDraft(text);
    inputRef.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form
      ref={formRef}
      method="post"
      action={
        selected ? `/api/ai-coach/conversations/${selected.id}/messages` : "/api/ai-coach/conversations"
      }
      onSubmit={onSubmit}
      className="chat-form grid gap-2.5"
    >
      {chat.messages.length === 0 && !isSending && (
        <ul
          className="chat-chips"
          aria-label={m.coach_quick_replies()}
          // A browser leaves one that is half in sight where it is.
          onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
        >
          {chipNames.map((name) => (
            <li key={name}>
              {isLive ? (
                <button
                  type="button"
                  className="chip"
                  onClick={() => fill(chips[name]())}
                  disabled={isSending}
                >
                  {chips[name]()}
                </button>
              ) : (
                <a
                  className="chip"
                  href={`/?${selected ? `conversation=${selected.id}&` : ""}say=${name}#ai-coach`}
                >
                  {chips[name]()}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor="coach-message" className="sr-only">
          {m.coach_input_label()}
        </label>
        <textarea
          id="coach-message"
          ref={inputRef}
          name="content"
          rows={2}
          required
          maxLength={messageLength}
          className="field-input resize-none"
          placeholder={m.coach_input_placeholder()}
          aria-describedby="coach-message-hint"
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
            onWrite();
          }}
          onKeyDown={onKeyDown}
          // Disabled for eye and ear, but never for the focus: a disabled box would lose it, and the next sentence.
          readOnly={isSending}
          aria-disabled={isSending || undefined}
        />
        <Button type="submit" look="primary" disabled={isLive && (!draft.trim() || isSending)}>
          {isSending ? m.coach_sending() : m.coach_send()}
        </Button>
      </div>
      <p id="coach-message-hint" className="text-sm text-ink-2">
        {chat.isOffline ? <strong className="text-ink">{m.coach_offline()}</strong> : m.coach_input_hint()}
      </p>
    </form>
  );
}
