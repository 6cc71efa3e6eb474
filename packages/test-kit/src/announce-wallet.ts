import type { Eip1193Provider } from '@xana/wallet/injected-wallets';

export interface AnnouncedInfo {
  uuid: string;
  name: string;
  icon: string;
  rdns: string;
}

export const TEST_WALLET: AnnouncedInfo = {
  uuid: '8f0c2f1e-6f0f-4a53-9a39-2f2a2f7f9b11',
  name: 'Test wallet',
  icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  rdns: 'test.wallet',
};

/**
 * Announces a wallet in jsdom by EIP-6963, now and on each request.
 *
 * @returns a function that removes it
 */
export function announceWallet(page: Window, provider: Eip1193Provider, info: AnnouncedInfo = TEST_WALLET): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider });
  const announce = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  page.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => page.removeEventListener('eip6963:requestProvider', announce);
}
