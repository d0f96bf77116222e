import { m } from "~/messages/compiled/messages.js";
import { contentLang, inLanguage, type Locale } from "~/platform/languages";
import { LanguageSwitch } from "~/ui/language-switch";
import { PageHeader } from "~/ui/page-header";
import { RETENTION } from "./retention";

/** The published notice: what we keep, why, for how long, with whom, and how to say no. */
export function PrivacyNotice({ locale }: { locale: Locale }) {
  const sections = [
    { title: m.privacy_notice_collect_title(), text: m.privacy_notice_collect() },
    { title: m.privacy_notice_children_title(), text: m.privacy_notice_children() },
    { title: m.privacy_notice_share_title(), text: m.privacy_notice_share() },
    { title: m.privacy_notice_coach_title(), text: m.privacy_notice_coach() },
    { title: m.privacy_notice_rights_title(), text: m.privacy_notice_rights() },
    { title: m.privacy_notice_delete_title(), text: m.privacy_notice_delete() },
  ];
  return (
    <div className="pb-16">
      <PageHeader>
        <LanguageSwitch returnTo="/privacy" />
      </PageHeader>
      <main
        id="content"
        className="panel mx-4 grid max-w-4xl min-w-0 sm:mx-auto grid-cols-[minmax(0,1fr)] gap-7 p-6 sm:p-10"
      >
        <div>
          <h1 className="text-4xl sm:text-5xl">{m.privacy_notice_title()}</h1>
          <p className="mt-3 text-lg text-ink-2">{m.privacy_notice_lead()}</p>
        </div>
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="text-2xl">{section.title}</h2>
            <p className="mt-2">{section.text}</p>
          </section>
        ))}
        <RetentionTable locale={locale} />
      </main>
    </div>
  );
}

/** The retention list itself, so that the page can never say anything else than the purge job does. */
function RetentionTable({ locale }: { locale: Locale }) {
  return (
    <section>
      <h2 className="text-2xl">{m.privacy_notice_retention_title()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={m.privacy_notice_retention_title()}>
        <table className="w-full min-w-[34rem] border-collapse text-left">
          <thead className="text-sm text-ink-2">
            <tr>
              <th className="p-2">{m.privacy_notice_what()}</th>
              <th className="p-2">{m.privacy_notice_table()}</th>
              <th className="p-2">{m.privacy_notice_how_long()}</th>
            </tr>
          </thead>
          <tbody>
            {RETENTION.map((rule) => (
              <tr key={rule.table} className="border-t border-line align-top">
                <td lang={contentLang()} className="p-2">
                  {inLanguage(rule.purpose, locale)}
                </td>
                <td className="p-2">
                  <code className="text-sm text-ink-2">{rule.table}</code>
                </td>
                <td className="p-2">
                  {rule.keepDays !== null
                    ? m.privacy_notice_days({ days: rule.keepDays })
                    : rule.outlivesAccount
                      ? m.privacy_notice_outlives()
                      : m.privacy_notice_with_account()}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
