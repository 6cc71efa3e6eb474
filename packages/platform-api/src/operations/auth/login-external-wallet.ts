import type { loginExternalWallet as contract } from '@xana/contracts/http/auth/login-external-wallet';
import type { Handler } from '../../http/handler.ts';
import { proveIdentity } from './identities.ts';
import { findOrCreateMember } from './members.ts';
import { isApp } from './sessions/app-client.ts';
import { refreshTokenOfNonce } from './sessions/refresh-tokens.ts';
import { checkSignedLogin } from './signed-login.ts';

/** Leaves the nonce standing for `verifySignature`, and opens nothing: an app's refresh token is valid from there on. */
export const loginExternalWallet: Handler<typeof contract> = async (call) => {
  const { input, config, database, fail, request } = call;
  const address = input.address.toLowerCase();
  const { nonce } = await checkSignedLogin(input, call);
  // Before anybody is made: a token that is not right leaves nothing behind.
  const { idToken = null } = input;
  const proven = idToken === null ? null : await call.idTokens.read(idToken, address);
  const { user, isBanned } = await findOrCreateMember(database, address, config, input.email ?? undefined);
  if (isBanned) throw fail('AUTH.BANNED');
  if (proven && !(await proveIdentity(database, user.id, proven))) throw fail('USER.USER_ALREADY_EXIST');
  return {
    user: { ...user, email: proven?.email ?? user.email },
    refresh_token: isApp(request) ? refreshTokenOfNonce(nonce, config.accessTokenSecret) : null,
  };
};
