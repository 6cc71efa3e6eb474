/** VA-01: not empty, not blank. Invisible characters alone are blank too. */
export function isFilled(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}\u3164\u115F\u1160\u2800]/u.test(text);
}
