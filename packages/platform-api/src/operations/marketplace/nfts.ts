import type * as contracts from '@xana/contracts/http/marketplace/nfts';
import { selectNftPage } from '../../database/marketplace/nfts.ts';
import { readXenyBalanceOfWallet } from '../../database/payments/xeny-ledger.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';

export const getNftsByUser: Handler<typeof contracts.getNftsByUser> = async ({ input, database, config }) => {
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

export const getXenyTokensByUser: Handler<typeof contracts.getXenyTokensByUser> = async (call) => {
  const { input, caller, database, apiError } = call;
  const address = input.body?.userAddress ?? input.userAddress;
  if (!address) throw apiError('INPUT_INVALID', 'Field "userAddress" is required.');
  const balance = await readXenyBalanceOfWallet(database, { userId: caller.userId, wallet: address.toLowerCase() });
  if (balance === undefined) throw apiError('TARGET_NOT_FOUND');
  return { balance };
};
