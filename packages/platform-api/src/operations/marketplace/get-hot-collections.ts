import type { getHotCollections as contract } from '@xana/contracts/http/marketplace/get-hot-collections';
import { selectCollectionPage } from '../../database/marketplace/collections.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getHotCollections: Handler<typeof contract> = async ({ input, database, config }) => {
  const { pageNumber = 1, pageSize = 20 } = input;
  const { count, rows } = await selectCollectionPage(database, { pageNumber, pageSize });
  return {
    count,
    rows: rows.map((row) => ({ ...row, image: pictureAddress(config, row.picture), itemCount: row.items })),
  };
};
