import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { useMomentWriter } from "~/ui/time-zone";
import type { DeletionReceipt } from "./receipts.server";

/** Receipts of accounts a parent had deleted: what went from which table. Nothing when there are none. */
export function ReceiptsCard({ receipts }: { receipts: DeletionReceipt[] }) {
  const writeDay = useMomentWriter("long");
  if (receipts.length === 0) return null;
  return (
    <Card id="receipts" title={m.privacy_receipts_title()}>
      <ul className="grid max-w-2xl gap-3">
        {receipts.map((receipt) => (
          <li key={receipt.id}>
            <details className="tile px-4 py-1">
              <summary className="min-h-11 py-2.5 font-semibold">
                {m.privacy_receipt_of({ date: writeDay(receipt.completedAt) })}
              </summary>
              <Rows rows={receipt.rows} />
              <p className="my-3 text-ink-2">{m.privacy_receipt_rest()}</p>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Rows({ rows }: Pick<DeletionReceipt, "rows">) {
  return (
    <table className="w-full border-collapse text-left">
      <thead className="text-sm text-ink-2">
        <tr>
          <th className="py-2 pr-3">{m.privacy_notice_what()}</th>
          <th className="py-2 text-right">{m.privacy_receipt_count()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ table, what, count }) => (
          <tr key={table} className="border-t border-line align-top">
            <td className="py-2 pr-3">
              {what}
              <code className="block text-sm break-all text-ink-2">{table}</code>
            </td>
            <td className="py-2 text-right">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
