import { LimitsCard } from "~/features/coach";
import { Amendments, Disclosures } from "~/features/privacy";
import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";
import type { Flash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChildData } from "./child-data";
import { ConsentHistory } from "./consent-history";
import type { ChildView, ConsentView } from "./parent-home.server";

/** What was consented to and when, the way to take it back, the coach's limits, corrections, and who looked. */
export function RightsCards({ view, flash }: { view: ChildView; flash: Flash | null }) {
  const { consent, decisions, amendments, looks, timeZone } = view;
  const { child } = view.overview;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid gap-5">
        <Card className="grid gap-4">
          <p>{statusText(child.firstName, consent, timeZone)}</p>
          {consent.status === "granted" && <Granted child={child} consent={consent} />}
          <h2 className="text-lg">{m.family_ledger_title()}</h2>
          <ConsentHistory decisions={decisions} timeZone={timeZone} />
          <a
            href="/privacy"
            className="inline-flex min-h-11 items-center justify-self-start text-ink underline"
          >
            {m.family_rights_notice()}
          </a>
        </Card>
        {view.requests && <ChildData child={child} requests={view.requests} timeZone={timeZone} />}
      </div>
      <div className="grid gap-5">
        <LimitsCard
          settings={view.coachSettings}
          childId={child.id}
          childName={child.firstName}
          flash={flash}
        />
        <Card id="amendments" title={m.privacy_amend_title()}>
          <Amendments amendments={amendments} mayAsk studentId={child.id} timeZone={timeZone} />
        </Card>
        <Card id="looks" title={m.family_rights_looks({ child: child.firstName })}>
          <Disclosures looks={looks.others} timeZone={timeZone} />
          {looks.own.length > 0 && (
            <details className="tile mt-4 px-4 py-1">
              <summary className="font-semibold">{m.family_rights_own_looks()}</summary>
              <div className="my-2">
                <Disclosures looks={looks.own} timeZone={timeZone} />
              </div>
            </details>
          )}
        </Card>
      </div>
    </div>
  );
}

function statusText(child: string, { status, decidedAt }: ConsentView, timeZone: string): string {
  if (status === "not_required") return m.family_rights_not_required({ child });
  if (status === "revoked") return m.family_rights_revoked({ child });
  if (status !== "granted" || !decidedAt) return m.family_rights_other();
  return m.family_rights_granted({ date: momentWriter("long", timeZone)(decidedAt) });
}

function Granted({ child, consent }: { child: { id: string; firstName: string }; consent: ConsentView }) {
  const onOff = (isOn: boolean) => (isOn ? m.family_rights_on() : m.family_rights_off());
  const isModelWaiting = consent.externalModelAskedFor && !consent.externalModelConsent;
  const rows = [
    [m.family_rights_ferpa(), onOff(consent.ferpaConsent)],
    [m.family_rights_retention(), onOff(consent.dataRetentionConsent)],
    [
      m.family_rights_model(),
      isModelWaiting ? m.family_rights_model_waiting() : onOff(consent.externalModelConsent),
    ],
  ];
  return (
    <>
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
            <dt>{label}</dt>
            <dd className="text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="tile p-4">
        <summary className="font-semibold">{m.family_rights_take_back()}</summary>
        <form method="post" action={`/api/parent/consent/${child.id}/revoke`} className="mt-3 grid gap-3">
          <p className="text-ink-2">{m.family_rights_take_back_text({ child: child.firstName })}</p>
          <Button type="submit" look="danger" className="justify-self-start">
            {m.family_rights_take_back_sure()}
          </Button>
        </form>
      </details>
    </>
  );
}
