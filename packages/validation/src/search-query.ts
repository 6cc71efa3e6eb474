import { isWithin } from './length.ts';
import { isFilled } from './required.ts';

export const SEARCH_LIMIT = 256;

/** The address of a search; a leading # travels as %23. Null for what cannot be searched for. */
export function searchPath(query: string): string | null {
  if (!isFilled(query) || !isWithin(query, 1, SEARCH_LIMIT)) return null;
  // Half a pair of code units, which no address can carry.
  const sound = query.replace(/\p{Cs}/gu, '\ufffd');
  return `/search?src=${encodeURIComponent(sound)}`;
}
