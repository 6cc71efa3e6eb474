import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';

/** Made with the first text that needs it: the first one of a page takes some milliseconds. */
let segmenter: Intl.Segmenter | undefined;
/** In code units. The running time of a segmenter grows with the square of its input. */
const CHUNK_LENGTH = 512;

/** Characters as readers count them (graphemes): an emoji of several code points is one, as is a letter with accents. */
export function lengthOf(text: string): number {
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.length;
  let length = 0;
  for (let at = 0; at < text.length; ) {
    const chunk = chunkAt(text, at);
    segmenter ??= new Intl.Segmenter();
    const starts = Array.from(segmenter.segment(chunk), ({ index }) => index);
    const isEnd = at + chunk.length === text.length;
    const last = starts.at(-1) ?? 0;
    // The last grapheme of a chunk may continue in the next chunk, so it is counted there.
    const isWhole = isEnd || last === 0;
    length += isWhole ? starts.length : starts.length - 1;
    at += isWhole ? chunk.length : last;
  }
  return length;
}

function chunkAt(text: string, at: number): string {
  const end = at + CHUNK_LENGTH;
  const isHalfPair = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return text.slice(at, isHalfPair ? end - 1 : end);
}

/**
 * The number of characters above the limit, or 0. A text with very many code units per character is too long as well, so
 * that every limit also bounds the stored size.
 */
export function excessOf(text: string, max: number, codeUnits: number = CODE_UNITS_PER_CHARACTER.text): number {
  const tooManyUnits = Math.ceil((text.length - max * codeUnits) / codeUnits);
  return Math.max(lengthOf(text) - max, tooManyUnits, 0);
}

/** Whether a text has between `min` and `max` characters. A text of megabytes is rejected without counting (ReDoS). */
export function isWithin(
  text: string,
  min: number,
  max: number,
  codeUnits: number = CODE_UNITS_PER_CHARACTER.text,
): boolean {
  if (text.length < min || text.length > max * codeUnits) return false;
  const length = lengthOf(text);
  return length >= min && length <= max;
}
