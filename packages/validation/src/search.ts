import { isWithin } from './text-length.ts';
import { isFilled } from './user-text.ts';

/** A word that begins with #; the wide ＃ of Japanese keyboards counts as one. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&#＃])[#＃]([\p{L}\p{M}\p{N}_ー]+)/gu;

/** VA-13: the words that begin with #, each once, in their order. */
export function hashtagsOf(text: string): string[] {
  return [...new Set(hashtagsIn(text).map(({ tag }) => tag))];
}

/** The same with their places: `tag` begins with the narrow #, `text` is as it was written. */
export function hashtagsIn(text: string): { index: number; text: string; tag: string }[] {
  return Array.from(text.matchAll(HASHTAG), ({ index, 0: written, 1: word }) => ({
    index,
    text: written,
    tag: `#${word}`,
  }));
}

export const SEARCH_LIMIT = 256;

/** The address of a search; a leading # travels as %23. Null for what cannot be searched for. */
export function searchPath(query: string): string | null {
  if (!isFilled(query) || !isWithin(query, 1, SEARCH_LIMIT)) return null;
  // Half a pair of code units, which no address can carry.
  const sound = query.replace(/\p{Cs}/gu, '\ufffd');
  return `/search?src=${encodeURIComponent(sound)}`;
}
