/** `41.0`; sizes are decimal, as in the budgets. */
export const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** `+2.2 kB`, `−1.0 kB` with a minus sign, `+12 B` for less than kilobytes can show, or `±0 B`. */
export function signedSize(bytes: number): string {
  const size = kilobytes(Math.abs(bytes));
  if (bytes === 0) return '±0 B';
  return `${bytes > 0 ? '+' : '−'}${size === '0.0' ? `${Math.abs(bytes)} B` : `${size} kB`}`;
}
