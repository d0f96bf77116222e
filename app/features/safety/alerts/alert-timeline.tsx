import { m } from "~/messages/compiled/messages.js";
import { MINUTE_MS } from "~/platform/durations";
import { useMomentWriter } from "~/ui/time-zone";
import type { SafetyEventDetail, TimelineStep } from "./alerts.schema";

const STEPS: Record<TimelineStep["step"], () => string> = {
  raised: m.safety_step_raised,
  told: m.safety_step_told,
  delivered: m.safety_step_delivered,
  read: m.safety_step_read,
  taken: m.safety_step_taken,
  passed_on: m.safety_step_passed_on,
  closed: m.safety_step_closed,
};

/** What happened to an alert or a drill and when: the minutes since it was raised beside each step. */
export function AlertTimeline({ opened }: { opened: SafetyEventDetail }) {
  const writeMoment = useMomentWriter("moment", opened.student?.timeZone);
  const minutesAfter = (at: string) =>
    Math.floor((Date.parse(at) - Date.parse(opened.createdAt)) / MINUTE_MS);
  return (
    <div>
      <h4 className="font-semibold">{m.safety_alert_timeline()}</h4>
      <ol className="mt-1 grid gap-1">
        {opened.timeline.map(({ step, at, who }) => (
          <li key={`${step} ${at} ${who}`}>
            {who ? m.safety_step_by({ step: STEPS[step](), who }) : STEPS[step]()},{" "}
            <time dateTime={at} className="text-ink-2">
              {step === "raised" ? writeMoment(at) : m.safety_step_after({ minutes: minutesAfter(at) })}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
