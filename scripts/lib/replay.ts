// What a restore must not undo: deletions and withdrawn consents that came after the moment restored.
import { DAY_MS } from "~/platform/durations";
import { literal, quote } from "./d1";

type LedgerRow = Record<string, string | number | null> & { id: string; child_id: string; decision: string };

/** Decisions made after a moment, as read from the database before it is set back. */
export type Since = { deletedIds: string[]; ledger: LedgerRow[] };

/** The two selects that read `Since`; `sinceMs` is the moment the database will be set back to. */
export const sinceQueries = (sinceMs: number) => ({
  deleted: `select subject_id from audit_log where action = 'account_deleted' and created_at >= ${sinceMs}`,
  ledger: `select * from consent_ledger where created_at >= ${sinceMs} order by created_at`,
});

/**
 * The statements that make those decisions hold again in the restored database. Accounts deleted since are closed
 * and put before the clock's own duty, which deletes them with their files and rooms at its next turn; a child whose
 * last decision since was a no is refused again; everybody signs in anew, since passwords and rights may have
 * changed. Running them twice changes nothing more.
 */
export function replayStatements(
  { deletedIds, ledger }: Since,
  nowMs: number,
  newId: () => string,
): string[] {
  const lastOf = new Map(ledger.map((row) => [row.child_id, row]));
  const refused = [...lastOf.values()].filter(({ decision }) => decision !== "granted");
  return [
    "delete from sessions",
    ...ledger.map(
      (row) =>
        `insert or ignore into consent_ledger (${Object.keys(row).join(", ")}) values (${Object.values(row).map(literal).join(", ")})`,
    ),
    ...refused.map(
      ({ child_id, decision }) =>
        `update users set coppa_consent_status = ${quote(decision)}, external_model_consent = 0, updated_at = ${nowMs} where id = ${quote(child_id)}`,
    ),
    // Asked for before that moment and not yet due then: the account is to go now.
    ...deletedIds.map(
      (id) =>
        `update data_requests set execute_after = ${nowMs} where user_id = ${quote(id)} and kind = 'deletion' and status = 'open'`,
    ),
    ...deletedIds.map(
      (id) => `insert into data_requests (id, user_id, kind, status, requested_at, due_by, execute_after)
        select ${quote(newId())}, id, 'deletion', 'open', ${nowMs}, ${nowMs + 30 * DAY_MS}, ${nowMs} from users
        where id = ${quote(id)} and not exists (
          select 1 from data_requests where user_id = users.id and status = 'open' and kind = 'deletion')`,
    ),
  ];
}
