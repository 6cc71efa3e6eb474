import type { getNftsByUser as contract } from '@xana/contracts/http/marketplace/get-nfts-by-user';
import { selectNftPage } from '../../database/marketplace/nfts.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

export const getNftsByUser: Handler<typeof contract> = async ({ input, database, config }) => {
  const { userId, ...page } = input;
  const { count, rows } = await selectNftPage(database, userId, page);
  return {
    count,
    rows: rows.map(({ picture, collection_name, ...row }) => ({
      ...row,
      image: pictureAddress(config, picture),
      collectionName: collection_name,
    })),
  };
};
