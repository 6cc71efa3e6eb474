import { isWithin } from './text-length.ts';
import { isName } from './user-text.ts';

/** Longer than any username that the platform generates. */
const MAX_USERNAME_LENGTH = 64;
const MAX_PERSON_NAME_LENGTH = 256;

/** VA-02: Latin letters and digits only, at least one letter, because usernames appear in URLs. */
export function isUsername(text: string): boolean {
  return isWithin(text, 1, MAX_USERNAME_LENGTH) && /^[A-Za-z0-9]+$/.test(text) && /[A-Za-z]/.test(text);
}

/** VA-06: letters of any script and spaces only. */
export function isPersonName(text: string): boolean {
  return isName(text, MAX_PERSON_NAME_LENGTH) && /^[\p{L}\p{M}ー \u3000]+$/u.test(text);
}

/** VA-06, the alpha-only variant: letters only. */
export function isAlphabetic(text: string): boolean {
  return isName(text, MAX_PERSON_NAME_LENGTH) && /^\p{L}[\p{L}\p{M}ー]*$/u.test(text);
}
