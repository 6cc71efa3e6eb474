/** Of 2^256, the largest amount that a chain can hold. */
const LARGEST_WHOLE_DIGITS = 78;

/**
 * Reads what somebody typed as an amount into its smallest unit, exactly. Digits with an optional decimal point and nothing
 * else: no sign, no exponent, no separators, no full-width digits, and no more decimals than the currency has.
 *
 * @returns null for anything else
 */
export function toWei(decimal: string, decimals = 18): bigint | null {
  const match = /^([0-9]+)(?:\.([0-9]*))?$/.exec(decimal);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals || whole.length > LARGEST_WHOLE_DIGITS) return null;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** The exact decimal text of an amount, without zeros that say nothing. How it is shown is `formatAmount` of @xana/i18n. */
export function fromWei(wei: bigint, decimals = 18): string {
  const digits = (wei < 0n ? -wei : wei).toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return `${wei < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
