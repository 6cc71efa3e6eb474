import { HIT_TYPES, type HitType } from '@xana/contracts/http/search/hit-types';
import type { searchAll } from '@xana/contracts/http/search/search-all';
import type { OutputOf } from '@xana/contracts/operation';

type SearchAnswer = OutputOf<typeof searchAll>;
type Hit = SearchAnswer['paginatedResults'][number];

/** A hit as the platform returns it, with null for what its type does not have. */
export const buildHit = (type: HitType, fields: Partial<Hit> = {}): Hit => ({
  type,
  id: 1,
  name: 'Found',
  description: '',
  image: null,
  color: null,
  entityType: type === 'world' ? 'USER_WORLD' : null,
  user_name: null,
  followerCount: null,
  isFollowing: null,
  isFavourite: null,
  address: null,
  token_id: null,
  contract_address: null,
  network_id: null,
  startsAt: null,
  createdAt: null,
  ...fields,
});

/** @param total how many hits each type that was found has on all pages; by default those of this page */
export function buildSearchAnswer(hits: Hit[] = [], total?: number): SearchAnswer {
  const countOf = (type: HitType) => {
    const { length } = hits.filter((hit) => hit.type === type);
    return length > 0 && total !== undefined ? total : length;
  };
  const counts = Object.fromEntries(HIT_TYPES.map((type) => [type, countOf(type)])) as SearchAnswer['counts'];
  return { counts, paginatedResults: hits };
}
