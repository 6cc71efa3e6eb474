import { randomBytes } from 'node:crypto';
import type * as contracts from '@xana/contracts/http/auth/linking';
import { apiError } from '../../../api-error.ts';
import type { Caller } from '../../../authentication/caller.ts';
import { findIdentityOwner, insertIdentity, insertWallet } from '../../../database/auth/identities.ts';
import { insertLinkNonce } from '../../../database/auth/link-nonces.ts';
import { lockUser, selectLoginMethods, updateWalletUse } from '../../../database/auth/login-methods.ts';
import type { Database } from '../../../database/connection/connect-database.ts';
import { findAccountByWallet, findNames } from '../../../database/users/users.ts';
import type { Handler } from '../../../http/handler.ts';
import { claimIdentity, findLoginMethods } from '../identities.ts';
import { readWalletName } from '../sessions/wallet-names.ts';
import { checksummed } from '../signed-login.ts';
import { consumeTelegramLogin } from '../telegram/telegram-login.ts';
import { checkLinkSignature, linkMessage } from './link-message.ts';
import { methodId } from './login-methods.ts';
import { notifyOtherSessions } from './notify-other-sessions.ts';
import { readOwnSession, requireRecentLogin } from './own-session.ts';

const NONCE_LIFETIME_MS = 5 * 60_000;

export const prepareLink: Handler<typeof contracts.prepareLink> = async (call) => {
  const { input, caller, config, database, apiError } = call;
  const { userId, sessionId } = caller;
  const { purpose } = input;
  const address = checksummed(input.walletAddress).toLowerCase();
  const session = await readOwnSession(database, caller);
  // Rejected before the member signs for nothing.
  if (purpose === 'link') requireRecentLogin(session);
  else if (!(await selectLoginMethods(database, userId)).some((method) => method.address === address))
    throw apiError('NOT_FOUND', 'The account has no such wallet.');
  const { username } = await findNames(database, userId);
  const nonce = randomBytes(16).toString('hex');
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + NONCE_LIFETIME_MS);
  const chainId = input.chainId ?? config.chain.id;
  const account = { id: userId, username };
  const message = linkMessage({ config, purpose, address, chainId, account, nonce, issuedAt, expiresAt });
  await insertLinkNonce(database, { nonce, sessionId, purpose, address, message, expiresAt });
  return { nonce, message, serverTime: issuedAt.toISOString() };
};

export const linkWallet: Handler<typeof contracts.linkWallet> = async (call) => {
  const { input, caller, database, idTokens, apiError } = call;
  const { nonce, signature, idToken = null, method = null } = input;
  const { userId } = caller;
  const address = checksummed(input.walletAddress).toLowerCase();
  requireRecentLogin(await readOwnSession(database, caller));
  await checkLinkSignature(call, { caller, purpose: 'link', address, nonce, signature });
  const proven = idToken === null ? null : await idTokens.read(idToken, address);
  const others = proven?.email ? await findLoginMethods(database, proven.email, userId) : null;
  if (others) throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST', `This email logs in with: ${others.join(', ')}`);
  const walletName = readWalletName(input.walletName);
  const added = await addLoginMethod(database, caller, address, async (transaction) => {
    const isInserted = await insertWallet(transaction, address, userId);
    // An account is never merged into another.
    if (!isInserted && (await findAccountByWallet(transaction, address))?.id !== userId)
      throw apiError('USER.USER_ALREADY_EXIST');
    const taken = proven && (await claimIdentity(transaction, userId, { ...proven, walletAddress: address }));
    if (taken === 'identity') throw apiError('USER.USER_ALREADY_EXIST');
    if (taken === 'email') throw apiError('USER.USER_WITH_EMAIL_ALREADY_EXIST');
    await updateWalletUse(transaction, address, { kind: method, walletName, isLogin: false });
  });
  if (added.isNew) await notifyOtherSessions(call, { kind: 'methodAdded', method: method ?? 'wallet', walletName });
  return added;
};

export const linkTelegram: Handler<typeof contracts.linkTelegram> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { userId } = caller;
  requireRecentLogin(await readOwnSession(database, caller));
  await consumeTelegramLogin(call, input);
  const identity = { issuer: 'telegram', subject: input.id };
  const added = await addLoginMethod(
    database,
    caller,
    methodId({ ...identity, address: null }),
    async (transaction) => {
      await insertIdentity(transaction, identity, userId);
      const owner = await findIdentityOwner(transaction, identity);
      // An account is never merged into another.
      if (owner?.id !== userId) throw apiError('USER.USER_ALREADY_EXIST');
    },
  );
  if (added.isNew) await notifyOtherSessions(call, { kind: 'methodAdded', method: 'telegram', walletName: null });
  return added;
};

/** More would only help an attacker to hide one. */
const MAX_LOGIN_METHODS = 10;

/**
 * Adds a login method in one transaction. Changes of one account run one after another, and the session is checked again
 * inside: it may have ended while the member signed.
 *
 * @param claim inserts the method; throws an ApiError when it belongs to another account
 * @throws ApiError REAUTHENTICATION_REQUIRED, LOGIN_METHODS_FULL
 */
async function addLoginMethod(
  database: Database,
  caller: Caller,
  id: string,
  claim: (transaction: Database) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, caller.userId);
    requireRecentLogin(await readOwnSession(transaction, caller));
    const methods = await selectLoginMethods(transaction, caller.userId);
    const isNew = !methods.some((method) => methodId(method) === id);
    if (isNew && methods.length >= MAX_LOGIN_METHODS) throw apiError('LOGIN_METHODS_FULL');
    await claim(transaction);
    return { id, isNew };
  });
}
