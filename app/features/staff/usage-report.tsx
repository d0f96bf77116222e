import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import { PageHeader } from "~/ui/page-header";
import type { UsageWeek } from "./staff.schema";

/** How much Beats was used, week by week: to read and to print. */
export function UsageReport({ weeks }: { weeks: UsageWeek[] }) {
  const writeDay = dayWriter("medium");
  return (
    <div>
      <PageHeader isHelpShown={false}>
        <nav aria-label={m.staff_usage_title()}>
          <a href="/" className="button button-quiet">
            <span aria-hidden="true">←</span> {m.common_nav_dashboard()}
          </a>
        </nav>
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-4xl gap-5 px-4 pb-16 sm:px-8">
        <div className="panel grid gap-3 p-5 sm:p-6">
          <h1 className="text-3xl">{m.staff_usage_title()}</h1>
          <p className="text-lg">{m.staff_usage_text()}</p>
          <p className="text-ink-2">{m.staff_usage_too_few_why()}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section className="overflow-x-auto" tabIndex={0} aria-label={m.staff_usage_title()}>
            <table className="w-full min-w-[34rem] border-collapse text-left">
              <thead className="text-sm text-ink-2">
                <tr>
                  <th className="p-2.5">{m.staff_usage_week()}</th>
                  <th className="p-2.5 text-right">{m.staff_usage_students()}</th>
                  <th className="p-2.5 text-right">{m.staff_usage_days()}</th>
                  <th className="p-2.5 text-right">{m.staff_usage_activities()}</th>
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.from} className="border-t border-line">
                    <th scope="row" className="p-2.5 font-semibold">
                      {writeDay(week.from)} – {writeDay(week.to)}
                    </th>
                    <Figures week={week} />
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </main>
    </div>
  );
}

function Figures({ week: { students, days, activities } }: { week: UsageWeek }) {
  if (!students)
    return (
      <td colSpan={3} className="p-2.5 text-right text-ink-2">
        {students === null ? m.staff_too_few() : m.staff_usage_none()}
      </td>
    );
  return [students, days, activities].map((figure, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: three columns in a fixed order
    <td key={index} className="p-2.5 text-right tabular-nums">
      {figure}
    </td>
  ));
}
