import { m } from "~/messages/compiled/messages.js";
import { useMomentWriter } from "~/ui/time-zone";
import type { Disclosure } from "./disclosures.server";

/** What was looked at, by the names the log keeps. */
const viewTexts: Record<string, () => string> = {
  class_list: m.privacy_look_class_list,
  morning_board: m.privacy_look_morning_board,
  morning_board_asked: m.privacy_look_morning_asked,
  class_progress: m.privacy_look_progress,
  student_progress: m.privacy_look_progress,
  "parent-dashboard": m.privacy_look_overview,
  "child-overview": m.privacy_look_overview,
  "child-emotions": m.privacy_look_feelings,
  "child-activities": m.privacy_look_activities,
  "weekly-card": m.privacy_look_weekly,
  "weekly-card-mail": m.privacy_look_weekly_mail,
};

/** Who looked at a record, what at and when; newest first. `timeZone` is the child's where a parent reads. */
export function Disclosures({ looks, timeZone }: { looks: Disclosure[]; timeZone?: string }) {
  const writeMoment = useMomentWriter("moment", timeZone);
  if (looks.length === 0) return <p className="text-ink-2">{m.privacy_looks_none()}</p>;
  return (
    <ul className="grid gap-1.5">
      {looks.map((look) => (
        <li key={`${look.at}${look.reader}${look.view}`} className="flex flex-wrap gap-x-3">
          <span className="font-semibold">{look.reader}</span>
          {viewTexts[look.view] && <span>{viewTexts[look.view]?.()}</span>}
          <time dateTime={look.at} className="text-ink-2">
            {writeMoment(look.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
