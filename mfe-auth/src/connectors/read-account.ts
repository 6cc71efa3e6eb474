import { toChecksumAddress } from '@xana/wallet/addresses';
import type { Eip1193Provider } from '@xana/wallet/injected-wallets';

/**
 * The account and the chain of a wallet.
 *
 * @param method `eth_requestAccounts` asks the user; `eth_accounts` only reads
 */
export async function readAccount(
  provider: Eip1193Provider,
  method: 'eth_requestAccounts' | 'eth_accounts' = 'eth_requestAccounts',
): Promise<{ address: string; chainId: number }> {
  const [address] = (await provider.request({ method })) as string[];
  // EIP-1193: unauthorized. A locked wallet returns no account.
  if (!address) throw Object.assign(new Error(`${method} must return at least one account.`), { code: 4100 });
  const chainId = Number(await provider.request({ method: 'eth_chainId' }));
  // Wallets return the address with or without a checksum (EIP-55); the login message requires it.
  return { address: toChecksumAddress(address), chainId };
}
