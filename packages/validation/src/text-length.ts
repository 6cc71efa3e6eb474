import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** In code units: the time that a segmenter takes grows with the square of what it is given at once. */
const PIECE_LENGTH = 512;

/** Characters as a reader counts them (graphemes): an emoji of several code points is one, and so is a letter with accents. */
export function lengthOf(text: string): number {
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.length;
  let length = 0;
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at);
    const starts = Array.from(segmenter.segment(piece), ({ index }) => index);
    const isEnd = at + piece.length === text.length;
    const last = starts.at(-1) ?? 0;
    // What ends the piece may go on behind it, so it is counted with the next one.
    const isWhole = isEnd || last === 0;
    length += isWhole ? starts.length : starts.length - 1;
    at += isWhole ? piece.length : last;
  }
  return length;
}

function pieceAt(text: string, at: number): string {
  const end = at + PIECE_LENGTH;
  const isHalfPair = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return text.slice(at, isHalfPair ? end - 1 : end);
}

/**
 * By how many characters a text is too long; 0 when it is not. Texts of very many code units for each character are too
 * long as well, so that every limit is also a limit of what is kept.
 */
export function excessOf(text: string, most: number, codeUnits: number = CODE_UNITS_PER_CHARACTER.text): number {
  const tooManyUnits = Math.ceil((text.length - most * codeUnits) / codeUnits);
  return Math.max(lengthOf(text) - most, tooManyUnits, 0);
}

/** Whether a text has from `least` to `most` characters; a text of megabytes is not counted to its end. */
export function isWithin(
  text: string,
  least: number,
  most: number,
  codeUnits: number = CODE_UNITS_PER_CHARACTER.text,
): boolean {
  if (text.length < least || text.length > most * codeUnits) return false;
  const length = lengthOf(text);
  return length >= least && length <= most;
}
