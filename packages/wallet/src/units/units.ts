/** The exact decimal text of a whole number of smallest units: `formatUnits(1500n, 3)` is `1.5`. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
