import { parseLoginMessage, WELCOME_STATEMENT } from '@xana/wallet/login-message';
import { toCanonicalSignature } from '@xana/wallet/signatures';
import { getAddress, Signature, verifyMessage } from 'ethers';
import { apiError } from '../../api-error.ts';
import type { WalletProof } from '../../database/auth/account-tables.ts';
import { selectLoginNonces } from '../../database/auth/login-nonces.ts';
import type { Platform } from '../../platform.ts';

/** How many nonces of an address are compared with a signature that comes without its message. */
const MAX_CANDIDATES = 20;

interface SignedLogin {
  signature: string;
  /** As received: the mixed case of its letters is a checksum (EIP-55). */
  address: string;
  /** Sent back by some clients; must equal the message that is stored with the nonce. */
  message?: string | null | undefined;
  /** Missing in `loginExternalWallet`, whose body has none in the specification. */
  nonce?: string;
}

interface CheckedLogin {
  nonce: string;
  /** Of a contract wallet (ERC-1271), whose answer may change later. */
  proof: WalletProof | null;
}

type Context = Pick<Platform, 'config' | 'database' | 'contractWallets'>;

/**
 * Verifies that the address signed a message that this server made for it and that has not expired: with its private key,
 * or as a contract wallet.
 *
 * @throws ApiError NONCE_INVALID, SIGNATURE_INVALID, or INPUT_INVALID for an address with a wrong checksum
 */
export async function checkSignedLogin(
  { message, signature, address, nonce }: SignedLogin,
  { config, database, contractWallets }: Context,
): Promise<CheckedLogin> {
  const claimed = checksummed(address);
  const sent = message ?? undefined;
  const nonces = await selectLoginNonces(database, {
    address: claimed,
    nonce: nonce ?? nonceIn(sent),
    limit: MAX_CANDIDATES,
  });
  const candidates = sent === undefined ? nonces : nonces.filter((candidate) => candidate.message === sent);
  const signed = candidates.find((candidate) => signerOf(candidate.message, signature) === claimed);
  if (signed) return { nonce: signed.nonce, proof: null };
  const [newest] = nonces;
  if (!newest) throw apiError('NONCE_INVALID');
  const isBare = config.authMessageMode === 'fixed' && (sent ?? WELCOME_STATEMENT) === WELCOME_STATEMENT;
  if (isBare && signerOf(WELCOME_STATEMENT, signature) === claimed) return { nonce: newest.nonce, proof: null };
  // One request to the chain per login, however many nonces an address has.
  const [candidate] = candidates;
  // On another chain a different contract may have the same address.
  if (!candidate || parseLoginMessage(candidate.message)?.chainId !== config.chain.id)
    throw apiError('SIGNATURE_INVALID');
  const proof = { address: claimed, message: candidate.message, signature };
  if ((await contractWallets.verify(proof)) !== 'valid') throw apiError('SIGNATURE_INVALID');
  return { nonce: candidate.nonce, proof };
}

const nonceIn = (message: string | undefined) => (message ? parseLoginMessage(message)?.nonce : undefined);

/** @throws ApiError INPUT_INVALID */
export function checksummed(address: string): string {
  try {
    return getAddress(address);
  } catch {
    throw apiError('INPUT_INVALID', 'The address has a wrong checksum (EIP-55)');
  }
}

/** Whether the private key of this address signed the message. @param address in any case */
export const isSignedBy = (address: string, message: string, signature: string): boolean =>
  signerOf(message, signature)?.toLowerCase() === address.toLowerCase();

/**
 * Accepts 65 bytes with low s (EIP-2), and v 27 or 28, or 0 or 1 as some hardware wallets write it. Other encodings would make
 * signatures malleable.
 */
function signerOf(message: string, signature: string): string | undefined {
  const canonical = toCanonicalSignature(signature);
  try {
    return Signature.from(canonical).serialized === canonical ? verifyMessage(message, canonical) : undefined;
  } catch {
    return undefined;
  }
}
