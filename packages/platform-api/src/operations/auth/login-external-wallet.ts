import type { loginExternalWallet as contract } from '@xana/contracts/http/auth/login-external-wallet';
import type { InputOf } from '@xana/contracts/operation';
import { findIdentityOwner } from '../../database/auth/identities.ts';
import type { Handler } from '../../http/handler.ts';
import { findLoginMethods, storeIdentity } from './identities.ts';
import { findMember, findOrCreateMember } from './members.ts';
import { isApp } from './sessions/app-client.ts';
import { refreshTokenOfNonce } from './sessions/refresh-tokens.ts';
import { checkSignedLogin } from './signed-login.ts';

/** Does not consume the nonce and opens no session: `verifySignature` does both, and makes an app's refresh token valid. */
export const loginExternalWallet: Handler<typeof contract> = async (call) => {
  const { input, config, database, apiError, request } = call;
  const address = input.address.toLowerCase();
  const { nonce } = await checkSignedLogin(input, call);
  // Every check comes before a user is created, so that a rejected login stores nothing.
  const { idToken = null } = input;
  const proven = idToken === null ? null : await call.idTokens.read(idToken, address);
  const known = await findMember(database, address, config);
  const methods = proven?.email ? await findLoginMethods(database, proven.email, known?.user.id) : null;
  if (methods) throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST', `This email logs in with: ${methods.join(', ')}`);
  const owner = proven && (await findIdentityOwner(database, proven));
  if (owner && owner.id !== known?.user.id) throw apiError('USER.USER_ALREADY_EXIST');
  if (!known && isFromApp(input))
    throw apiError(proven?.email ? 'USER.USER_WITH_EMAIL_NOT_EXIST' : 'USER.USER_NOT_FOUND');
  const { user, isBanned } = await findOrCreateMember(database, address, config, input.email ?? undefined);
  if (isBanned) throw apiError('AUTH.BANNED');
  const taken = proven && (await storeIdentity(database, user.id, { ...proven, walletAddress: address }));
  if (taken === 'identity') throw apiError('USER.USER_ALREADY_EXIST');
  if (taken === 'email') throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST');
  return {
    user: { ...user, email: proven?.email ?? user.email },
    refresh_token: isApp(request) ? refreshTokenOfNonce(nonce, config.accessTokenSecret) : null,
  };
};

/** A login for an app is for an existing account and never creates one. */
const isFromApp = ({ builderLoginHash, type }: InputOf<typeof contract>): boolean => Boolean(builderLoginHash && type);
