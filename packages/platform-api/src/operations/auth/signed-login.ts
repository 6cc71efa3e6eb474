import { parseLoginMessage } from '@xana/wallet/login-message';
import { getAddress, verifyMessage } from 'ethers';
import type { PlatformConfig } from '../../config/read-config.ts';
import { refuse } from '../../http/refusal.ts';

const LONGEST_LIFE = 5 * 60_000;
const CLOCK_SKEW = 60_000;

interface SignedLogin {
  message: string;
  signature: string;
  address: string;
}

/**
 * Checks that the address signed our welcome for this site, now.
 *
 * @returns the nonce that the message carries, which is still to be looked up
 * @throws Refusal SIGNATURE_INVALID
 */
export function checkSignedLogin({ message, signature, address }: SignedLogin, { origins }: PlatformConfig): string {
  const fields = parseLoginMessage(message);
  const site = new URL(origins.site);
  const isForUs = fields && fields.domain === site.host && fields.uri === site.origin;
  if (!fields || !isForUs || !isCurrent(fields.issuedAt, fields.expirationTime)) throw refuse('SIGNATURE_INVALID');
  const signer = signerOf(message, signature);
  const isTheirs = signer === getAddress(address.toLowerCase()) && fields.address === signer;
  if (!isTheirs) throw refuse('SIGNATURE_INVALID');
  return fields.nonce;
}

function isCurrent(issuedAt: string, expirationTime: string): boolean {
  const now = Date.now();
  const issued = Date.parse(issuedAt);
  const expires = Date.parse(expirationTime);
  return (
    issued <= now + CLOCK_SKEW && issued >= now - LONGEST_LIFE && expires > now && expires - issued <= LONGEST_LIFE
  );
}

function signerOf(message: string, signature: string): string | undefined {
  try {
    return verifyMessage(message, signature);
  } catch {
    return undefined;
  }
}
