import type { searchAll as contract } from '@xana/contracts/http/search/search-all';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { type HitRow, selectHits } from '../../database/search/search-pages.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { localized } from '../spaces/to-space.ts';

const TYPES = ['world', 'profile', 'nft', 'collection'] as const;
type Type = (typeof TYPES)[number];

export const searchAll: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  const query = input.name ?? input.query;
  if (query === undefined) throw apiError('INPUT_INVALID', 'Field "name" is required.');
  // NFKC first: Japanese keyboards also type full-width `#` and `%`.
  const text = query.normalize('NFKC').trim();
  const counts = { world: 0, profile: 0, nft: 0, collection: 0 };
  if (text === '') return { counts, paginatedResults: [] };
  const limit = input.pageSize;
  const offset = (input.pageNumber - 1) * limit;
  const callerId = caller?.userId ?? null;
  const found = await Promise.all(
    TYPES.filter((type) => !input.type || type === input.type).map(async (type) => ({
      type,
      rows: await selectHits(database, { type, text, limit, offset, callerId }),
    })),
  );
  for (const { type, rows } of found) counts[type] = rows[0]?.total ?? 0;
  return { counts, paginatedResults: found.flatMap(({ type, rows }) => rows.map((row) => toHit(config, type, row))) };
};

const toHit = (config: PlatformConfig, type: Type, row: HitRow) => ({
  type,
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
});
