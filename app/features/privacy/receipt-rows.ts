import { m } from "~/messages/compiled/messages.js";
import { inLanguage, type Locale } from "~/platform/languages";
import { RETENTION } from "./retention";

export type ReceiptRow = { table: string; what: string; count: number };

/** What is deleted besides rows of the database. */
const OTHER_PLACES: Record<string, (locale: Locale) => string> = {
  files: (locale) => m.privacy_receipt_files({}, { locale }),
  circles: (locale) => m.privacy_receipt_circles({}, { locale }),
};

/** A receipt's lines in plain words, as the retention list calls them; tables in which there was nothing are left out. */
export function receiptRows(rowsByTable: Record<string, number>, locale: Locale): ReceiptRow[] {
  return Object.entries(rowsByTable)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => ({
      table,
      what: OTHER_PLACES[table]?.(locale) ?? purposeOf(table, locale) ?? table,
      count,
    }))
    .sort((a, b) => a.what.localeCompare(b.what, locale) || a.table.localeCompare(b.table));
}

function purposeOf(table: string, locale: Locale): string | undefined {
  const rule = RETENTION.find((each) => each.table === table);
  return rule && inLanguage(rule.purpose, locale);
}
