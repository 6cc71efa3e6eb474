import { isDottedHandle } from './dotted-handle.ts';

/** VA-08: 4 to 25 of letters, digits, underscore. */
export function isTwitterHandle(text: string): boolean {
  return /^[A-Za-z0-9_]{4,25}$/.test(text);
}

/** VA-08, the alternative: up to 30 with no double or trailing dot. */
export function isTwitterHandleDotted(text: string): boolean {
  return isDottedHandle(text);
}
