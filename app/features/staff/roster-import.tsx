import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, sendForm } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { CheckField, TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { type RosterReport, RosterResult } from "./roster-result";

const MAX_MEGABYTES = 2;
const MAX_ROWS = 5000;

/**
 * The form for the school's roster: check the file, mend it, import it. `noticeVersion` is the notice under which the
 * administrator may say yes for the school; null for those who may not.
 */
export function RosterImport({ noticeVersion }: { noticeVersion: string | null }) {
  const { report, error, isPending, send, forget } = useSending();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    // Older browsers leave the pressed button out.
    if (submitter?.getAttribute("name") === "dryRun") fields.set("dryRun", "1");
    send(fields);
  };
  return (
    <details className="tile p-4 sm:p-5" id="roster">
      <summary className="font-display text-lg font-semibold">{m.roster_title()}</summary>
      <p className="mt-2 max-w-prose text-ink-2">{m.roster_hint()}</p>
      <p className="mt-2">
        <a
          href={m.roster_template_href()}
          download
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {m.roster_template()}
        </a>
      </p>
      <form
        method="post"
        action="/api/admin/roster"
        encType="multipart/form-data"
        onSubmit={submit}
        className="mt-4 grid gap-4"
      >
        <TextField
          label={m.roster_file()}
          hint={m.roster_file_hint({ megabytes: MAX_MEGABYTES, rows: MAX_ROWS })}
          error={error}
          name="file"
          type="file"
          accept=".csv,.zip,text/csv,application/zip"
          required
          onChange={forget}
        />
        {noticeVersion === null ? (
          <p className="max-w-prose text-ink-2">{m.roster_consent_elsewhere()}</p>
        ) : (
          <Statement noticeVersion={noticeVersion} onChange={forget} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="dryRun" value="1" disabled={isPending}>
            {isPending ? m.roster_working() : m.roster_check()}
          </Button>
          <Button type="submit" look="primary" disabled={isPending}>
            {m.roster_import()}
          </Button>
        </div>
      </form>
      <div role="status">{report && <RosterResult report={report} />}</div>
    </details>
  );
}

/** The school's yes for its students under 13. */
function Statement({ noticeVersion, onChange }: { noticeVersion: string; onChange: () => void }) {
  return (
    <>
      <input type="hidden" name="noticeVersion" value={noticeVersion} />
      <CheckField
        label={m.roster_statement()}
        hint={
          <>
            {m.roster_statement_hint()}{" "}
            <a href="/#school-consent" className="underline underline-offset-4">
              {m.roster_read_notice()}
            </a>
            .
          </>
        }
        name="statement"
        onChange={onChange}
      />
    </>
  );
}

/** Sends the form and keeps what came of it, until another file is chosen. */
function useSending() {
  const [report, setReport] = useState<RosterReport | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();

  const forget = () => {
    setReport(null);
    setError(undefined);
  };
  const send = async (fields: FormData) => {
    const isCheck = fields.has("dryRun");
    forget();
    setIsPending(true);
    try {
      const found = await sendForm<Omit<RosterReport, "isImported">>("/api/admin/roster?counts=1", fields);
      setReport({ ...found, isImported: !isCheck });
      if (!isCheck) {
        toast({ title: m.roster_done_title(), description: m.roster_counts(found) });
        revalidate();
      }
    } catch (failure) {
      if (handleUnauthorized(failure)) return;
      const refused = failure instanceof ApiError ? reportIn(failure) : null;
      if (refused) setReport(refused);
      else {
        const message = (failure instanceof ApiError && failure.serverMessage) || m.common_internal();
        setError(message);
        toast({ title: m.roster_not_done(), description: message, variant: "destructive" });
      }
    } finally {
      setIsPending(false);
    }
  };
  return { report, error, isPending, send, forget };
}

/** The lines to mend in a refusal; null for any other error. */
function reportIn({ status, bodyText }: ApiError): RosterReport | null {
  if (status !== 422) return null;
  const body = JSON.parse(bodyText) as RosterReport | { bad?: undefined };
  return body.bad ? { ...body, isImported: false } : null;
}
