import { apiError } from '../../../api-error.ts';
import type { Caller } from '../../../authentication/caller.ts';
import { consumeLinkNonce } from '../../../database/auth/link-nonces.ts';
import type { Platform } from '../../../platform.ts';
import { isSignedBy } from '../signed-login.ts';

interface Signed {
  caller: Caller;
  purpose: 'link' | 'confirm';
  /** Lower case. */
  address: string;
  nonce: string;
  signature: string;
}

/**
 * Verifies that a wallet signed the message that `prepareLink` made for this session, purpose and wallet. Uses up the nonce.
 *
 * @throws ApiError NONCE_INVALID or SIGNATURE_INVALID
 */
export async function checkLinkSignature(
  { config, database, contractWallets }: Pick<Platform, 'config' | 'database' | 'contractWallets'>,
  { caller: { sessionId }, purpose, address, nonce, signature }: Signed,
): Promise<void> {
  const message = await consumeLinkNonce(database, { nonce, sessionId, purpose, address });
  if (message === undefined) throw apiError('NONCE_INVALID', 'Send a nonce of `prepareLink` and its signature.');
  if (isSignedBy(address, message, signature)) return;
  // On another chain a different contract may have the same address.
  const isThisChain = message.includes(`\nChain ID: ${config.chain.id}\n`);
  const status = isThisChain ? await contractWallets.verify({ address, message, signature }) : 'invalid';
  if (status !== 'valid') throw apiError('SIGNATURE_INVALID');
}
