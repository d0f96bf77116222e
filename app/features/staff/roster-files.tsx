import { m } from "~/messages/compiled/messages.js";
import { Pager } from "~/ui/pager";
import { useMomentWriter } from "~/ui/time-zone";
import type { RosterRoomData } from "./roster-room.server";

/** The roster as a file. */
export function RosterExport() {
  return (
    <section className="tile p-4 sm:p-5" aria-labelledby="roster-export-title">
      <h3 id="roster-export-title" className="text-lg">
        {m.roster_export_title()}
      </h3>
      <p className="mt-2 max-w-prose text-ink-2">{m.roster_export_hint()}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <a href="/api/admin/roster" download className="button button-quiet button-small">
          {m.roster_export_csv()}
        </a>
        <a href="/api/admin/roster?format=oneroster" download className="button button-quiet button-small">
          {m.roster_export_one_roster()}
        </a>
      </p>
    </section>
  );
}

/** What was imported, by whom and when; `room` is the anchor it stands under. */
export function RosterHistory({ imports, room }: { imports: RosterRoomData["imports"]; room: string }) {
  const writeMoment = useMomentWriter("moment");
  return (
    <section className="tile p-4 sm:p-5" aria-labelledby="roster-imports-title">
      <h3 id="roster-imports-title" className="text-lg">
        {m.roster_imports_title()}
      </h3>
      {imports.rows.length === 0 && <p className="mt-2 text-ink-2">{m.roster_imports_none()}</p>}
      <ul className="mt-2 grid gap-2">
        {imports.rows.map((each) => (
          <li key={each.at} className="min-w-0">
            <time dateTime={each.at} className="font-semibold">
              {writeMoment(each.at)}
            </time>{" "}
            {each.by ?? m.roster_imports_gone()}
            <br />
            <span className="text-sm text-ink-2">
              {m.roster_rows({ count: each.rows })} {m.roster_counts(each)}
            </span>
          </li>
        ))}
      </ul>
      <Pager
        page={imports}
        label={m.roster_imports_title()}
        hrefOf={(number) => `/?imports=${number}#${room}`}
      />
    </section>
  );
}
