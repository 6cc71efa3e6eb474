import type { loginExternalWallet as contract } from '@xana/contracts/http/auth/login-external-wallet';
import type { Handler } from '../../http/handler.ts';
import { proveIdentity } from './identities.ts';
import { findOrCreateMember } from './members.ts';
import { checkSignedLogin } from './signed-login.ts';

/** Leaves the nonce standing for `verifySignature`, and opens nothing. */
export const loginExternalWallet: Handler<typeof contract> = async (call) => {
  const { input, config, database, fail } = call;
  const address = input.address.toLowerCase();
  const { nonce } = await checkSignedLogin(input, call);
  const isKnown = await database
    .selectFrom('login_nonces')
    .select('nonce')
    .where('address', '=', address)
    .where('expires_at', '>', new Date())
    .$if(nonce !== null, (query) => query.where('nonce', '=', nonce))
    .limit(1)
    .executeTakeFirst();
  if (!isKnown) throw fail('NONCE_INVALID');
  // Before anybody is made: a token that is not right leaves nothing behind.
  const proven = input.idToken === undefined ? null : await call.idTokens.read(input.idToken, address);
  const { user, isBanned } = await findOrCreateMember(database, address, config, input.email);
  if (isBanned) throw fail('AUTH.BANNED');
  if (!proven) return { user, refresh_token: null };
  if (!(await proveIdentity(database, user.id, proven))) throw fail('USER.USER_ALREADY_EXIST');
  return { user: { ...user, email: proven.email ?? user.email }, refresh_token: null };
};
