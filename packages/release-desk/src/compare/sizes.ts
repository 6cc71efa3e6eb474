/** `41.0`; sizes are decimal, as in the budgets. */
export const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** `+2.2`, `−1.0` with a minus sign, or `±0.0`. */
export function signedKilobytes(bytes: number): string {
  const size = kilobytes(Math.abs(bytes));
  if (size === '0.0') return `±${size}`;
  return `${bytes > 0 ? '+' : '−'}${size}`;
}
