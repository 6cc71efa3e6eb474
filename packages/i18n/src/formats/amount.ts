const DECIMALS = 4;

/**
 * Shows an exact number with thousands separators and at most four decimals, cut and never rounded up: nobody is shown more
 * than they have. `formatAmount('1234.56789')` is `1,234.5678`. What is no number is shown as it came.
 */
export function formatAmount(value: string | number | bigint): string {
  const text = typeof value === 'number' ? withoutExponent(value) : String(value);
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!match) return text;
  const [, sign, whole = '0', fraction = ''] = match;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const shown = fraction.slice(0, DECIMALS).replace(/0+$/, '');
  const number = shown ? `${grouped}.${shown}` : grouped;
  return number === '0' ? number : `${sign}${number}`;
}

/** JavaScript writes `1e-7` and `1e+21`. */
function withoutExponent(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Math.abs(value) < 1e-6) return '0';
  return Math.abs(value) < 1e21 ? String(value) : BigInt(value).toString();
}
