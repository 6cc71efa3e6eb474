import { type RawBuilder, sql } from 'kysely';
import type { SearchedType } from './hit-sources.ts';
import type { SearchFilter } from './search-filters.ts';

export interface Search {
  type: SearchedType;
  /** Empty when only the filter selects. */
  text: string;
  filter: SearchFilter;
  limit: number;
  offset: number;
  /** Users with a block between them and the caller are excluded. */
  callerId: number | null;
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

/** `limit … offset …` of a page, which ends where the ranked hits end. */
export const pageOf = ({ limit, offset }: Search): RawBuilder<unknown> =>
  sql`limit ${Math.max(0, Math.min(limit, MAX_RANKED - offset))} offset ${offset}`;
