import { ArchiveList, type DataRequestState } from "~/features/privacy";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useMomentWriter } from "~/ui/time-zone";

type Child = { id: string; firstName: string };

/** A parent's copy of a child's data and the deletion of the account, as plain forms (16 CFR 312.6; P8). */
export function ChildData({
  child,
  requests,
  timeZone,
}: {
  child: Child;
  requests: DataRequestState[];
  timeZone: string;
}) {
  const writeDay = useMomentWriter("medium", timeZone);
  const { id, firstName } = child;
  const deletion = requests.find(({ kind, status }) => kind === "deletion" && status === "open");
  const copies = requests.filter(({ kind, status }) => kind === "export" && status !== "expired");
  return (
    <Card id="child-data" title={m.family_data_title({ child: firstName })} className="grid gap-4">
      <p className="text-ink-2">{m.family_data_text({ child: firstName })}</p>
      <form method="post" action={`/api/parent/children/${id}/data-export`}>
        <Button type="submit">{m.family_data_copy()}</Button>
      </form>
      {copies.length > 0 && <ArchiveList archives={copies} timeZone={timeZone} />}
      {deletion ? (
        <form
          method="post"
          action={`/api/parent/data-deletion/${deletion.id}/cancel?childId=${id}`}
          className="tile flex flex-wrap items-center justify-between gap-3 border-red p-4"
        >
          <p>
            {m.family_data_planned({
              child: firstName,
              date: writeDay(deletion.executeAfter ?? deletion.dueBy),
            })}
          </p>
          <Button type="submit" look="primary">
            {m.family_data_keep()}
          </Button>
        </form>
      ) : (
        <details className="tile p-4">
          <summary className="font-semibold">{m.family_data_delete({ child: firstName })}</summary>
          <form method="post" action={`/api/parent/children/${id}/data-deletion`} className="mt-3 grid gap-3">
            <p className="text-ink-2">{m.family_data_delete_text({ child: firstName })}</p>
            <Button type="submit" look="danger" className="justify-self-start">
              {m.family_data_delete_sure()}
            </Button>
          </form>
        </details>
      )}
    </Card>
  );
}
