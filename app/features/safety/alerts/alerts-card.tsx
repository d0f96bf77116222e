import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/field";
import { Pager } from "~/ui/pager";
import { useMomentWriter } from "~/ui/time-zone";
import { crisisTextVersion } from "../content/crisis-texts";
import { kindNames } from "../kind-names";
import { alertPlace, eventOutcomes } from "./alert-constants";
import { AlertTimeline } from "./alert-timeline";
import type { SafetyEvent, SafetyEventDetail } from "./alerts.schema";
import type { AlertsView } from "./alerts.server";
import { kindsHiddenFromParents } from "./audience";

export const severityNames: Record<SafetyEvent["severity"], () => string> = {
  concern: m.safety_alert_concern,
  high: m.safety_alert_high,
  imminent: m.safety_alert_imminent,
};
const STATES: Record<SafetyEvent["state"], () => string> = {
  raised: m.safety_alert_raised,
  delivered: m.safety_alert_delivered,
  acknowledged: m.safety_alert_acknowledged,
  closed: m.safety_alert_closed,
};
const ANSWERS: Record<SafetyEvent["answers"][number]["answer"], () => string> = {
  told: m.safety_alert_answer_told,
  not_now: m.safety_alert_answer_not_now,
  not_meant: m.safety_alert_answer_not_meant,
};
const OUTCOMES: Record<(typeof eventOutcomes)[number], () => string> = {
  talked_with_student: m.safety_outcome_talked,
  family_contacted: m.safety_outcome_family,
  referred: m.safety_outcome_referred,
  reported_to_authorities: m.safety_outcome_reported,
  false_alarm: m.safety_outcome_false_alarm,
  drill_done: m.safety_outcome_drill,
};

/**
 * The school's safety alerts, each at the anchor its mail links to: look, take it, close it. Plain forms
 * and links, so that it works before and without any script.
 */
export function AlertsCard({ view }: { view: AlertsView }) {
  return (
    <Card id="safety" title={m.safety_alerts_title()} hint={m.safety_alerts_hint()}>
      <p className="tile mb-4 p-3">{m.safety_alerts_unreviewed({ version: crisisTextVersion })}</p>
      {view.page.rows.length === 0 ? (
        <p className="text-ink-2">{m.safety_alerts_none()}</p>
      ) : (
        <ul className="grid gap-3">
          {view.page.rows.map((alert) => (
            <li key={alert.id} id={`safety-${alert.id}`} className="tile scroll-mt-24 p-4 target:outline-2">
              <Alert
                alert={alert}
                opened={view.opened?.id === alert.id ? view.opened : null}
                colleagues={view.colleagues}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={view.page}
        label={m.safety_alerts_title()}
        hrefOf={(number) => `/?alerts=${number}#dashboard`}
      />
    </Card>
  );
}

type Colleagues = AlertsView["colleagues"];

function Alert({
  alert,
  opened,
  colleagues,
}: {
  alert: SafetyEvent;
  opened: SafetyEventDetail | null;
  colleagues: Colleagues;
}) {
  const writeMoment = useMomentWriter("moment", alert.student?.timeZone);
  const who = alert.isDrill ? m.safety_alert_drill() : (alert.student?.name ?? m.safety_alert_gone());
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-lg">
          {who}: {kindNames[alert.category]()}
        </h3>
        <p className="text-ink-2">
          {severityNames[alert.severity]()} · {STATES[alert.state]()} ·{" "}
          <time dateTime={alert.createdAt}>{writeMoment(alert.createdAt)}</time>
        </p>
      </div>
      {opened ? <Opened opened={opened} /> : <Open alert={alert} who={who} />}
      <Tapped alert={alert} />
      <WhoIsTold alert={alert} />
      {!alert.isDrill && alert.isFamilyLeftOut && <p>{notFamilyLine(alert)}</p>}
      {alert.state === "closed" ? (
        alert.outcome && <p>{OUTCOMES[alert.outcome]()}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <TakeOrPassOn alert={alert} who={who} colleagues={colleagues} />
          <CloseForm alert={alert} who={who} />
        </div>
      )}
    </div>
  );
}

/** Why Beats sends the family nothing: for what this alert is about, or for another one of the student. */
const notFamilyLine = ({ category }: SafetyEvent): string =>
  kindsHiddenFromParents.includes(category)
    ? m.safety_alert_not_family()
    : m.safety_alert_not_family_either();

function Open({ alert, who }: { alert: SafetyEvent; who: string }) {
  return (
    <a
      href={alertPlace(alert.id)}
      aria-label={alert.isDrill ? m.safety_alert_times_label({ who }) : m.safety_alert_read_label({ who })}
      className="inline-flex min-h-11 items-center justify-self-start text-ink underline"
    >
      {alert.isDrill ? m.safety_alert_times() : m.safety_alert_read()}
    </a>
  );
}

function Opened({ opened }: { opened: SafetyEventDetail }) {
  return (
    <>
      {!opened.isDrill && <Words opened={opened} />}
      <AlertTimeline opened={opened} />
    </>
  );
}

/** While nobody has it: whether and when the next contact hears of it (K13). */
function WhoIsTold({ alert }: { alert: SafetyEvent }) {
  const writeTime = useMomentWriter("time", alert.student?.timeZone);
  if (alert.state === "acknowledged" || alert.state === "closed") return null;
  if (alert.noticeCount === 0) return <p>{m.safety_alert_nobody_told()}</p>;
  if (!alert.escalateAt) return <p>{m.safety_alert_no_more_told()}</p>;
  return <p>{m.safety_alert_next_told({ time: writeTime(alert.escalateAt) })}</p>;
}

function TakeOrPassOn({
  alert,
  who,
  colleagues,
}: {
  alert: SafetyEvent;
  who: string;
  colleagues: Colleagues;
}) {
  return (
    <>
      {alert.state !== "acknowledged" && (
        <form method="post" action={`/api/safety/events/${alert.id}/acknowledge`}>
          <Button type="submit" look="primary" aria-label={m.safety_alert_take_label({ who })}>
            {m.safety_alert_take()}
          </Button>
        </form>
      )}
      <form
        method="post"
        action={`/api/safety/events/${alert.id}/pass-on`}
        className="flex flex-wrap items-end gap-3"
      >
        {colleagues.length > 0 && (
          <SelectField label={m.safety_alert_pass_on_to()} name="colleagueId" defaultValue="">
            <option value="">{m.safety_alert_next_contact()}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" aria-label={m.safety_alert_pass_on_label({ who })}>
          {m.safety_alert_pass_on()}
        </Button>
      </form>
    </>
  );
}

/** The message and at most two turns before it, nothing else of the diary (K16). */
function Words({ opened }: { opened: SafetyEventDetail }) {
  return (
    <blockquote className="m-0 grid gap-2 border-l-2 border-line pl-4 [overflow-wrap:anywhere]">
      {opened.before.map(({ role, content }) => (
        <p key={`${role} ${content}`} className="text-ink-2">
          {role === "user" ? m.safety_alert_student_wrote() : m.safety_alert_coach_wrote()} {content}
        </p>
      ))}
      <p>
        <strong>{m.safety_alert_message()}</strong> {opened.message}
      </p>
      {opened.alerts.map(({ category, severity, message, createdAt }) => (
        <p key={createdAt}>
          <strong>
            {m.safety_alert_further()} {kindNames[category]()}, {severityNames[severity]()}:
          </strong>{" "}
          {message}
        </p>
      ))}
      <p className="text-sm text-ink-2">{m.safety_alert_logged()}</p>
    </blockquote>
  );
}

/** What the child tapped on the help card since, in order. It closes nothing: a person decides (K15). */
function Tapped({ alert }: { alert: SafetyEvent }) {
  const writeMoment = useMomentWriter("moment", alert.student?.timeZone);
  if (alert.answers.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{m.safety_alert_answered()}</p>
      <ol className="grid gap-1">
        {alert.answers.map(({ answer, createdAt }) => (
          <li key={answer}>
            {ANSWERS[answer]()},{" "}
            <time dateTime={createdAt} className="text-ink-2">
              {writeMoment(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}

function CloseForm({ alert, who }: { alert: SafetyEvent; who: string }) {
  return (
    <form
      method="post"
      action={`/api/safety/events/${alert.id}/close`}
      aria-label={m.safety_alert_close_label({ who })}
      className="flex flex-wrap items-end gap-3"
    >
      <SelectField label={m.safety_alert_outcome()} name="outcome" required defaultValue="">
        <option value="" disabled>
          {m.safety_alert_choose()}
        </option>
        {eventOutcomes
          .filter((outcome) => (outcome === "drill_done") === alert.isDrill)
          .map((outcome) => (
            <option key={outcome} value={outcome}>
              {OUTCOMES[outcome]()}
            </option>
          ))}
      </SelectField>
      <Button type="submit">{m.safety_alert_close()}</Button>
    </form>
  );
}
