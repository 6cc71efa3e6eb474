import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { Page } from '../statements/key-pages.ts';

/** One page of the NFT collections, those with the most items first, and how many there are in total. */
export async function selectCollectionPage(database: Database, { pageNumber, pageSize }: Page) {
  const { count } = await database
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('collections')
    .selectAll()
    .select(sql<number>`(select count(*) from nfts where nfts.collection_id = collections.id)`.as('items'))
    .orderBy('items', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, rows };
}

/** One page of the launches that have not ended, the earliest start first, and how many there are in total. */
export async function selectLaunchPage(database: Database, { pageNumber, pageSize }: Page, now: Date) {
  const open = database
    .selectFrom('launches')
    .innerJoin('collections', 'collections.id', 'launches.collection_id')
    .where('launches.ends_at', '>', now);
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await open
    .select(['launches.id', 'name', 'description', 'picture', 'network_id', 'starts_at', 'ends_at'])
    .orderBy('starts_at')
    .orderBy('launches.id')
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .execute();
  return { count, rows };
}
