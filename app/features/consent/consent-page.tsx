import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { CheckField, TextField } from "~/ui/field";
import { LanguageLinks } from "~/ui/language-switch";
import { PageHeader } from "~/ui/page-header";
import type { ConsentPageData } from "./consent-page.server";

/** The parent's page behind the mailed link: plain forms, no framework JavaScript. */
export function ConsentPage({ page, flash }: { page: ConsentPageData; flash: Flash | null }) {
  return (
    <div>
      <PageHeader isHelpShown={false}>
        <LanguageLinks path={`/consent/${page.token}`} />
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-3xl gap-5 px-4 pb-16 sm:px-8">
        <Body page={page} flash={flash} />
      </main>
    </div>
  );
}

function Body({ page, flash }: { page: ConsentPageData; flash: Flash | null }) {
  const child = page.childFirstName;
  if (page.stands) return <Stands page={page} sentences={page.stands} />;
  switch (page.state) {
    case "open":
      return <OpenRequest page={page} flash={flash} />;
    case "revocable":
      return <TakeBack page={page} />;
    case "granted":
      return (
        <Answered title={m.consent_granted_title({ child })}>
          <p>{m.consent_granted_text({ child })}</p>
          <p>{m.consent_granted_second_mail()}</p>
          <p>{m.consent_granted_follow({ child })}</p>
          <a className="button button-primary justify-self-start" href="/auth">
            {m.consent_granted_account()}
          </a>
          <details className="border-t border-line pt-4">
            <summary className="underline">{m.consent_granted_take_back()}</summary>
            <p className="my-3">{m.consent_take_back_text({ child })}</p>
            <RevokeButton token={page.token} />
          </details>
        </Answered>
      );
    case "declined":
      return (
        <Answered title={m.consent_declined_title()}>
          <p>{m.consent_declined_text({ child })}</p>
        </Answered>
      );
    case "revoked":
      return (
        <Answered title={m.consent_revoked_title()}>
          <p>{m.consent_revoked_text({ child })}</p>
          <p>{m.consent_revoked_delete()}</p>
        </Answered>
      );
    case "expired":
      return (
        <Answered title={m.consent_expired_title()}>
          <p>{m.consent_expired_text({ child })}</p>
        </Answered>
      );
    case "unknown":
      return (
        <Answered title={m.consent_unknown_title()}>
          <p>{m.consent_unknown_text()}</p>
        </Answered>
      );
  }
}

function Answered({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel grid gap-4 p-6 sm:p-10">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </section>
  );
}

/** An answer was given before: nobody is thanked for this one. */
function Stands({ page, sentences }: { page: ConsentPageData; sentences: string[] }) {
  return (
    <Answered title={m.consent_stands_title()}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {page.state === "granted" && <RevokeButton token={page.token} />}
    </Answered>
  );
}

function OpenRequest({ page, flash }: { page: ConsentPageData; flash: Flash | null }) {
  const child = page.childFirstName;
  const values = flash?.values ?? {};
  const errors = flash?.fieldErrors ?? {};
  const api = `/api/consent/${page.token}`;
  return (
    <>
      <section className="panel grid gap-1 p-6 sm:p-8">
        <h1 className="text-3xl sm:text-4xl">{m.consent_open_title({ child })}</h1>
        <p className="text-ink-2">{m.consent_open_hello({ parent: page.parentName })}</p>
        {page.notice.map((block) => (
          <section key={block.id} className="mt-4" data-block={block.id}>
            <h2 className="text-lg">{block.heading}</h2>
            {block.paragraphs?.map((paragraph) => (
              <p key={paragraph} className="mt-1 text-ink-2">
                <WithLinks text={paragraph} />
              </p>
            ))}
            {block.items && (
              <ul className="mt-1 list-disc pl-6 text-ink-2">
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </section>

      <section className="panel grid gap-5 p-6 sm:p-8" aria-labelledby="answer">
        <h2 id="answer" className="text-2xl">
          {m.consent_answer_title()}
        </h2>
        {flash?.toast?.variant === "destructive" && (
          <p role="alert" className="rounded-xl border border-red p-3">
            {flash.toast.description ?? flash.toast.title}
          </p>
        )}
        <form method="post" action={`${api}/grant`} className="grid gap-5">
          <fieldset className="grid gap-4">
            <legend className="mb-2 font-display text-lg font-semibold">{m.consent_who_title()}</legend>
            <TextField
              label={m.consent_relationship({ child })}
              name="relationship"
              required
              maxLength={60}
              autoComplete="off"
              defaultValue={values.relationship ?? page.relationship}
              error={errors.relationship}
            />
            <TextField
              label={m.consent_emergency_contact()}
              hint={m.consent_emergency_hint()}
              name="emergencyContact"
              maxLength={200}
              autoComplete="off"
              defaultValue={values.emergencyContact ?? ""}
              error={errors.emergencyContact}
            />
          </fieldset>
          <fieldset className="grid gap-4">
            <legend className="mb-2 font-display text-lg font-semibold">{m.consent_choices_title()}</legend>
            <CheckField
              label={m.consent_choice_ferpa()}
              hint={m.consent_choice_ferpa_hint({ child })}
              name="ferpaConsent"
              defaultChecked={values.ferpaConsent === "on"}
            />
            <CheckField
              label={m.consent_choice_retention()}
              hint={m.consent_choice_retention_hint({ child })}
              name="dataRetentionConsent"
              defaultChecked={values.dataRetentionConsent === "on"}
            />
            <CheckField
              label={m.consent_choice_model()}
              hint={m.consent_choice_model_hint()}
              name="externalModel"
              defaultChecked={values.externalModel === "on"}
            />
          </fieldset>
          <div className="tile p-4">
            <CheckField
              label={m.consent_is_parent({ child })}
              name="isParent"
              required
              defaultChecked={values.isParent === "on"}
              error={errors.isParent}
            />
          </div>
          <button type="submit" className="button button-primary w-full text-lg">
            {m.consent_say_yes({ child })}
          </button>
        </form>
        <form method="post" action={`${api}/decline`} className="grid gap-2">
          <button type="submit" className="button button-quiet w-full">
            {m.consent_say_no()}
          </button>
          <p className="text-center text-ink-2">{m.consent_say_no_hint({ child })}</p>
        </form>
      </section>
    </>
  );
}

function TakeBack({ page }: { page: ConsentPageData }) {
  const child = page.childFirstName;
  return (
    <section className="panel grid gap-5 p-6 sm:p-10">
      <h1 className="text-3xl">{m.consent_take_back_title({ child })}</h1>
      <p>{m.consent_take_back_text({ child })}</p>
      <RevokeButton token={page.token} />
      <p className="text-ink-2">{m.consent_take_back_keep()}</p>
    </section>
  );
}

function RevokeButton({ token }: { token: string }) {
  return (
    <form method="post" action={`/api/consent/${token}/revoke`}>
      <button type="submit" className="button button-danger w-full sm:w-auto">
        {m.consent_take_back_button()}
      </button>
    </form>
  );
}

/** A paragraph with its web address as a link. */
function WithLinks({ text }: { text: string }) {
  const match = /https?:\/\/\S+/.exec(text);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.index)}
      <a className="text-ink underline" href={match[0]}>
        {match[0]}
      </a>
      {text.slice(match.index + match[0].length)}
    </>
  );
}
