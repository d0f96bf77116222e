import { type FormEvent, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import type { Conversation } from "./coach.schema";
import { newConversationTitle, talkPlace } from "./coach-constants";
import type { CoachChat } from "./use-coach-chat";

export const titleOf = (talk: Conversation) =>
  talk.title === newConversationTitle ? m.coach_new_conversation() : talk.title;

/** The student's talks: choose one, or start a new one. Plain links and a form without JavaScript. */
export function TalkList({ chat }: { chat: CoachChat }) {
  return (
    <nav aria-label={m.coach_conversations()} className="grid gap-2">
      <form
        method="post"
        action="/api/ai-coach/conversations"
        onSubmit={(event) => {
          event.preventDefault();
          chat.startNew();
        }}
      >
        <Button type="submit" size="small" className="w-full">
          + {m.coach_new()}
        </Button>
      </form>
      <ul className="talk-list">
        {chat.conversations.map((talk) => (
          <li key={talk.id}>
            <a
              href={talkPlace(talk.id)}
              className="talk-link"
              aria-current={talk.id === chat.selected?.id ? "true" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                chat.select(talk.id);
              }}
            >
              <span className="truncate">{titleOf(talk)}</span>
              <span className="text-sm text-ink-2">
                {m.coach_message_count({ count: talk.messageCount })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Rename and delete for the open talk, folded away until asked for. */
export function TalkOptions({ chat, talk }: { chat: CoachChat; talk: Conversation }) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const action = `/api/ai-coach/conversations/${talk.id}`;
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get("title");
    const isRenamed = await chat.rename(talk.id, typeof title === "string" ? title.trim() : "");
    if (isRenamed && detailsRef.current) detailsRef.current.open = false;
  };
  return (
    <details ref={detailsRef} className="talk-options">
      <summary className="button button-small button-quiet list-none [&::-webkit-details-marker]:hidden">
        {m.coach_options()}
      </summary>
      <div className="talk-options-panel">
        <form method="post" action={action} onSubmit={rename} className="grid gap-2" key={talk.id}>
          <input type="hidden" name="action" value="rename" />
          <label className="field-label" htmlFor="coach-talk-title">
            {m.coach_rename_label()}
          </label>
          <input
            id="coach-talk-title"
            name="title"
            className="field-input"
            required
            maxLength={80}
            defaultValue={titleOf(talk)}
            autoComplete="off"
          />
          <Button type="submit" size="small">
            {m.coach_rename_save()}
          </Button>
        </form>
        <details>
          <summary className="inline-flex font-semibold underline underline-offset-4">
            {m.coach_delete()}
          </summary>
          <form
            method="post"
            action={action}
            className="mt-2 grid gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (detailsRef.current) detailsRef.current.open = false;
              chat.remove(talk.id);
            }}
          >
            <input type="hidden" name="action" value="delete" />
            <p>{m.coach_delete_confirm()}</p>
            <Button type="submit" look="danger" size="small">
              {m.coach_delete_yes()}
            </Button>
          </form>
        </details>
      </div>
    </details>
  );
}
