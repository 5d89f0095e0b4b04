export type CsvCell = string | number | undefined;

/** A spreadsheet would run a text that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function field(value: CsvCell): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a file that every spreadsheet opens. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  // Excel reads a file without a byte order mark as another encoding.
  return `\uFEFF${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}
