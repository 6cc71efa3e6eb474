import { isWithin } from './text-length.ts';
import { isFilled } from './user-text.ts';

const MAX_SEARCH_LENGTH = 256;

/** The path of a search, with # encoded as %23. Null for a blank or too long query. */
export function searchPath(query: string): string | null {
  if (!isFilled(query) || !isWithin(query, 1, MAX_SEARCH_LENGTH)) return null;
  // encodeURIComponent throws on unpaired surrogates.
  const wellFormed = query.replace(/\p{Cs}/gu, '\ufffd');
  return `/search?src=${encodeURIComponent(wellFormed)}`;
}
