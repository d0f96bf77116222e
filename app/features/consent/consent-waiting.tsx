import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { callApi, isUnauthorizedError } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";
import { useMomentWriter } from "~/ui/time-zone";
import type { ConsentWaitingData } from "./pending.server";

/** How often an open page looks whether the parent has answered. */
const LOOK_EVERY_MS = 4000;
const CONTINUE = "/api/consent/continue";

/** What a child sees until a parent says yes: who was asked, send again, another address, sign out. */
export default function ConsentWaiting({ data, flash }: { data: ConsentWaitingData; flash: Flash | null }) {
  useAnswer(data.status);
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader>
        <a href="/api/logout" className="button button-quiet">
          {m.common_sign_out()}
        </a>
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-2xl flex-1 content-center px-4 pb-8 sm:px-8">
        <section className="panel grid gap-5 p-6 sm:p-10">
          <div className="grid gap-2">
            <h1 className="text-3xl sm:text-4xl">{titles[data.status]({ name: data.firstName })}</h1>
            {/* The sentence the API answers with; what it means for a child follows in friendlier words. */}
            <p className="text-ink-2">{m.identity_consent_required()}</p>
          </div>
          {data.status === "pending" && <Pending data={data} flash={flash} />}
          {data.status === "declined" && <p>{m.consent_waiting_declined_text()}</p>}
          {data.status === "revoked" && (
            <>
              <p>{m.consent_waiting_revoked_text()}</p>
              <SendAgain label={m.consent_waiting_ask_again()} />
            </>
          )}
        </section>
      </main>
    </div>
  );
}

const titles = {
  pending: m.consent_waiting_title,
  declined: m.consent_waiting_declined_title,
  revoked: m.consent_waiting_revoked_title,
};

function Pending({ data, flash }: { data: ConsentWaitingData; flash: Flash | null }) {
  const writeDay = useMomentWriter("long");
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
            <p className="text-ink-2">{m.consent_waiting_until({ date: writeDay(data.expiresAt) })}</p>
          )}
        </div>
      )}
      <ol className="grid list-decimal gap-1 pl-6 text-ink-2">
        <li>{m.consent_waiting_step_tell()}</li>
        <li>{m.consent_waiting_step_spam()}</li>
        <li>{m.consent_waiting_step_wait()}</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <form method="post" action={CONTINUE}>
          <Button type="submit" look="primary">
            {m.consent_waiting_check()}
          </Button>
        </form>
        <SendAgain label={m.consent_waiting_send_again()} />
      </div>
      <details open={"parentEmail" in values}>
        <summary className="underline">{m.consent_waiting_wrong_address()}</summary>
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
        <summary className="underline">{m.consent_waiting_school()}</summary>
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

/**
 * Looks while the page is visible whether somebody has answered. A decision ends the token this page came with:
 * the page trades it for a new one without a reload and moves on.
 */
function useAnswer(status: ConsentWaitingData["status"]): void {
  useEffect(() => {
    let isTrading = false;
    const moveOn = async () => {
      isTrading = true;
      try {
        const { standing } = await callApi<{ standing: string }>(CONTINUE, { method: "POST" });
        window.location.assign(standing === "ready" ? "/?registration=complete" : "/");
      } catch (error) {
        // Deleted, signed out elsewhere, or another copy of this token was faster; a lost network is tried again.
        if (isUnauthorizedError(error)) window.location.assign("/auth");
      }
      isTrading = false;
    };
    const look = async () => {
      if (document.visibilityState !== "visible" || isTrading) return;
      try {
        const user = await callApi<{ coppaConsentStatus: string }>("/api/auth/user");
        if (user.coppaConsentStatus === "granted") await moveOn();
        else if (user.coppaConsentStatus !== status) window.location.reload();
      } catch (error) {
        if (isUnauthorizedError(error)) await moveOn();
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
