import { getAddress } from 'ethers';
import { apiError } from '../../../api-error.ts';
import type { Caller } from '../../../authentication/caller.ts';
import type { PlatformConfig } from '../../../config/platform-config.ts';
import { consumeLinkNonce } from '../../../database/auth/link-nonces.ts';
import type { Platform } from '../../../platform.ts';
import { isSignedBy } from '../signed-login.ts';

interface LinkMessage {
  config: PlatformConfig;
  purpose: 'link' | 'confirm';
  /** Of the wallet that signs, lower case. */
  address: string;
  chainId: number;
  account: { id: number; username: string };
  nonce: string;
  issuedAt: Date;
  expiresAt: Date;
}

/**
 * The ERC-4361 message that a wallet signs to become a login method, or to confirm that the member is there. The statement
 * names the account and the resource names the purpose, so that a signature for one account or purpose is not accepted for
 * another, nor as a login.
 */
export function linkMessage(link: LinkMessage): string {
  const { config, purpose, address, chainId, account, nonce, issuedAt, expiresAt } = link;
  const { host, origin } = new URL(config.origins.site);
  const statement =
    purpose === 'link'
      ? `Add this wallet to the account @${account.username}. It can then log in to this account. This does not cost anything.`
      : `Confirm that you want to change the login methods of the account @${account.username}. This does not cost anything.`;
  return [
    `${host} wants you to sign in with your Ethereum account:`,
    getAddress(address),
    '',
    statement,
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
    'Resources:',
    `- urn:xana:account:${account.id}:${purpose}`,
  ].join('\n');
}

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
