import Papa from "papaparse";

export type TableRow = { line: number; cells: string[] };
export type Table = {
  header: TableRow | null;
  rows: TableRow[];
  /** Line in which a quotation mark opens that nothing closes; null in a whole file. */
  openQuoteLine: number | null;
  /** Whether there are more rows than were asked for; those are not read. */
  isCut: boolean;
};

const UTF16_LE = [0xff, 0xfe];

/** The text of a file: UTF-8 with or without its mark, UTF-16 as Excel writes it, otherwise Windows' Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  if (UTF16_LE.every((byte, index) => bytes[index] === byte))
    return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Reads CSV with a header line: comma, semicolon or tab, any line ends, quotes. Empty lines are left out; each row
 * knows the line it begins in. Reads at most `maxRows` rows below the header.
 */
export function readTable(text: string, maxRows: number): Table {
  const whole = text.replace(/\r\n?/g, "\n");
  // What Excel puts first to say which sign it uses.
  const declared = /^sep=(.)\n/i.exec(whole);
  const body = declared ? whole.slice(declared[0].length) : whole;
  const table: Table = { header: null, rows: [], openQuoteLine: null, isCut: false };
  let line = declared ? 2 : 1;
  let read = 0;
  Papa.parse<string[]>(body, {
    delimiter: declared?.[1] ?? delimiterOf(body),
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      const row = { line, cells: data.map((cell) => cell.trim()) };
      line += newLines(body, read, meta.cursor);
      read = meta.cursor;
      if (errors.some(({ code }) => code === "MissingQuotes")) table.openQuoteLine ??= row.line;
      if (row.cells.every((cell) => cell === "")) return;
      if (!table.header) table.header = row;
      else if (table.rows.length < maxRows) table.rows.push(row);
      else {
        table.isCut = true;
        parser.abort();
      }
    },
  });
  return table;
}

/** The sign that stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const end = text.indexOf("\n");
  const first = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, "");
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

function newLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
