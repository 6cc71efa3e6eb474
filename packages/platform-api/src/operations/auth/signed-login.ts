import { parseLoginMessage } from '@xana/wallet/login-message';
import { getAddress, verifyMessage } from 'ethers';
import { refuse } from '../../http/refusal.ts';
import type { Platform } from '../../platform.ts';

const LONGEST_LIFE = 5 * 60_000;
const CLOCK_SKEW = 60_000;

interface SignedLogin {
  message: string;
  signature: string;
  address: string;
}

/**
 * Checks that the address signed our welcome for this site, now: with its key, or as a program on the chain that agrees.
 *
 * @returns the nonce that the message carries, which is still to be looked up
 * @throws Refusal SIGNATURE_INVALID
 */
export async function checkSignedLogin(
  { message, signature, address }: SignedLogin,
  { config, contractWallets }: Pick<Platform, 'config' | 'contractWallets'>,
): Promise<string> {
  const fields = parseLoginMessage(message);
  const site = new URL(config.origins.site);
  const isForUs = fields && fields.domain === site.host && fields.uri === site.origin;
  if (!fields || !isForUs || !isCurrent(fields.issuedAt, fields.expirationTime)) throw refuse('SIGNATURE_INVALID');
  const claimed = getAddress(address.toLowerCase());
  if (fields.address !== claimed) throw refuse('SIGNATURE_INVALID');
  const isTheirs =
    signerOf(message, signature) === claimed || (await contractWallets.hasSigned(claimed, message, signature));
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
