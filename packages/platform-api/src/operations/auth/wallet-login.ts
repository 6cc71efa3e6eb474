import { randomBytes } from 'node:crypto';
import type * as contracts from '@xana/contracts/http/auth/wallet-login';
import type { InputOf } from '@xana/contracts/operation';
import { formatLoginMessage } from '@xana/wallet/login-message';
import { readSessionKey } from '../../authentication/proofs/read-proof.ts';
import { findIdentityOwner } from '../../database/auth/identities.ts';
import { updateWalletUse } from '../../database/auth/login-methods.ts';
import { consumeLoginNonce, insertLoginNonce } from '../../database/auth/login-nonces.ts';
import type { Handler } from '../../http/handler.ts';
import { findLoginMethods, storeIdentity } from './identities.ts';
import { findMember, findOrCreateMember } from './members.ts';
import { isApp, sendRefreshToken } from './sessions/app-client.ts';
import { openSession } from './sessions/open-session.ts';
import { refreshTokenOfNonce } from './sessions/refresh-tokens.ts';
import { readWalletName } from './sessions/wallet-names.ts';
import { checkSignedLogin, checksummed } from './signed-login.ts';

const NONCE_LIFETIME_MS = 5 * 60_000;

/**
 * Makes a nonce and the ERC-4361 message that contains it. Each nonce of an address has its own row, so a second client
 * cannot overwrite the nonce of the first.
 */
export const saveUserNonce: Handler<typeof contracts.saveUserNonce> = async (call) => {
  const { input, database, config } = call;
  const thumbprint = await readSessionKey(call);
  const address = checksummed(input.walletAddress);
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + NONCE_LIFETIME_MS);
  const nonce = randomBytes(16).toString('hex');
  const { site } = config.origins;
  const message = formatLoginMessage({
    domain: new URL(site).host,
    address,
    uri: site,
    chainId: input.chainId ?? config.chain.id,
    nonce,
    issuedAt: issuedAt.toISOString(),
    expirationTime: expiresAt.toISOString(),
  });
  await insertLoginNonce(database, { nonce, address, message, expiresAt, thumbprint });
  return { nonce, message, serverTime: issuedAt.toISOString() };
};

/** Does not consume the nonce and opens no session: `verifySignature` does both, and makes an app's refresh token valid. */
export const loginExternalWallet: Handler<typeof contracts.loginExternalWallet> = async (call) => {
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
const isFromApp = ({ builderLoginHash, type }: InputOf<typeof contracts.loginExternalWallet>): boolean =>
  Boolean(builderLoginHash && type);

export const verifySignature: Handler<typeof contracts.verifySignature> = async (call) => {
  const { input, config, database, apiError, request } = call;
  const thumbprint = await readSessionKey(call);
  const { walletAddress: address, nonce } = input;
  const { proof } = await checkSignedLogin({ ...input, address }, call);
  if (!(await consumeLoginNonce(database, { address, nonce, thumbprint }))) throw apiError('NONCE_INVALID');
  const member = await findMember(database, address.toLowerCase(), config);
  const [kind, walletName] = [input.method ?? null, readWalletName(input.walletName)];
  const wallet = address.toLowerCase();
  const method = { kind: kind ?? 'wallet', walletName, walletAddress: wallet } as const;
  const opened = await openSession(call, member, { proof, thumbprint, method, ...(isApp(request) ? { nonce } : {}) });
  await updateWalletUse(database, wallet, { kind, walletName, isLogin: true });
  return { ...sendRefreshToken(call, opened), isFirstLogin: opened.user.userProfile.isPopUpShow };
};
