import { withoutIgnorable } from './user-text.ts';

/** Scripts that are written together with Latin letters; any other is how one imitates the other (UTS #39, section 5.2). */
const WITH_LATIN = [
  /^[\p{Script=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{scx=Han}\p{scx=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{scx=Han}\p{scx=Hangul}]*$/u,
];
/** Letters, marks, digits and dashes; no bidi controls. */
const READABLE = /^[\p{L}\p{M}\p{N}\p{Pd}\u00b7\u2019\u30fb]$/u;
/** Fillers are letters that show nothing. */
const isReadable = (character: string) => READABLE.test(character) && withoutIgnorable(character) !== '';

/** Whether the host of an address, as written, has Latin letters beside those of a script that imitates them. */
export function hasMixedHost(href: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(href)?.[1] ?? '';
  const letters = host.normalize('NFC').replace(/\P{L}/gu, '');
  return /\p{Script=Latin}/u.test(letters) && !WITH_LATIN.some((together) => together.test(letters));
}

/** The path, query and hash of a URL with letters instead of their percent-encoding (RFC 3987, section 3.2). */
export function readable(encoded: string): string {
  return encoded.replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
    try {
      return Array.from(decodeURIComponent(bytes), (each) => (isReadable(each) ? each : encodeURIComponent(each))).join(
        '',
      );
    } catch {
      return bytes;
    }
  });
}
