import { m } from "~/messages/compiled/messages.js";
import { useMomentWriter } from "~/ui/time-zone";
import type { DataRequestState } from "./requests.server";

/** Archives somebody asked for, with the link where one is ready. `timeZone` is the child's where a parent asked. */
export function ArchiveList({ archives, timeZone }: { archives: DataRequestState[]; timeZone?: string }) {
  const writeDay = useMomentWriter("medium", timeZone);
  return (
    <ul className="grid gap-2">
      {archives.map((archive) => (
        <li key={archive.id} className="tile flex flex-wrap items-center justify-between gap-3 p-3">
          <span>{m.privacy_export_of({ date: writeDay(archive.requestedAt) })}</span>
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
