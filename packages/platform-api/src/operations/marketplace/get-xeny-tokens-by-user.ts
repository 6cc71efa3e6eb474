import type { getXenyTokensByUser as contract } from '@xana/contracts/http/marketplace/get-xeny-tokens-by-user';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';

/** The balance follows from the ledger; an address that never had any has none. */
export const getXenyTokensByUser: Handler<typeof contract> = async ({ input, database }) => {
  const { balance } = await database
    .selectFrom('xeny_entries')
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as('balance'))
    .where('address', '=', input.body.userAddress.toLowerCase())
    .executeTakeFirstOrThrow();
  return { balance };
};
