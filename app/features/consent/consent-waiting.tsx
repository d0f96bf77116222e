import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { callApi, isUnauthorizedError } from "~/ui/api-client";
import { Brand } from "~/ui/brand";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import type { ConsentWaitingData } from "./pending.server";

/** How often an open page looks whether the parent has answered. */
const LOOK_EVERY_MS = 4000;
const CONTINUE = "/consent/continue";

/** What a child sees until a parent says yes: who was asked, send again, another address, sign out. */
export default function ConsentWaiting({
  data,
  locale,
  flash,
}: {
  data: ConsentWaitingData;
  locale: string;
  flash: Flash | null;
}) {
  useAnswer(data.status);
  return (
    <main id="content" className="mx-auto grid min-h-dvh w-full max-w-2xl content-center gap-5 p-4 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Brand />
        <a href="/api/logout" className="button button-quiet button-small">
          {m.common_sign_out()}
        </a>
      </div>
      <section className="panel grid gap-5 p-6 sm:p-10">
        <h1 className="text-3xl sm:text-4xl">{titles[data.status]({ name: data.firstName })}</h1>
        {data.status === "pending" && <Pending data={data} locale={locale} flash={flash} />}
        {data.status === "declined" && <p>{m.consent_waiting_declined_text()}</p>}
        {data.status === "revoked" && (
          <>
            <p>{m.consent_waiting_revoked_text()}</p>
            <SendAgain label={m.consent_waiting_ask_again()} />
          </>
        )}
      </section>
    </main>
  );
}

const titles = {
  pending: m.consent_waiting_title,
  declined: m.consent_waiting_declined_title,
  revoked: m.consent_waiting_revoked_title,
};

function Pending({ data, locale, flash }: { data: ConsentWaitingData; locale: string; flash: Flash | null }) {
  const values = flash?.values ?? {};
  const errors = flash?.fieldErrors ?? {};
  return (
    <>
      <p className="text-lg">{m.consent_waiting_text()}</p>
      {data.parentEmail && (
        <div className="tile grid gap-1 p-4">
          <p className="text-ink-2">{m.consent_waiting_sent_to()}</p>
          <p className="text-lg font-semibold [overflow-wrap:anywhere]">{data.parentEmail}</p>
          {data.expiresAt && (
            <p className="text-ink-2">
              {m.consent_waiting_until({
                date: new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(data.expiresAt)),
              })}
            </p>
          )}
        </div>
      )}
      <ol className="grid list-decimal gap-1 pl-6 text-ink-2">
        <li>{m.consent_waiting_step_tell()}</li>
        <li>{m.consent_waiting_step_spam()}</li>
        <li>{m.consent_waiting_step_wait()}</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <a href={CONTINUE} className="button button-primary">
          {m.consent_waiting_check()}
        </a>
        <SendAgain label={m.consent_waiting_send_again()} />
      </div>
      <details open={"parentEmail" in values}>
        <summary className="min-h-6 underline">{m.consent_waiting_wrong_address()}</summary>
        <form method="post" action="/api/consent/resend" className="mt-3 grid gap-3">
          <TextField
            label={m.consent_waiting_new_address()}
            name="parentEmail"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={values.parentEmail}
            error={errors.parentEmail}
          />
          <Button type="submit" className="justify-self-start">
            {m.consent_waiting_send_there()}
          </Button>
        </form>
      </details>
      <details open={"classCode" in values}>
        <summary className="min-h-6 underline">{m.consent_waiting_school()}</summary>
        <form method="post" action="/api/consent/resend" className="mt-3 grid gap-3">
          <p className="text-ink-2">
            {data.schoolName
              ? m.consent_waiting_school_asked({ school: data.schoolName })
              : m.consent_waiting_school_text()}
          </p>
          <TextField
            label={m.consent_waiting_school_code()}
            name="classCode"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={values.classCode}
            error={errors.classCode}
          />
          <Button type="submit" className="justify-self-start">
            {m.consent_waiting_school_ask()}
          </Button>
        </form>
      </details>
      <p role="status" className="sr-only">
        {m.consent_waiting_looking()}
      </p>
    </>
  );
}

function SendAgain({ label }: { label: string }) {
  const [isSending, setIsSending] = useState(false);
  return (
    <form method="post" action="/api/consent/resend" onSubmit={() => setIsSending(true)}>
      <Button type="submit" disabled={isSending}>
        {label}
      </Button>
    </form>
  );
}

/** Looks while the page is visible whether the parent has answered, and moves on without a reload by hand. */
function useAnswer(status: ConsentWaitingData["status"]): void {
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const user = await callApi<{ coppaConsentStatus: string }>("/api/auth/user");
        if (user.coppaConsentStatus === "granted") window.location.assign(CONTINUE);
        else if (user.coppaConsentStatus !== status) window.location.reload();
      } catch (error) {
        // The account was deleted or signed out elsewhere; a lost network is tried again at the next look.
        if (isUnauthorizedError(error)) window.location.assign("/");
      }
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [status]);
}
