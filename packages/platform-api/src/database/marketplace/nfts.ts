import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { inOrderOf, type Page, pageOfIds } from '../statements/key-pages.ts';

/** One page of the tokens that a user holds, the newest first, and how many there are in total. Empty for a banned user. */
export async function selectNftPage(database: Database, ownerId: number, page: Page) {
  const { count, ids } = await pageOfIds(
    database,
    {
      from: sql`from nfts where owner_id = ${ownerId}
        and not exists (select from users where users.id = owner_id and users.is_inactive)`,
      id: sql`id`,
      sortKey: sql`id`,
      type: 'integer',
      order: 'desc',
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  const rows = await database
    .selectFrom('nfts')
    .innerJoin('collections', 'collections.id', 'nfts.collection_id')
    .select(['nfts.id', 'nfts.name', 'nfts.picture', 'token_id', 'contract_address', 'network_id'])
    .select('collections.name as collection_name')
    .where('nfts.id', 'in', ids)
    .execute();
  return { count, rows: inOrderOf(ids, rows) };
}
