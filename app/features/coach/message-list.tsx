import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import type { CoachMessage } from "./coach.schema";

const BreathPacer = lazyPart(() => import("./breath-pacer"));

const linkLabels = {
  dj: m.coach_link_dj,
  drummer: m.coach_link_drummer,
  breath: m.coach_link_breath,
  lesson: m.coach_link_lesson,
  learning: m.coach_link_learning,
  check_in: m.coach_link_check_in,
  profile: m.coach_link_profile,
  settings: m.coach_link_settings,
  coach: m.coach_link_coach,
  what_works: m.coach_link_what_works,
  help: m.coach_link_help,
} as const;

/**
 * The talk, oldest first, kept at its latest message; while an answer is on its way, three dots. `onLook` is called
 * when somebody scrolls in it by hand.
 */
export function MessageList({
  conversationId,
  messages,
  isSending,
  streamed,
  onChoose,
  onLook,
}: {
  conversationId: string | null;
  messages: CoachMessage[];
  isSending: boolean;
  streamed: string;
  onChoose: (value: string) => void;
  onLook: () => void;
}) {
  const listRef = useRef<HTMLDivElement>(null);
  // The list scrolls, never the page: somebody at the drums must not be pulled up to the chat.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever something new is shown
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    list.scrollTop = messages.length === 0 ? 0 : list.scrollHeight;
    // An answer longer than the box is read from its beginning.
    const latest = list.querySelector<HTMLElement>("[data-latest]");
    if (latest && latest.offsetHeight > list.clientHeight) list.scrollTop = latest.offsetTop - list.offsetTop;
  }, [messages, streamed, isSending]);
  const choices = isSending ? undefined : messages.at(-1)?.choices;
  return (
    <div
      ref={listRef}
      className="chat-log"
      role="log"
      aria-label={m.coach_log()}
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      onWheel={onLook}
      onTouchMove={onLook}
    >
      {messages.length === 0 && !isSending && <EmptyTalk />}
      {messages.map((message, index) => (
        <div
          key={message.id}
          className="talk-turn"
          {...(index === messages.length - 1 ? { "data-latest": "" } : {})}
        >
          {message.notice && <Notice text={message.notice} />}
          <Bubble message={message} />
        </div>
      ))}
      {choices && conversationId && (
        <Choices conversationId={conversationId} choices={choices} onChoose={onChoose} />
      )}
      {isSending && (
        <div className="bubble-row" data-role="assistant">
          <Avatar />
          <div className="bubble" data-role="assistant">
            {streamed ? (
              <p aria-hidden="true">{streamed}</p>
            ) : (
              <span className="typing-dots" role="status">
                <span className="sr-only">{m.coach_typing()}</span>
                <i />
                <i />
                <i />
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const Notice = ({ text }: { text: string }) => (
  <p className="chat-notice">
    <span aria-hidden="true">{m.coach_ai_label_short()}</span> {text}
  </p>
);

/** Answers to the latest message: a tap sends one like any message, without a script as well. */
function Choices({
  conversationId,
  choices,
  onChoose,
}: {
  conversationId: string;
  choices: NonNullable<CoachMessage["choices"]>;
  onChoose: (value: string) => void;
}) {
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (button instanceof HTMLButtonElement) onChoose(button.value);
  };
  return (
    <form
      method="post"
      action={`/api/ai-coach/conversations/${conversationId}/messages`}
      onSubmit={choose}
      aria-label={m.coach_choices()}
      className="chat-choices"
    >
      {choices.map(({ label, value }) => (
        <Button key={value} lang={contentLang()} type="submit" name="content" value={value}>
          {label}
        </Button>
      ))}
    </form>
  );
}

function EmptyTalk() {
  return (
    <div className="m-auto grid max-w-md justify-items-center gap-3 sm:p-4 text-center">
      <span className="chat-orb" aria-hidden="true" />
      <h3 className="text-2xl">{m.coach_empty_title()}</h3>
      <p className="text-ink-2">{m.coach_empty_text()}</p>
    </div>
  );
}

const Avatar = () => (
  <span className="chat-avatar" aria-hidden="true">
    {m.coach_ai_label_short()}
  </span>
);

function Bubble({ message }: { message: CoachMessage }) {
  const isCoach = message.role === "assistant";
  return (
    <div className="bubble-row" data-role={message.role}>
      {isCoach && <Avatar />}
      <div className="grid min-w-0 gap-2.5">
        <div className="bubble" data-role={message.role} data-question={message.question?.category}>
          <span className="sr-only">{isCoach ? m.coach_coach() : m.coach_you()}: </span>
          <p lang={isCoach ? contentLang() : undefined} className="whitespace-pre-wrap">
            {message.content}
          </p>
        </div>
        {message.links && message.links.length > 0 && <ToolLinks links={message.links} />}
      </div>
    </div>
  );
}

function ToolLinks({ links }: { links: NonNullable<CoachMessage["links"]> }) {
  const [isBreathing, setIsBreathing] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      {links.map((link) => (
        <a
          key={link.tool}
          href={link.href}
          className="button button-small button-quiet"
          onClick={(event) => {
            if (link.tool !== "breath") return;
            event.preventDefault();
            setIsBreathing(true);
          }}
        >
          {link.text ?? linkLabels[link.tool]()}
        </a>
      ))}
      {isBreathing && (
        <Suspense>
          <BreathPacer onClose={() => setIsBreathing(false)} />
        </Suspense>
      )}
    </div>
  );
}
