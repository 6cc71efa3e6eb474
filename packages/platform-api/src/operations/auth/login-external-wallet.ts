import type { loginExternalWallet as contract } from '@xana/contracts/http/auth/login-external-wallet';
import type { InputOf } from '@xana/contracts/operation';
import type { Handler } from '../../http/handler.ts';
import { findLoginMethods, proveIdentity } from './identities.ts';
import { findMember, findOrCreateMember } from './members.ts';
import { isApp } from './sessions/app-client.ts';
import { refreshTokenOfNonce } from './sessions/refresh-tokens.ts';
import { checkSignedLogin } from './signed-login.ts';

/** Leaves the nonce standing for `verifySignature`, and opens nothing: an app's refresh token is valid from there on. */
export const loginExternalWallet: Handler<typeof contract> = async (call) => {
  const { input, config, database, apiError, request } = call;
  const address = input.address.toLowerCase();
  const { nonce } = await checkSignedLogin(input, call);
  // Every check comes before a member is created: a refused login leaves nothing behind.
  const { idToken = null } = input;
  const proven = idToken === null ? null : await call.idTokens.read(idToken, address);
  const known = await findMember(database, address, config);
  const methods = proven?.email ? await findLoginMethods(database, proven.email, known?.user.id) : null;
  if (methods) throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST', `This email logs in with: ${methods.join(', ')}`);
  if (!known && isFromApp(input))
    throw apiError(proven?.email ? 'USER.USER_WITH_EMAIL_NOT_EXIST' : 'USER.USER_NOT_FOUND');
  const { user, isBanned } = await findOrCreateMember(database, address, config, input.email ?? undefined);
  if (isBanned) throw apiError('AUTH.BANNED');
  const taken = proven && (await proveIdentity(database, user.id, proven));
  if (taken === 'identity') throw apiError('USER.USER_ALREADY_EXIST');
  if (taken === 'email') throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST');
  return {
    user: { ...user, email: proven?.email ?? user.email },
    refresh_token: isApp(request) ? refreshTokenOfNonce(nonce, config.accessTokenSecret) : null,
  };
};

/** An app asks for the login of an account that it knows; such a login never creates one. */
const isFromApp = ({ builderLoginHash, type }: InputOf<typeof contract>): boolean => Boolean(builderLoginHash && type);
