import type { Page } from '@playwright/test';

/** What the demo wallet does when it is asked for a signature or for its accounts; `works` is the default. */
type WalletMood = 'works' | 'rejects' | 'signsWithAnotherKey';

/**
 * Wraps the demo wallet, before the page finds it (EIP-6963), so that a journey can make it fail. The platform is not
 * touched. Call it before the first navigation.
 */
export async function wrapWallet(page: Page): Promise<(mood: WalletMood) => Promise<void>> {
  await page.addInitScript(() => {
    const event = 'eip6963:announceProvider';
    const wrapped = new WeakSet<object>();
    window.addEventListener(event, (announcement) => {
      const { info, provider } = (announcement as CustomEvent).detail;
      if (wrapped.has(provider)) return;
      announcement.stopImmediatePropagation();
      const request = async ({ method, params }: { method: string; params?: unknown[] }) => {
        const mood = localStorage.getItem('journey-wallet') ?? 'works';
        const asks = method === 'personal_sign' || method === 'eth_requestAccounts';
        if (asks && mood === 'rejects') throw { code: 4001, message: 'User rejected the request.' };
        const answer = await provider.request({ method, params });
        const isForeign = mood === 'signsWithAnotherKey' && method === 'personal_sign';
        return isForeign ? `0x${'1'.repeat(128)}1b` : answer;
      };
      const failing = { ...provider, request };
      wrapped.add(failing);
      window.dispatchEvent(new CustomEvent(event, { detail: { info, provider: failing } }));
    });
  });
  return (mood) => page.evaluate((value) => localStorage.setItem('journey-wallet', value), mood);
}
