import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { LanguageLinks } from "~/ui/language-switch";
import { PageHeader } from "~/ui/page-header";
import { crisisTextVersion } from "../content/crisis-texts";
import { kindNames } from "../kind-names";
import type { CrisisCategory, SafetyLocale } from "../types";
import { type CrisisResource, crisisResources, resourceLinks } from "./crisis-reply";

export type YearlyCount = { year: number; category: CrisisCategory; count: number };

const protocol = [
  m.safety_protocol_1,
  m.safety_protocol_2,
  m.safety_protocol_3,
  m.safety_protocol_4,
  m.safety_protocol_5,
  m.safety_protocol_6,
  m.safety_protocol_7,
];

/** `/help`: whom to call, what Beats does in a crisis and how often it happened. No JavaScript. */
export function HelpPage({ locale, counts }: { locale: SafetyLocale; counts: YearlyCount[] }) {
  const [childhelp, lifeline, textLine, emergency] = crisisResources("abuse", locale);
  return (
    <div>
      <PageHeader isHelpShown={false}>
        <LanguageLinks path="/help" />
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-3xl gap-5 px-4 pb-16 sm:px-8">
        <div className="panel grid gap-3 p-5 sm:p-6">
          <h1 className="text-3xl">{m.safety_help_title()}</h1>
          <p className="text-lg">{m.safety_help_intro()}</p>
        </div>
        <Way
          title={m.safety_help_danger_title()}
          text={m.safety_help_danger_text()}
          resource={emergency}
          locale={locale}
        />
        <Way
          title={m.safety_help_talk_title()}
          text={m.safety_help_talk_text()}
          resource={lifeline}
          locale={locale}
        >
          <p className="text-ink-2">{m.safety_help_spanish()}</p>
        </Way>
        <Way
          title={m.safety_help_text_title()}
          text={m.safety_help_text_text()}
          resource={textLine}
          locale={locale}
        />
        <Way
          title={m.safety_help_abuse_title()}
          text={m.safety_help_abuse_text()}
          resource={childhelp}
          locale={locale}
        />
        <Way title={m.safety_help_adult_title()} text={m.safety_help_adult_text()} locale={locale} />
        <Card id="protocol" title={m.safety_protocol_title()} hint={m.safety_protocol_intro()}>
          <ol className="grid list-decimal gap-3 pl-6">
            {protocol.map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
          <p className="mt-4 text-ink-2">{m.safety_protocol_review({ version: crisisTextVersion })}</p>
        </Card>
        <Card id="counts" title={m.safety_counts_title()} hint={m.safety_counts_intro()}>
          {counts.length === 0 ? <p>{m.safety_counts_none()}</p> : <CountTable counts={counts} />}
        </Card>
      </main>
    </div>
  );
}

function Way(props: {
  title: string;
  text: string;
  resource?: CrisisResource | undefined;
  locale: SafetyLocale;
  children?: ReactNode;
}) {
  const { resource } = props;
  const links = resource ? resourceLinks(resource, props.locale) : {};
  return (
    <section className="panel grid gap-3 p-5 sm:p-6">
      <h2 className="text-xl">{props.title}</h2>
      <p>{props.text}</p>
      {props.children}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {links.call && (
          <a className="button button-primary" href={links.call}>
            {m.safety_call({ number: resource?.call ?? "" })}
          </a>
        )}
        {links.text && (
          <a className="button button-quiet" href={links.text}>
            {m.safety_text_to({ number: resource?.text ?? "" })}
          </a>
        )}
      </p>
    </section>
  );
}

function CountTable({ counts }: { counts: YearlyCount[] }) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr>
          <th scope="col">{m.safety_counts_year()}</th>
          <th scope="col">{m.safety_counts_kind()}</th>
          <th scope="col">{m.safety_counts_number()}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ year, category, count }) => (
          <tr key={`${year} ${category}`} className="border-t border-line">
            <td className="py-1.5">{year}</td>
            <td>{kindNames[category]()}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
