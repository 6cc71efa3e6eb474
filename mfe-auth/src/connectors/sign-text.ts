import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { toCanonicalSignature } from '@xana/wallet/signatures';

interface Signer {
  provider: Eip1193Provider;
  address: string;
}

/**
 * Asks the wallet to sign a text (EIP-191 `personal_sign`).
 *
 * @param text the message that the wallet shows and signs
 */
export async function signText({ provider, address }: Signer, text: string): Promise<string> {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const signature = await provider.request({ method: 'personal_sign', params: [`0x${bytes}`, address] });
  return toCanonicalSignature(signature as string);
}
