import type { getXenyTokensByUser as contract } from '@xana/contracts/http/marketplace/get-xeny-tokens-by-user';
import { readXenyBalanceOfWallet } from '../../database/payments/xeny-ledger.ts';
import type { Handler } from '../../http/handler.ts';

export const getXenyTokensByUser: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  const address = input.body?.userAddress ?? input.userAddress;
  if (!address) throw apiError('INPUT_INVALID', 'Field "userAddress" is required.');
  const balance = await readXenyBalanceOfWallet(database, { userId: caller.userId, wallet: address.toLowerCase() });
  if (balance === undefined) throw apiError('TARGET_NOT_FOUND');
  return { balance };
};
