import type { searchAll as contract } from '@xana/contracts/http/search/search-all';
import { type FoundRow, findRows } from '../../database/search/search-rows.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { localized } from '../spaces/localized.ts';

const TYPES = ['world', 'profile', 'nft', 'collection'] as const;
type Type = (typeof TYPES)[number];

export const searchAll: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  const text = input.name ?? input.query;
  if (text === undefined) throw apiError('INPUT_INVALID', 'Missing field "name"');
  // Folded before anything is read into it: the keyboards of Japanese have a wide # and a wide % as well.
  const wanted = text.normalize('NFKC').trim();
  const counts = { world: 0, profile: 0, nft: 0, collection: 0 };
  if (wanted === '') return { counts, paginatedResults: [] };
  const limit = input.pageSize;
  const offset = (input.pageNumber - 1) * limit;
  const asked = TYPES.filter((type) => !input.type || type === input.type);
  const found = await Promise.all(
    asked.map(async (type) => ({
      type,
      rows: await findRows(database, { type, wanted, limit, offset, callerId: caller?.userId ?? null }),
    })),
  );
  for (const { type, rows } of found) counts[type] = rows[0]?.total ?? 0;
  const toHit = (type: Type) => (row: FoundRow) => ({
    type,
    id: row.id,
    name: row.name,
    description: row.description,
    ...localized(row),
    image: row.picture && pictureAddress(config, row.picture),
    color: row.color,
    entityType: row.entity_type,
    user_name: row.username,
    address: row.address,
    token_id: row.token_id,
    contract_address: row.contract_address,
    network_id: row.network_id,
  });
  return { counts, paginatedResults: found.flatMap(({ type, rows }) => rows.map(toHit(type))) };
};
