/** Decimal digits of 2^256, the largest amount on a chain. */
const MAX_WHOLE_DIGITS = 78;

/**
 * Parses a typed amount exactly into its smallest unit. Accepts ASCII digits with an optional decimal point: no sign, no
 * exponent, no separators, and no more decimals than the currency has.
 *
 * @returns null for anything else
 */
export function toWei(decimal: string, decimals = 18): bigint | null {
  const match = /^([0-9]+)(?:\.([0-9]*))?$/.exec(decimal);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals || whole.length > MAX_WHOLE_DIGITS) return null;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** The exact decimal text of an amount without trailing zeros. `formatAmount` of @xana/i18n formats it for the screen. */
export function fromWei(wei: bigint, decimals = 18): string {
  const digits = (wei < 0n ? -wei : wei).toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return `${wei < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
