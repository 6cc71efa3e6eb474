const LONGEST = 100;

/** VA-12: digits with an optional decimal point; no sign, no exponent, no digits of other scripts. */
export function isNumberText(text: string): boolean {
  return text.length <= LONGEST && /^[0-9]+(\.[0-9]*)?$/.test(text);
}
