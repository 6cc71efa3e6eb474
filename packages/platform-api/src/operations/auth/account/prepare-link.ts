import { randomBytes } from 'node:crypto';
import type { prepareLink as contract } from '@xana/contracts/http/auth/prepare-link';
import { insertLinkNonce } from '../../../database/auth/link-nonces.ts';
import { selectLoginMethods } from '../../../database/auth/login-methods.ts';
import { findNames } from '../../../database/users/users.ts';
import type { Handler } from '../../../http/handler.ts';
import { checksummed } from '../signed-login.ts';
import { linkMessage } from './link-message.ts';
import { readOwnSession, requireRecentLogin } from './own-session.ts';

const NONCE_LIFETIME_MS = 5 * 60_000;

export const prepareLink: Handler<typeof contract> = async ({ input, caller, config, database, apiError }) => {
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
