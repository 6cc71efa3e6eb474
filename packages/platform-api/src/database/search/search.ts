import type { SearchedType } from './hit-sources.ts';
import type { SearchFilter } from './search-filters.ts';

/** A search of any type. */
export interface TextSearch {
  /** Empty when only the filter selects. */
  text: string;
  filter: SearchFilter;
  limit: number;
  offset: number;
  /** Users with a block between them and the caller are excluded. */
  callerId: number | null;
}

export interface Search extends TextSearch {
  type: SearchedType;
}

/** The maximum number of ranked hits per source, and so of the total. */
export const MAX_RANKED = 1_000;

export const TABLES = {
  world: 'spaces',
  profile: 'users',
  nft: 'nfts',
  collection: 'collections',
  event: 'events',
  post: 'posts',
} as const satisfies Record<SearchedType, string>;

/** One page of the ids of the hits of one type, and the number of all of them. */
export interface IdPage {
  ids: readonly number[];
  total: number;
}

/** @param ids of all hits, the best first */
export const pageOfRanked = ({ limit, offset }: Search, ids: readonly number[]): IdPage => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length,
});
