import { topicTexts } from "~/features/privacy";
import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";
import type { Page } from "~/platform/paging";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextAreaField } from "~/ui/field";
import { Pager } from "~/ui/pager";
import type { Correction } from "./corrections.server";

/** Families' requests to correct a record, each with the form that answers it. Nothing to do: no card. */
export function CorrectionsCard({ page }: { page: Page<Correction> }) {
  if (page.rows.length === 0 && page.number === 1) return null;
  return (
    <Card id="corrections" title={m.staff_corrections_title()} hint={m.staff_corrections_hint()}>
      <ul className="grid gap-4">
        {page.rows.map((each) => (
          <li key={each.id} className="tile grid gap-3 p-4">
            <div>
              <h3 className="text-lg">{each.studentName}</h3>
              <p className="text-sm text-ink-2">
                {topicTexts[each.topic]()} ·{" "}
                {each.isFromStudent ? m.staff_corrections_by_student() : m.staff_corrections_by_parent()} ·{" "}
                <time dateTime={each.createdAt}>{momentWriter("medium", each.timeZone)(each.createdAt)}</time>
              </p>
            </div>
            <p>{each.wish}</p>
            <form method="post" action={`/api/admin/corrections/${each.id}`} className="grid gap-3">
              <TextAreaField
                label={m.staff_corrections_answer()}
                hint={m.staff_corrections_answer_hint()}
                name="answer"
                required
                maxLength={1000}
                rows={2}
              />
              <div className="flex flex-wrap gap-3">
                <Button type="submit" look="primary" name="decision" value="accepted">
                  {m.staff_corrections_accept()}
                </Button>
                <Button type="submit" name="decision" value="declined">
                  {m.staff_corrections_decline()}
                </Button>
              </div>
            </form>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        label={m.staff_corrections_title()}
        hrefOf={(number) => `/?corrections=${number}#dashboard`}
      />
    </Card>
  );
}
