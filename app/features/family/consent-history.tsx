import type { ConsentDecisionView } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";

const DECISIONS = {
  granted: m.family_ledger_granted,
  declined: m.family_ledger_declined,
  revoked: m.family_ledger_revoked,
};
const SPEAKERS = {
  you: m.family_ledger_by_you,
  link: m.family_ledger_by_link,
  other: m.family_ledger_by_other,
  school: m.family_ledger_by_school,
};

/** The consent ledger of one child: each decision with who, when and under which version of the notice. */
export function ConsentHistory({
  decisions,
  timeZone,
}: {
  decisions: ConsentDecisionView[];
  timeZone: string;
}) {
  const writeMoment = momentWriter("moment", timeZone);
  if (decisions.length === 0) return <p className="text-ink-2">{m.family_ledger_none()}</p>;
  return (
    <ol className="grid gap-2">
      {decisions.map(({ id, decision, by, at, noticeVersion }) => (
        <li key={id} className="tile p-3">
          <p className="font-semibold">{DECISIONS[decision]()}</p>
          <p className="text-ink-2">
            {SPEAKERS[by]()}, <time dateTime={at}>{writeMoment(at)}</time>
          </p>
          <p className="text-sm break-all text-ink-2">
            {m.family_ledger_version({ version: noticeVersion })}
          </p>
        </li>
      ))}
    </ol>
  );
}
