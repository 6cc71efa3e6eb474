export type CsvCell = string | number | null;

/** A spreadsheet reads UTF-8 only after a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet runs a cell that starts with one of these (CSV injection). Apostrophes in front of
 * one count too, so that a reader who takes one apostrophe away gets every text back.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /^'*[=+\-@\t\r]/;

/** RFC 4180: CRLF after each row, and quotes around a cell with a comma, a quote or a line break. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');

/** Only text can be a formula; a number may start with a minus. */
function toField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
