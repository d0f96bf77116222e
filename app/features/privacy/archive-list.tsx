import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";
import type { DataRequestState } from "./requests.server";

/** A moment as a day, in the reader's language; "" for none. */
export const dayOf = (moment: string | null): string =>
  moment ? new Intl.DateTimeFormat(getLocale(), { dateStyle: "medium" }).format(new Date(moment)) : "";

/** Archives somebody asked for, with the link where one is ready. */
export function ArchiveList({ archives }: { archives: DataRequestState[] }) {
  return (
    <ul className="grid gap-2">
      {archives.map((archive) => (
        <li key={archive.id} className="tile flex flex-wrap items-center justify-between gap-3 p-3">
          <span suppressHydrationWarning>{m.privacy_export_of({ date: dayOf(archive.requestedAt) })}</span>
          {archive.downloadUrl ? (
            <a className="button button-quiet button-small" href={archive.downloadUrl}>
              {m.privacy_download()}
            </a>
          ) : (
            <span className="text-ink-2">{m.privacy_in_work()}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
