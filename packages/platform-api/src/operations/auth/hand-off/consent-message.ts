import { getAddress } from 'ethers';
import type { PlatformConfig } from '../../../config/read-config.ts';

interface Consent {
  config: PlatformConfig;
  address: string;
  /** The two digits on both screens. */
  number: string;
  place: string;
  nonce: string;
  expiresAt: Date;
}

/**
 * The ERC-4361 text by which a wallet lets one app in. Statement and resource say what for, so that no login message
 * passes as a consent and no consent as a login.
 */
export function consentMessage({ config, address, number, place, nonce, expiresAt }: Consent): string {
  const { host, origin } = new URL(config.origins.site);
  return [
    `${host} wants you to sign in with your Ethereum account:`,
    getAddress(address),
    '',
    `Let the app that shows the number ${number} use this account. This does not cost anything.`,
    '',
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${config.chain.id}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date().toISOString()}`,
    `Expiration Time: ${expiresAt.toISOString()}`,
    'Resources:',
    `- urn:xana:hand-off:${place}`,
  ].join('\n');
}
