import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import { isWithin } from './text-length.ts';

/** No script uses more than eight combining marks per letter. */
const TOO_MANY_MARKS = /\p{M}{9}/u;
const MARKS_BEYOND = /(\p{M}{8})\p{M}+/gu;

/**
 * Control characters, line separators, unpaired surrogates and invisible format characters: bidi controls (U+202A to
 * U+202E, U+2066 to U+2069), zero-width spaces, soft hyphens; letters that show nothing: Hangul fillers, Khmer inherent vowels,
 * the blank Braille pattern. Joiners (U+200C, U+200D) and the tag characters of flags
 * (U+E0020 to U+E007F) are allowed, because emoji and several scripts need them.
 */
const UNPRINTABLE =
  /\u034f|[\p{Cc}\p{Cs}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');

/** Bidi controls, control characters except tab and line feed, byte order and annotation marks. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Characters for which nothing is shown, by Unicode: fillers, joiners, variation selectors. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** VA-01: not empty and not blank. Text of invisible characters only, or of marks without a letter, is blank too. */
export function isFilled(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}\p{M}\u2800]/u.test(withoutIgnorable(text));
}

/** What a reader sees of a text, for comparisons. */
export const withoutIgnorable = (text: string): string => text.replace(IGNORABLE, '');

/** Sanitizes a name before it is stored: no spaces around it, and one where several follow each other. */
export const tidyName = (text: string): string => text.trim().replace(/(\s)\s+/gu, '$1');

/** T59: whether a name reverses the reading direction, is invisible, or stacks combining marks over other lines. */
export function hasUnprintable(text: string): boolean {
  return UNPRINTABLE.test(text) || TOO_MANY_MARKS.test(text);
}

/** A name as it is stored: without what a reader does not see or what covers other lines, and tidied. It may be empty then. */
export const printableName = (text: string): string =>
  tidyName(text.replace(ALL_UNPRINTABLE, '').replace(MARKS_BEYOND, '$1'));

/** Whether a text is a valid name: not blank, one line, printable, at most `max` characters. */
export function isName(text: string, max: number): boolean {
  return isFilled(text) && isWithin(text, 1, max, CODE_UNITS_PER_CHARACTER.name) && !hasUnprintable(text);
}

/**
 * T59: sanitizes a longer text before it is stored: trims it, removes bidi and control characters and excess combining
 * marks, and normalizes line breaks. Idempotent; the result is never longer.
 */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n')
    .replace(UNSAFE, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(MARKS_BEYOND, '$1')
    .trim();
}
