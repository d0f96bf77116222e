import { m } from "~/messages/compiled/messages.js";
import { RETENTION } from "./retention";

export type ReceiptRow = { table: string; what: string; count: number };

/** What is deleted besides rows of the database. */
const OTHER_PLACES: Record<string, (locale: "en" | "es") => string> = {
  files: (locale) => m.privacy_receipt_files({}, { locale }),
  circles: (locale) => m.privacy_receipt_circles({}, { locale }),
};

/** A receipt's lines in plain words, as the retention list calls them; tables in which there was nothing are left out. */
export function receiptRows(rowsByTable: Record<string, number>, locale: "en" | "es"): ReceiptRow[] {
  return Object.entries(rowsByTable)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => ({
      table,
      what:
        OTHER_PLACES[table]?.(locale) ??
        RETENTION.find((rule) => rule.table === table)?.purpose[locale] ??
        table,
      count,
    }))
    .sort((a, b) => a.what.localeCompare(b.what, locale) || a.table.localeCompare(b.table));
}
