import { isWithin } from './text-length.ts';
import { isFilled } from './user-text.ts';

/** A hashtag, also with the full-width ＃ of Japanese keyboards. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&#＃])[#＃]([\p{L}\p{M}\p{N}_ー]+)/gu;

/** VA-13: the distinct hashtags of a text, in order. */
export function hashtagsOf(text: string): string[] {
  return [...new Set(hashtagsIn(text).map(({ tag }) => tag))];
}

/** All hashtags with their positions. `tag` starts with the ASCII #, `text` is the original. */
export function hashtagsIn(text: string): { index: number; text: string; tag: string }[] {
  return Array.from(text.matchAll(HASHTAG), ({ index, 0: original, 1: name }) => ({
    index,
    text: original,
    tag: `#${name}`,
  }));
}

const MAX_SEARCH_LENGTH = 256;

/** The path of a search, with # encoded as %23. Null for a blank or too long query. */
export function searchPath(query: string): string | null {
  if (!isFilled(query) || !isWithin(query, 1, MAX_SEARCH_LENGTH)) return null;
  // encodeURIComponent throws on unpaired surrogates.
  const wellFormed = query.replace(/\p{Cs}/gu, '\ufffd');
  return `/search?src=${encodeURIComponent(wellFormed)}`;
}
