const DECIMALS = 4;

/**
 * Shows an exact decimal text with thousands separators and at most four decimals, cut and never rounded up: nobody is
 * shown more than they have. `formatAmount('1234.56789')` is `1,234.5678`.
 */
export function formatAmount(decimal: string): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign, whole = '0', fraction = ''] = match;
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const shown = fraction.slice(0, DECIMALS).replace(/0+$/, '');
  return `${sign}${grouped}${shown && `.${shown}`}`;
}
