import { parseLoginMessage, WELCOME_STATEMENT } from '@xana/wallet/login-message';
import { getAddress, Signature, verifyMessage } from 'ethers';
import { apiError } from '../../api-error.ts';
import type { Platform } from '../../platform.ts';
import type { WalletProof } from './contract-wallets.ts';
import { findLoginNonces } from './login-nonces.ts';

interface SignedLogin {
  signature: string;
  /** As it was sent: in mixed case its letters are a checksum (EIP-55). */
  address: string;
  /** Sent back by some clients; must equal the text that is kept with the nonce. */
  message?: string | null | undefined;
  /** Left out by `loginExternalWallet`, whose body in the specification has none. */
  nonce?: string;
}

interface CheckedLogin {
  nonce: string;
  /** Of a contract wallet (ERC-1271), which may change its mind. */
  proof: WalletProof | null;
}

type Context = Pick<Platform, 'config' | 'database' | 'contractWallets'>;

/**
 * Checks that the address signed a text that this server wrote for it and that is still valid: with its key, or as a
 * contract wallet.
 *
 * @throws ApiError NONCE_INVALID, SIGNATURE_INVALID, or INPUT_INVALID for an address with a wrong checksum
 */
export async function checkSignedLogin(
  { message, signature, address, nonce }: SignedLogin,
  { config, database, contractWallets }: Context,
): Promise<CheckedLogin> {
  const claimed = checksummed(address);
  const sent = message ?? undefined;
  const texts = await findLoginNonces(database, claimed, nonce ?? nonceIn(sent));
  const candidates = sent === undefined ? texts : texts.filter((text) => text.message === sent);
  const signed = candidates.find((text) => signerOf(text.message, signature) === claimed);
  if (signed) return { nonce: signed.nonce, proof: null };
  const [newest] = texts;
  if (!newest) throw apiError('NONCE_INVALID');
  const isBare = config.authMessageMode === 'fixed' && (sent ?? WELCOME_STATEMENT) === WELCOME_STATEMENT;
  if (isBare && signerOf(WELCOME_STATEMENT, signature) === claimed) return { nonce: newest.nonce, proof: null };
  // A chain is asked about one text only, however many nonces an address has.
  const [asked] = candidates;
  // On another chain another program may have the same address.
  if (!asked || parseLoginMessage(asked.message)?.chainId !== config.chain.id) throw apiError('SIGNATURE_INVALID');
  const proof = { address: claimed, message: asked.message, signature };
  if ((await contractWallets.ask(proof)) !== 'agreed') throw apiError('SIGNATURE_INVALID');
  return { nonce: asked.nonce, proof };
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

/** Whether the key of this address signed the text. @param address in any case */
export const isSignedBy = (address: string, message: string, signature: string): boolean =>
  signerOf(message, signature)?.toLowerCase() === address.toLowerCase();

/** Accepts one encoding alone: 65 bytes in lower case, low s (EIP-2), v 27 or 28. A second encoding would be a second proof. */
function signerOf(message: string, signature: string): string | undefined {
  try {
    return Signature.from(signature).serialized === signature ? verifyMessage(message, signature) : undefined;
  } catch {
    return undefined;
  }
}
