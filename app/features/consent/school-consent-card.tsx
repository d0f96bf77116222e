import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";
import type { Flash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckField, SelectField } from "~/ui/field";
import { Pager } from "~/ui/pager";
import type { SchoolConsentView } from "./school-consent-view.server";

/** A verified school's administrator reads the notice, consents for students under 13, and sees the ledger. */
export function SchoolConsentCard({ view, flash }: { view: SchoolConsentView; flash: Flash | null }) {
  return (
    <Card id="school-consent" title={m.consent_school_title()} hint={m.consent_school_hint()}>
      <div className="grid gap-6">
        <Notice view={view} />
        {view.open.rows.length > 0 ? (
          <GiveForm view={view} flash={flash} />
        ) : (
          <p className="tile p-4">{m.consent_school_nobody_open()}</p>
        )}
        <Pager page={view.open} label={m.consent_school_choose()} hrefOf={hrefOf("consents")} />
        <Decided view={view} />
        <Ledger page={view.ledger} timeZone={view.timeZone} />
      </div>
    </Card>
  );
}

function Notice({ view }: { view: SchoolConsentView }) {
  return (
    <details className="tile p-4">
      <summary className="font-semibold">{m.consent_school_read_notice()}</summary>
      <p className="mt-3 text-ink-2">{m.consent_school_notice_intro()}</p>
      {view.notice.map((block) => (
        <section key={block.id} className="mt-4">
          <h3 className="text-base">{block.heading}</h3>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
              {paragraph}
            </p>
          ))}
          {block.items.length > 0 && (
            <ul className="mt-1 list-disc pl-6 text-ink-2">
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </details>
  );
}

const hrefOf = (list: "consents" | "decided" | "ledger") => (number: number) =>
  `/?${list}=${number}#settings`;

function GiveForm({ view, flash }: { view: SchoolConsentView; flash: Flash | null }) {
  const values = flash?.values ?? {};
  const errors = flash?.fieldErrors ?? {};
  return (
    <form method="post" action="/api/admin/consents" className="grid gap-5">
      <input type="hidden" name="noticeVersion" value={view.noticeVersion} />
      <fieldset aria-describedby={errors.studentIds ? "school-students-error" : undefined}>
        <legend className="mb-2 font-display text-lg font-semibold">{m.consent_school_choose()}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {view.open.rows.map(({ id, name, grade }) => (
            <CheckField
              key={id}
              label={name}
              hint={grade ? m.common_grade({ grade }) : undefined}
              name={`student-${id}`}
              defaultChecked={values[`student-${id}`] === "on"}
            />
          ))}
        </div>
        {errors.studentIds && (
          <p id="school-students-error" role="alert" className="field-error">
            {errors.studentIds}
          </p>
        )}
      </fieldset>
      <div className="max-w-xl">
        <SelectField
          label={m.consent_school_method()}
          hint={m.consent_school_method_hint()}
          name="method"
          defaultValue={values.method ?? "school_authorization"}
        >
          <option value="school_authorization">{methodName("school_authorization")}</option>
          <option value="signed_form">{methodName("signed_form")}</option>
        </SelectField>
      </div>
      <CheckField
        label={m.consent_school_model()}
        hint={m.consent_school_model_hint()}
        name="externalModel"
        defaultChecked={values.externalModel === "on"}
      />
      <div className="tile p-4">
        <CheckField
          label={m.consent_school_authorized()}
          name="isAuthorized"
          required
          defaultChecked={values.isAuthorized === "on"}
          error={errors.isAuthorized}
        />
      </div>
      <Button type="submit" look="primary" className="justify-self-start">
        {m.consent_school_give()}
      </Button>
    </form>
  );
}

/** Students with an answer: the school takes its own back here; a parent's answer is only shown. */
function Decided({ view }: { view: SchoolConsentView }) {
  const { rows, number } = view.decided;
  if (rows.length === 0 && number === 1) return null;
  return (
    <section aria-labelledby="school-decided">
      <h3 id="school-decided" className="mb-2 text-lg">
        {m.consent_school_decided()}
      </h3>
      <ul className="grid gap-2">
        {rows.map(({ id, name, standing }) => (
          <li key={id} className="tile flex flex-wrap items-center justify-between gap-3 p-3">
            <span>
              <strong>{name}</strong> <span className="text-ink-2">{standingName(standing)}</span>
            </span>
            {standing === "given_by_school" && (
              <details>
                <summary className="underline">{m.consent_school_withdraw()}</summary>
                <form method="post" action={`/api/admin/consents/${id}`} className="mt-3 grid gap-3">
                  <p className="max-w-md text-ink-2">{m.consent_school_withdraw_text({ name })}</p>
                  <input type="hidden" name="noticeVersion" value={view.noticeVersion} />
                  <Button type="submit" look="danger" size="small" className="justify-self-start">
                    {m.consent_school_withdraw_sure()}
                  </Button>
                </form>
              </details>
            )}
          </li>
        ))}
      </ul>
      <Pager page={view.decided} label={m.consent_school_decided()} hrefOf={hrefOf("decided")} />
    </section>
  );
}

function Ledger({ page, timeZone }: { page: SchoolConsentView["ledger"]; timeZone: string }) {
  if (page.rows.length === 0 && page.number === 1) return null;
  const writeMoment = momentWriter("moment", timeZone);
  return (
    <section aria-labelledby="school-ledger">
      <h3 id="school-ledger" className="text-lg">
        {m.consent_school_ledger()}
      </h3>
      <p className="mb-2 text-ink-2">{m.consent_school_ledger_hint()}</p>
      <ol className="grid gap-2">
        {page.rows.map((row) => (
          <li key={`${row.at} ${row.student}`} className="border-b border-line pb-2">
            <strong>{row.student ?? m.consent_school_gone()}</strong>{" "}
            {row.decision === "granted" ? m.consent_school_row_granted() : m.consent_school_row_revoked()}
            <span className="block text-sm text-ink-2 [overflow-wrap:anywhere]">
              {m.consent_school_row_facts({
                time: writeMoment(row.at),
                person: row.person ?? m.consent_school_gone(),
                method: methodName(row.method),
                version: row.noticeVersion,
              })}
            </span>
          </li>
        ))}
      </ol>
      <Pager page={page} label={m.consent_school_ledger()} hrefOf={hrefOf("ledger")} />
    </section>
  );
}

const methodName = (method: string) =>
  method === "signed_form" ? m.consent_school_method_form() : m.consent_school_method_school();

function standingName(standing: SchoolConsentView["open"]["rows"][number]["standing"]): string {
  switch (standing) {
    case "given_by_school":
      return m.consent_school_by_school();
    case "given_by_parent":
      return m.consent_school_by_parent();
    case "refused_by_parent":
      return m.consent_school_refused();
    case "open":
      return "";
  }
}
