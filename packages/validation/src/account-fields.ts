/** Limits of RFC 5321, 4.5.3.1, for the address and the text before the @. */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
const MAX_NUMBER_LENGTH = 100;

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/;

/** VA-03: the standard address pattern; the domain has at least two labels and the last one is not a number. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || local.length > MAX_LOCAL_PART_LENGTH || !LOCAL.test(local)) return false;
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /\D/.test(labels.at(-1) ?? '');
}

export type CardEmailProblem = 'VALID-EMAIL' | 'EMAIL_REQUIRED';

/** The email of the card form: optional while the user types, required on submit. */
export function cardEmailProblem(text: string, when: 'typing' | 'submit'): CardEmailProblem | null {
  if (isEmail(text)) return null;
  if (when === 'submit') return 'EMAIL_REQUIRED';
  return text === '' ? null : 'VALID-EMAIL';
}

/** VA-04: 8 to 16 of letters, digits or !@#$%^&*, at least one digit and one of those special characters. */
export function isPassword(text: string): boolean {
  return /^[A-Za-z0-9!@#$%^&*]{8,16}$/.test(text) && /\d/.test(text) && /[!@#$%^&*]/.test(text);
}

/** The 3, 3 and 4 to 6 digits of VA-05. */
const PHONE_DIGITS = { least: 10, most: 12 };

/**
 * VA-05: optional plus, then 10 to 12 digits. Where the separators are is a custom of each country (090-1234-5678), so one may
 * follow any digit, and digits may be in brackets. Full-width digits count.
 */
export function isPhoneNumber(text: string): boolean {
  const written = text.normalize('NFKC');
  if (!/^\+?(?:\(\d+\)|\d)(?:[-\s.]?(?:\(\d+\)|\d))*$/.test(written)) return false;
  const digits = written.replace(/\D/g, '').length;
  return digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}

/** VA-12: ASCII digits with an optional decimal point; no sign and no exponent. */
export function isNumberText(text: string): boolean {
  return text.length <= MAX_NUMBER_LENGTH && /^[0-9]+(\.[0-9]*)?$/.test(text);
}
