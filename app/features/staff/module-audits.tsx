import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import type { ModuleAudit } from "./staff.schema";

/** Badge of the specification's section 9: 80 or more default, 60 or more secondary, below destructive. */
export const effectivenessLook = (rating: number): "default" | "secondary" | "destructive" =>
  rating >= 80 ? "default" : rating >= 60 ? "secondary" : "destructive";

const isWithheld = (audit: ModuleAudit) => audit.effectivenessRating === null;

/** How each lesson works for these students, as a table that scrolls by itself on small screens. */
export function ModuleAudits({ audits }: { audits: ModuleAudit[] }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{m.staff_audit_hint()}</p>
      {audits.some(isWithheld) && <p className="text-sm text-ink-2">{m.staff_audit_too_few_why()}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={m.staff_tab_audits()}>
        <table className="w-full min-w-[40rem] border-collapse text-left">
          <thead className="text-sm text-ink-2">
            <tr>
              <th className="p-2.5">{m.staff_audit_module()}</th>
              <th className="p-2.5">{m.staff_audit_effectiveness()}</th>
              <th className="p-2.5 text-right">{m.staff_audit_completion()}</th>
              <th className="p-2.5 text-right">{m.staff_audit_score()}</th>
              <th className="p-2.5 text-right">{m.staff_audit_interactions()}</th>
            </tr>
          </thead>
          <tbody>
            {audits.map((audit) => (
              <tr key={audit.id} className="border-t border-line">
                <th scope="row" lang={contentLang()} className="p-2.5 font-semibold">
                  {audit.title}
                </th>
                <Figures audit={audit} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Figures({ audit }: { audit: ModuleAudit }) {
  if (audit.effectivenessRating === null) {
    return (
      <td colSpan={4} className="p-2.5 text-ink-2">
        {m.staff_too_few()}
      </td>
    );
  }
  return (
    <>
      <td className="p-2.5">
        <span className={`badge audit-${effectivenessLook(audit.effectivenessRating)}`}>
          {audit.effectivenessRating}%
        </span>
      </td>
      <td className="p-2.5 text-right tabular-nums">{audit.completionRate}%</td>
      <td className="p-2.5 text-right tabular-nums">{audit.averageScore}%</td>
      <td className="p-2.5 text-right tabular-nums">{audit.studentInteractions}</td>
    </>
  );
}
