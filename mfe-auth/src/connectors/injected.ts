import type { Eip1193Provider, InjectedWallet } from '@xana/wallet/injected-wallets';

export interface ConnectedWallet {
  address: string;
  chainId: number;
  provider: Eip1193Provider;
}

/** Asks a wallet of this browser for its account. @throws what the wallet throws */
export async function connectInjected({ provider }: InjectedWallet): Promise<ConnectedWallet> {
  const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as string[];
  if (!address) throw new Error('The wallet named no account.');
  const chainId = Number(await provider.request({ method: 'eth_chainId' }));
  return { address, chainId, provider };
}

/** @param text what the wallet shows and signs */
export async function signText({ provider, address }: ConnectedWallet, text: string): Promise<string> {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return (await provider.request({ method: 'personal_sign', params: [`0x${bytes}`, address] })) as string;
}
