import { randomBytes } from 'node:crypto';
import type { saveUserNonce as contract } from '@xana/contracts/http/auth/save-user-nonce';
import { formatLoginMessage } from '@xana/wallet/login-message';
import { readSessionKey } from '../../authentication/proofs/read-session-key.ts';
import { insertLoginNonce } from '../../database/auth/login-nonces.ts';
import type { Handler } from '../../http/handler.ts';
import { checksummed } from './signed-login.ts';

const NONCE_LIFETIME_MS = 5 * 60_000;

/**
 * Makes a nonce and the ERC-4361 message that contains it. Each nonce of an address has its own row, so a second client
 * cannot overwrite the nonce of the first.
 */
export const saveUserNonce: Handler<typeof contract> = async (call) => {
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
