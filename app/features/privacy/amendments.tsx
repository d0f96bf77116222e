import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField, TextAreaField } from "~/ui/field";
import { useMomentWriter } from "~/ui/time-zone";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { topicTexts } from "./amendment-topics";
import type { Amendment } from "./amendments.server";

const statusTexts = {
  open: m.privacy_amend_open,
  accepted: m.privacy_amend_accepted,
  declined: m.privacy_amend_declined,
} as const;

/** Asks the school to correct a record, and shows what became of it. A parent's child: `studentId`, `timeZone`. */
export function Amendments({
  amendments,
  mayAsk,
  studentId,
  timeZone,
}: {
  amendments: Amendment[];
  mayAsk: boolean;
  studentId?: string;
  timeZone?: string;
}) {
  const writeDay = useMomentWriter("medium", timeZone);
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{mayAsk ? m.privacy_amend_text() : m.privacy_amend_ask_parent()}</p>
      {amendments.length > 0 && (
        <ul className="grid gap-2">
          {amendments.map((each) => (
            <li key={each.id} className="tile grid gap-1 p-4">
              <p className="flex flex-wrap justify-between gap-x-4">
                <strong>{topicTexts[each.topic]()}</strong>
                <span className="badge">{statusTexts[each.status]()}</span>
              </p>
              <p>{each.wish}</p>
              {each.answer && (
                <p>
                  <strong>{m.privacy_amend_answer()}</strong> {each.answer}
                </p>
              )}
              {each.status === "declined" && <p className="text-ink-2">{m.privacy_amend_statement()}</p>}
              <time dateTime={each.createdAt} className="text-sm text-ink-2">
                {writeDay(each.createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {mayAsk && <AmendmentForm studentId={studentId} />}
    </div>
  );
}

function AmendmentForm({ studentId }: { studentId: string | undefined }) {
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setError(undefined);
    setIsSending(true);
    try {
      const { support } = await callApi<{ support?: string }>("/api/privacy/amendments", {
        body: Object.fromEntries(new FormData(form)),
        idempotencyKey: crypto.randomUUID(),
      });
      toast({ title: m.privacy_amend_sent(), description: support ?? m.privacy_amend_sent_text() });
      form.reset();
      revalidate();
    } catch (failure) {
      if (!handleUnauthorized(failure))
        setError((failure instanceof ApiError && failure.serverMessage) || m.privacy_request_failed());
    } finally {
      setIsSending(false);
    }
  };

  return (
    <details className="tile p-4">
      <summary className="font-semibold">{m.privacy_amend_ask()}</summary>
      <form
        method="post"
        action={`/api/privacy/amendments${studentId ? `?childId=${studentId}` : ""}`}
        onSubmit={send}
        className="mt-3 grid gap-4"
      >
        {studentId && <input type="hidden" name="studentId" value={studentId} />}
        <SelectField label={m.privacy_amend_topic()} name="topic">
          {Object.entries(topicTexts).map(([topic, text]) => (
            <option key={topic} value={topic}>
              {text()}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={m.privacy_amend_wish()}
          hint={m.privacy_amend_wish_hint()}
          error={error}
          name="wish"
          required
          maxLength={1000}
          rows={4}
        />
        <Button type="submit" look="primary" disabled={isSending} className="justify-self-start">
          {m.privacy_amend_send()}
        </Button>
      </form>
    </details>
  );
}
