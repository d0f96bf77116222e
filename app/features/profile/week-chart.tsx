import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import type { Locale } from "~/platform/languages";
import { percentClass } from "~/ui/look";

/** Seven bars, each with its day and its number: readable without seeing their heights. */
export function WeekChart({
  week,
  locale,
}: {
  week: readonly { localDate: string; activities: number }[];
  locale: Locale;
}) {
  const most = Math.max(1, ...week.map(({ activities }) => activities));
  const writeWeekday = dayWriter("weekday", locale);
  const writeLongWeekday = dayWriter("weekdayLong", locale);
  return (
    <ol className="tile grid grid-cols-7 items-end gap-2 p-4">
      {week.map(({ localDate, activities }) => {
        return (
          <li key={localDate} className="grid justify-items-center gap-1">
            <span className="sr-only">
              {m.profile_day_activities({ day: writeLongWeekday(localDate), count: activities })}
            </span>
            <span aria-hidden="true" className="font-display font-semibold">
              {activities}
            </span>
            <span aria-hidden="true" className="flex h-28 w-full items-end justify-center">
              <span
                className={`h-(--percent) w-full max-w-8 rounded-t-lg bg-blue ${activities === 0 ? "opacity-30" : ""} ${percentClass(Math.max(3, (activities / most) * 100))}`}
              />
            </span>
            <span aria-hidden="true" className="text-sm text-ink-2">
              {writeWeekday(localDate)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
