import { m } from "~/messages/compiled/messages.js";

/** Seven bars, each with its day and its number: readable without seeing their heights. */
export function WeekChart({
  week,
  locale,
}: {
  week: readonly { localDate: string; activities: number }[];
  locale: "en" | "es";
}) {
  const most = Math.max(1, ...week.map(({ activities }) => activities));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const weekdayLong = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (
    <ol className="tile grid grid-cols-7 items-end gap-2 p-4">
      {week.map(({ localDate, activities }) => {
        const date = new Date(`${localDate}T00:00:00Z`);
        return (
          <li key={localDate} className="grid justify-items-center gap-1">
            <span className="sr-only">
              {m.profile_day_activities({ day: weekdayLong.format(date), count: activities })}
            </span>
            <span aria-hidden="true" className="font-display font-semibold">
              {activities}
            </span>
            <span aria-hidden="true" className="flex h-28 w-full items-end justify-center">
              <span
                className="w-full max-w-8 rounded-t-lg bg-blue"
                style={{
                  height: `${Math.max(3, (activities / most) * 100)}%`,
                  opacity: activities === 0 ? 0.3 : 1,
                }}
              />
            </span>
            <span aria-hidden="true" className="text-sm text-ink-2">
              {weekday.format(date)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
