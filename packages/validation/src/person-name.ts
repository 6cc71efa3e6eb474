import { isName } from './characters.ts';

const LONGEST = 256;

/** VA-06: letters of any script and spaces only. */
export function isPersonName(text: string): boolean {
  return isName(text, LONGEST) && /^[\p{L}\p{M}ー \u3000]+$/u.test(text);
}

/** VA-06, the alpha-only variant: letters only. */
export function isAlphabetic(text: string): boolean {
  return isName(text, LONGEST) && /^\p{L}[\p{L}\p{M}ー]*$/u.test(text);
}
