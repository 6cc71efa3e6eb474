import { startI18n } from '@xana/i18n';
import { announceWallet, TEST_WALLET } from '@xana/test-kit/announce-wallet';
import { eventually } from '@xana/test-kit/eventually';
import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import { rememberedWallet } from './remembered-wallet.ts';
import { createTestContext } from './test-context.ts';
import { keepConnector } from './wallet-connectors.ts';
import { watchWallet } from './watch-wallet.ts';

let wallet: FakeWallet;
let stops: (() => void)[];

beforeEach(async () => {
  startI18n('en');
  wallet = createFakeWallet();
  await wallet.request({ method: 'eth_requestAccounts' });
  stops = [announceWallet(window, wallet)];
  rememberedWallet.write(TEST_WALLET.rdns);
});
afterEach(() => {
  for (const stop of stops) stop();
  localStorage.clear();
});

/** A page whose member has this wallet. @param provider null: after a reload */
function watch(provider: FakeWallet | null, options: { type?: 'walletconnect'; address?: string } = {}) {
  const test = createTestContext({ address: wallet.address(), provider, ...options });
  stops.push(watchWallet(test.context));
  return test;
}

const returnToTab = () => window.dispatchEvent(new Event('focus'));

test('[LG-05] attaches the remembered wallet after a reload without asking the user', async () => {
  const { session } = watch(null);
  await eventually(() => expect(session.wallet()?.provider).toBe(wallet));
  expect(wallet.calls.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1);
});

test('[T89] ends the session of a reloaded page whose wallet has another account, and states why', async () => {
  const address = wallet.address();
  wallet.changeAccount();
  const { shown, session } = watch(null, { address });
  await eventually(() => expect(session.wallet()).toBeNull());
  expect(shown).toEqual(['logout: accountChanged', 'auth:walletLeft {"reason":"accountChanged"}']);
});

test('[T89] notices an account that changed while the tab was hidden', async () => {
  const { shown } = watch({ ...wallet, on: () => undefined });
  wallet.changeAccount();
  returnToTab();
  await eventually(() =>
    expect(shown).toEqual(['logout: accountChanged', 'auth:walletLeft {"reason":"accountChanged"}']),
  );
});

test('keeps the session of a reloaded page whose wallet is locked, and attaches it once it is unlocked', async () => {
  const address = wallet.address();
  wallet.disconnect();
  const { session, shown } = watch(null, { address });
  await eventually(() => expect(wallet.calls.at(-1)?.method).toBe('eth_accounts'));
  expect(session.wallet()?.provider).toBeNull();
  await wallet.request({ method: 'eth_requestAccounts' });
  returnToTab();
  await eventually(() => expect(session.wallet()?.provider).toBe(wallet));
  expect(shown).toEqual([]);
});

test('restores a wallet on WalletConnect after a reload without asking the user', async () => {
  const account = { walletType: 'walletconnect', address: wallet.address(), chainId: 1, provider: wallet } as const;
  keepConnector({ connect: async () => account, reconnect: async () => account, disconnect: async () => undefined });
  const { session } = watch(null, { type: 'walletconnect' });
  await eventually(() => expect(session.wallet()?.provider).toBe(wallet));
});

test('ends the session when WalletConnect reports the end of its connection', async () => {
  const listeners: Record<string, (value: unknown) => void> = {};
  const remote = {
    ...wallet,
    on: (event: string, listener: (value: unknown) => void) => {
      listeners[event] = listener;
    },
  };
  const { shown } = watch(remote, { type: 'walletconnect' });
  listeners.disconnect?.({ code: 6000 });
  await eventually(() =>
    expect(shown).toEqual(['logout: accountChanged', 'auth:walletLeft {"reason":"disconnected"}']),
  );
});

test('publishes nothing about the wallet for a logout by the member', async () => {
  const { session, shown } = watch(wallet);
  await session.logout();
  await session.logout('otherTab');
  expect(shown).toEqual(['logout: logout', 'logout: otherTab']);
});

describe('[WL-04] the chain', () => {
  test('follows the wallet to a supported chain', () => {
    const { session } = watch(wallet);
    wallet.changeChain(8888);
    expect(session.chainId()).toBe(8888);
  });

  test.each([42_161, 5])('stays when the wallet selects chain %i, which is not offered, and a notice opens', (id) => {
    const { session, shown } = watch(wallet);
    wallet.changeChain(id);
    expect(session.chainId()).toBe(1);
    expect(shown).toEqual([`auth:walletChainUnsupported {"chainId":${id}}`]);
  });

  test('leaves the wallet alone when the chain of the site changes', async () => {
    const { session } = watch(wallet);
    session.setChain(137);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(wallet.calls.map(({ method }) => method)).not.toContain('wallet_switchEthereumChain');
  });
});
