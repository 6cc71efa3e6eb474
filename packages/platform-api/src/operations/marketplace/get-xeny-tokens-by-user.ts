import type { getXenyTokensByUser as contract } from '@xana/contracts/http/marketplace/get-xeny-tokens-by-user';
import { xenyBalance } from '../../database/xeny-ledger.ts';
import type { Handler } from '../../http/handler.ts';

/** The balance follows from the ledger; an address that is no member's has none. */
export const getXenyTokensByUser: Handler<typeof contract> = async ({ input, database, apiError }) => {
  const address = input.body?.userAddress ?? input.userAddress;
  if (!address) throw apiError('INPUT_INVALID', 'Missing field "userAddress"');
  const owner = await database
    .selectFrom('wallets')
    .select('user_id')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return { balance: owner ? await xenyBalance(database, owner.user_id) : '0' };
};
