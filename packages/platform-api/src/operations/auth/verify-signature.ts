import type { verifySignature as contract } from '@xana/contracts/http/auth/verify-signature';
import type { Handler } from '../../http/handler.ts';
import { findMember } from './members.ts';
import { openSession } from './sessions/open-session.ts';
import { setRefreshCookie } from './sessions/refresh-cookie.ts';
import { checkSignedLogin } from './signed-login.ts';

/** The nonce is deleted and read in one statement, so of a hundred replays one wins. */
export const verifySignature: Handler<typeof contract> = async (call) => {
  const { input, config, database, fail, reply } = call;
  const address = input.walletAddress.toLowerCase();
  const { nonce, proof } = await checkSignedLogin({ ...input, address: input.walletAddress }, call);
  if (nonce !== null && nonce !== input.nonce) throw fail('NONCE_INVALID');
  const used = await database
    .deleteFrom('login_nonces')
    .where('nonce', '=', input.nonce)
    .where('address', '=', address)
    .where('expires_at', '>', new Date())
    .returning('nonce')
    .executeTakeFirst();
  if (!used) throw fail('NONCE_INVALID');
  const { refresh, ...session } = await openSession(call, await findMember(database, address, config), proof);
  setRefreshCookie(reply, config, refresh);
  return { ...session, isFirstLogin: session.user.userProfile.isPopUpShow };
};
