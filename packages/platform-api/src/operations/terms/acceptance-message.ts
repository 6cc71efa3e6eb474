import { getAddress } from 'ethers';
import type { PlatformConfig } from '../../config/platform-config.ts';

interface Acceptance {
  config: Pick<PlatformConfig, 'origins'>;
  address: string;
  version: string;
}

/**
 * The text that a wallet signs to accept the terms. It has no nonce: it is the same for one account, site and version, so a
 * replay can only repeat the acceptance. It differs from the texts of a login and of a hand-off, so that no signature of
 * one is accepted for another.
 */
export function acceptanceMessage({ config, address, version }: Acceptance): string {
  const { host, origin } = new URL(config.origins.site);
  return [
    `I accept the terms of use of ${host}.`,
    '',
    `Version of the terms: ${version}`,
    `Text: ${origin}/terms`,
    `Account: ${getAddress(address)}`,
    '',
    'This does not cost anything.',
  ].join('\n');
}
