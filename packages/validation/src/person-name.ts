import { isWithin } from './length.ts';
import { isFilled } from './required.ts';

const LONGEST = 256;

/** VA-06: letters of any script and spaces only. */
export function isPersonName(text: string): boolean {
  return isWithin(text, 1, LONGEST) && isFilled(text) && /^[\p{L}\p{M}ー \u3000]+$/u.test(text);
}

/** VA-06, the alpha-only variant: letters only. */
export function isAlphabetic(text: string): boolean {
  return isWithin(text, 1, LONGEST) && /^\p{L}[\p{L}\p{M}ー]*$/u.test(text);
}
