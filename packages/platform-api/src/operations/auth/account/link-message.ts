import { getAddress } from 'ethers';
import type { PlatformConfig } from '../../../config/platform-config.ts';

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
