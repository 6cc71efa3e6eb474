import { isWithin } from './length.ts';

/** Longer than any name that the platform gives out. */
const LONGEST = 64;

/** VA-02: letters and digits only, at least one letter. Latin ones: it stands in addresses. */
export function isUsername(text: string): boolean {
  return isWithin(text, 1, LONGEST) && /^[A-Za-z0-9]+$/.test(text) && /[A-Za-z]/.test(text);
}
