import { randomBytes } from 'node:crypto';
import type { saveUserNonce as contract } from '@xana/contracts/http/auth/save-user-nonce';
import type { Handler } from '../../http/handler.ts';

const LIFETIME = 5 * 60_000;

/** Nonces are kept by themselves, not by address: nobody can overwrite another one's. */
export const saveUserNonce: Handler<typeof contract> = async ({ input, database }) => {
  const nonce = randomBytes(16).toString('hex');
  await database
    .insertInto('login_nonces')
    .values({ nonce, address: input.walletAddress.toLowerCase(), expires_at: new Date(Date.now() + LIFETIME) })
    .execute();
  return { nonce, serverTime: new Date().toISOString() };
};
