import { type AnnouncedInfo, TEST_WALLET } from './announce-wallet.ts';
import type { FakeWallet } from './fake-wallet.ts';

/** The methods of Playwright's page or context that are used here. */
interface ScriptablePage {
  exposeFunction(name: string, answer: (call: string) => Promise<string>): Promise<unknown>;
  addInitScript(script: { content: string }): Promise<unknown>;
}

const BRIDGE = 'answerTestWallet';

/** Announces a fake wallet to the pages of a real browser by EIP-6963; the wallet stays in the test's process. */
export async function giveBrowserWallet(page: ScriptablePage, wallet: FakeWallet, info = TEST_WALLET): Promise<void> {
  await page.exposeFunction(BRIDGE, (call) => answerBrowserCall(wallet, call));
  await page.addInitScript({ content: browserWalletScript(info) });
}

/** Sent as data, because an error loses its `code` between the test and the page. */
export async function answerBrowserCall(wallet: FakeWallet, call: string): Promise<string> {
  try {
    return JSON.stringify({ result: await wallet.request(JSON.parse(call)) });
  } catch (error) {
    const { message, code, data } = error as Error & { code?: number; data?: unknown };
    return JSON.stringify({ error: { message, code, data } });
  }
}

/** Runs in the page: a provider that forwards requests to the test and announces itself. */
export function browserWalletScript(info: AnnouncedInfo): string {
  return `(() => {
  const listeners = {};
  const provider = {
    async request(call) {
      const { result, error } = JSON.parse(await window.${BRIDGE}(JSON.stringify(call)));
      if (error) throw Object.assign(new Error(error.message), error);
      return result;
    },
    on(event, listener) { (listeners[event] ??= new Set()).add(listener); },
    removeListener(event, listener) { listeners[event]?.delete(listener); },
  };
  window.emitTestWalletEvent = (event, value) => listeners[event]?.forEach((listener) => listener(value));
  const detail = Object.freeze({ info: Object.freeze(${JSON.stringify(info)}), provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
})();`;
}
