import { isDottedHandle } from './dotted-handle.ts';

/** VA-07: up to 30 of letters, digits, underscore and single dots, not ending in a dot. */
export function isInstagramHandle(text: string): boolean {
  return isDottedHandle(text);
}

/** VA-07, the alternative: 4 to 15 of letters, digits, underscore. */
export function isInstagramHandleShort(text: string): boolean {
  return /^[A-Za-z0-9_]{4,15}$/.test(text);
}
