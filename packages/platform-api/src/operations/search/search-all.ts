import { HIT_TYPES } from '@xana/contracts/http/search/hit-types';
import type { searchAll as contract } from '@xana/contracts/http/search/search-all';
import { readSearch } from '@xana/validation';
import type { PlatformConfig } from '../../config/platform-config.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import type { HitRow, SearchedType } from '../../database/search/hit-sources.ts';
import { findAuthorId, type SearchFilter } from '../../database/search/search-filters.ts';
import { selectHits } from '../../database/search/search-pages.ts';
import { isTagLabel } from '../../database/search/tag-search.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import { localized } from '../spaces/to-space.ts';

/** Clients of earlier releases know no others. */
const DEFAULT_TYPES = ['world', 'profile', 'nft', 'collection'] as const;

export const searchAll: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  const query = input.name ?? input.query;
  if (query === undefined) throw apiError('INPUT_INVALID', 'Field "name" is required.');
  const counts = { world: 0, profile: 0, nft: 0, collection: 0, event: 0, post: 0 };
  const { text, filter, type: named } = await readQuery(database, query);
  const limit = input.pageSize;
  const offset = (input.pageNumber - 1) * limit;
  const callerId = caller?.userId ?? null;
  const wanted = wantedTypes(input).filter((type) => filter !== null && (named === null || type === named));
  const found = filter ? await selectHits(database, wanted, { text, filter, limit, offset, callerId }) : [];
  for (const { type, total } of found) counts[type] = total;
  return { counts, paginatedResults: found.flatMap(({ rows }) => rows.map((row) => toHit(config, row))) };
};

function wantedTypes({ type, types }: { type?: SearchedType | undefined; types?: string | undefined }) {
  if (type) return [type];
  return types === undefined ? DEFAULT_TYPES : HIT_TYPES.filter((each) => types.split(',').includes(each));
}

interface ReadQuery {
  text: string;
  /** Null when no user has the name after `from:`. */
  filter: SearchFilter | null;
  type: SearchedType | null;
}

async function readQuery(database: Database, query: string): Promise<ReadQuery> {
  // NFKC first: Japanese keyboards also type full-width `#` and `%`.
  const normalized = query.normalize('NFKC').trim();
  // A label may have spaces: `#Fan work`. So may what is between # and the tag.
  const label = /^#\s*(\S.*)$/su.exec(normalized)?.[1];
  if (label !== undefined && (isTagLabel(label) || /^#\s+\S+$/u.test(normalized))) {
    return { text: '', filter: { tags: [label], authorId: null }, type: null };
  }
  const { text, tags, from, type } = readSearch(normalized);
  if (from === null) return { text, filter: { tags, authorId: null }, type };
  const authorId = await findAuthorId(database, from);
  return { text, filter: authorId === null ? null : { tags, authorId }, type };
}

const toHit = (config: PlatformConfig, row: HitRow) => ({
  type: row.type,
  id: row.id,
  name: row.name,
  description: row.description,
  ...localized(row),
  image: row.picture && pictureAddress(config, row.picture),
  color: row.color,
  entityType: row.entity_type,
  user_name: row.username,
  followerCount: row.follower_count,
  isFollowing: row.is_following,
  isFavourite: row.is_favourite,
  address: row.address,
  token_id: row.token_id,
  contract_address: row.contract_address,
  network_id: row.network_id,
  startsAt: row.starts_at?.toISOString() ?? null,
  createdAt: row.created_at?.toISOString() ?? null,
});
