import type { getHotCollections as contract } from '@xana/contracts/http/marketplace/get-hot-collections';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getHotCollections: Handler<typeof contract> = async ({ input, database, config }) => {
  const { pageNumber = 1, pageSize = 20 } = input;
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
  return {
    count,
    rows: rows.map((row) => ({ ...row, image: pictureAddress(config, row.picture), itemCount: row.items })),
  };
};
