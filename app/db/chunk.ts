const MAX_BOUND_PARAMETERS = 100;

/** Splits rows so that one INSERT stays below D1's 100 bound parameters, given the table's column count. */
export function chunkRows<T>(rows: T[], columnCount: number): T[][] {
  const size = Math.max(1, Math.floor(MAX_BOUND_PARAMETERS / columnCount));
  const chunks: T[][] = [];
  for (let start = 0; start < rows.length; start += size) chunks.push(rows.slice(start, start + size));
  return chunks;
}
