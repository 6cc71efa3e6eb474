import { parseLoginMessage, WELCOME_STATEMENT } from '@xana/wallet/login-message';
import { getAddress, Signature, verifyMessage } from 'ethers';
import { refuse } from '../../http/refusal.ts';
import type { Platform } from '../../platform.ts';
import type { WalletProof } from './contract-wallets.ts';

const LONGEST_LIFE = 5 * 60_000;
const CLOCK_SKEW = 60_000;

interface SignedLogin {
  /** Left out by clients of the old form, which sign the welcome alone. */
  message?: string | undefined;
  signature: string;
  /** As it was sent: in mixed case its letters are a checksum (EIP-55). */
  address: string;
}

interface CheckedLogin {
  /** What the message carries and is still to be looked up; null when the welcome alone was signed. */
  nonce: string | null;
  /** Of a wallet that is a program, which may change its mind. */
  proof: WalletProof | null;
}

/**
 * Checks that the address signed our welcome for this site, now: with its key, or as a program on the chain that agrees.
 *
 * @throws Refusal SIGNATURE_INVALID, or INPUT_INVALID for an address with a wrong checksum
 */
export async function checkSignedLogin(
  { message = WELCOME_STATEMENT, signature, address }: SignedLogin,
  { config, contractWallets }: Pick<Platform, 'config' | 'contractWallets'>,
): Promise<CheckedLogin> {
  const claimed = checksummed(address);
  const isBare = message === WELCOME_STATEMENT && config.authMessageMode === 'fixed';
  const fields = isBare ? null : readForUs(message, claimed, config.origins.site);
  if (signerOf(message, signature) === claimed) return { nonce: fields?.nonce ?? null, proof: null };
  const proof = { address: claimed, message, signature };
  // A program is known on our chain alone; at the same address of another one may be another program.
  const isOnOurChain = fields?.chainId === config.chain.id;
  if (!isOnOurChain || (await contractWallets.ask(proof)) !== 'agreed') throw refuse('SIGNATURE_INVALID');
  return { nonce: fields.nonce, proof };
}

function checksummed(address: string): string {
  try {
    return getAddress(address);
  } catch {
    throw refuse('INPUT_INVALID', 'The address has a wrong checksum.');
  }
}

function readForUs(message: string, address: string, siteOrigin: string) {
  const fields = parseLoginMessage(message);
  const site = new URL(siteOrigin);
  const isForUs = fields?.domain === site.host && fields.uri === site.origin && fields.address === address;
  if (!fields || !isForUs || !isCurrent(fields.issuedAt, fields.expirationTime)) throw refuse('SIGNATURE_INVALID');
  return fields;
}

function isCurrent(issuedAt: string, expirationTime: string): boolean {
  const now = Date.now();
  const issued = Date.parse(issuedAt);
  const expires = Date.parse(expirationTime);
  return (
    issued <= now + CLOCK_SKEW && issued >= now - LONGEST_LIFE && expires > now && expires - issued <= LONGEST_LIFE
  );
}

/** Accepts one encoding alone: 65 bytes in lower case, low s (EIP-2), v 27 or 28. A second encoding would be a second proof. */
function signerOf(message: string, signature: string): string | undefined {
  try {
    return Signature.from(signature).serialized === signature ? verifyMessage(message, signature) : undefined;
  } catch {
    return undefined;
  }
}
