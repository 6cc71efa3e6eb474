import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import { isWithin } from './text-length.ts';

/** No script puts more than eight marks on one letter. */
const TOO_MANY_MARKS = /\p{M}{9}/u;
const MARKS_BEYOND = /(\p{M}{8})\p{M}+/gu;

/**
 * Control characters, line separators, halves of surrogate pairs, and everything invisible that formats: bidi controls
 * (U+202A to U+202E, U+2066 to U+2069), zero-width spaces, soft hyphens. Joiners (U+200C, U+200D) and the tags of flags
 * (U+E0020 to U+E007F) stay: emoji and several scripts are written with them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

/** Bidi controls that may stay open, control characters but tab and line break, byte order and annotation marks. */
const DISTURBING = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** VA-01: not empty and not blank. Text of invisible characters only is blank too. */
export function isFilled(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}\u3164\u115F\u1160\u2800]/u.test(text);
}

/** T59: whether a name disturbs what stands beside it: it turns the reading direction, hides, or is a stack of marks. */
export function hasUnprintable(text: string): boolean {
  return UNPRINTABLE.test(text) || TOO_MANY_MARKS.test(text);
}

/** A name of anything: filled, of one line, printable, of at most so many characters. */
export function isName(text: string, most: number): boolean {
  return isFilled(text) && isWithin(text, 1, most, CODE_UNITS_PER_CHARACTER.name) && !hasUnprintable(text);
}

/**
 * T59: a longer text as it is kept and shown: without blanks at its ends and without what disturbs its neighbours; line
 * breaks are one kind. What was tidied before stays as it is, and nothing becomes longer.
 */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n')
    .replace(DISTURBING, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(MARKS_BEYOND, '$1')
    .trim();
}
