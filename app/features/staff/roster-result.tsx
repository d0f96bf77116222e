import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";

export type RosterReport = {
  rows: number;
  bad: { line: number; field: string; message: string }[];
  created: number;
  changed: number;
  unchanged: number;
  badgeClasses: { id: string; name: string }[];
  isImported: boolean;
};

/** What came of a roster file: the lines to mend, or what changes, and after an import the badges to print. */
export function RosterResult({ report }: { report: RosterReport }) {
  const { bad, rows, isImported } = report;
  return (
    <section className="mt-5 grid gap-3" aria-labelledby="roster-result">
      <h3 id="roster-result" className="text-lg">
        {isImported
          ? m.roster_done_title()
          : bad.length > 0
            ? m.roster_bad_title({ count: bad.length })
            : m.roster_good_title()}
      </h3>
      <p>
        {m.roster_rows({ count: rows })} {bad.length === 0 && m.roster_counts(report)}
      </p>
      <p className="text-ink-2">
        {isImported ? m.roster_done_hint() : bad.length > 0 ? m.roster_bad_hint() : m.roster_good_next()}
      </p>
      {bad.length > 0 && <BadLines bad={bad} />}
      {isImported && report.badgeClasses.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {report.badgeClasses.map(({ id, name }) => (
            <li key={id}>
              <form method="post" action={`/api/classrooms/${id}/badges`} target="_blank" rel="noopener">
                <Button type="submit" size="small">
                  {m.roster_print_badges({ classroom: name })}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** More lines than anybody mends at once are only counted: the file shows them when it is checked again. */
const MOST_LINES = 200;

function BadLines({ bad }: { bad: RosterReport["bad"] }) {
  return (
    <div>
      <table className="w-full border-collapse text-left">
        <thead className="text-sm text-ink-2">
          <tr>
            <th scope="col" className="p-2">
              {m.roster_line()}
            </th>
            <th scope="col" className="p-2">
              {m.roster_column()}
            </th>
            <th scope="col" className="p-2">
              {m.roster_mend()}
            </th>
          </tr>
        </thead>
        <tbody>
          {bad.slice(0, MOST_LINES).map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`} className="border-t border-line align-top">
              <td className="p-2 tabular-nums">{line}</td>
              <td className="p-2 font-semibold [overflow-wrap:anywhere]">{field}</td>
              <td className="p-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {bad.length > MOST_LINES && (
        <p className="mt-2 text-ink-2">{m.roster_more({ count: bad.length - MOST_LINES })}</p>
      )}
    </div>
  );
}
