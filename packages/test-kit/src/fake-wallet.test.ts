/** @jest-environment jsdom */
import { discoverWallets } from '@xana/wallet/injected-wallets';
import { walletProblem } from '@xana/wallet/provider-errors';
import { announceWallet } from './announce-wallet.ts';
import { answerBrowserCall, browserWalletScript } from './browser-wallet.ts';
import { createFakeWallet } from './fake-wallet.ts';
import { walletFailure } from './wallet-failures.ts';

test('exposes no account before it is connected', async () => {
  const wallet = createFakeWallet();
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
  expect(await wallet.request({ method: 'eth_requestAccounts' })).toEqual([wallet.address().toLowerCase()]);
  expect(wallet.calls.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_requestAccounts']);
});

test('fails on demand, once per requested failure, in order', async () => {
  const wallet = createFakeWallet();
  wallet.failNext('personal_sign', 'rejected');
  wallet.failNext('personal_sign', 'requestPending');
  const sign = () => wallet.request({ method: 'personal_sign', params: ['hello', wallet.address()] });
  await expect(sign()).rejects.toMatchObject({ code: 4001 });
  await expect(sign()).rejects.toMatchObject({ code: -32002 });
  expect(await sign()).toMatch(/^0x[0-9a-f]{130}$/);
});

test('holds one request until it is released, and answers others meanwhile', async () => {
  const wallet = createFakeWallet();
  const release = wallet.holdNext('eth_chainId');
  const onAnswer = jest.fn();
  const held = wallet.request({ method: 'eth_chainId' }).then(onAnswer);
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x1');
  expect(onAnswer).not.toHaveBeenCalled();
  release();
  await held;
  expect(onAnswer).toHaveBeenCalledWith('0x1');
});

test('rejects a switch to an unknown chain until it was added', async () => {
  const wallet = createFakeWallet();
  const listener = jest.fn();
  wallet.on?.('chainChanged', listener);
  const switchChain = () => wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] });
  await expect(switchChain()).rejects.toMatchObject({ code: 4902 });
  await wallet.request({ method: 'wallet_addEthereumChain', params: [{ chainId: '0x89' }] });
  await switchChain();
  expect(listener.mock.calls).toEqual([['0x89']]);
});

test('emits accountsChanged when the account changes and when the permission is revoked', async () => {
  const wallet = createFakeWallet();
  await wallet.request({ method: 'eth_requestAccounts' });
  const listener = jest.fn();
  wallet.on?.('accountsChanged', listener);
  wallet.changeAccount();
  wallet.disconnect();
  expect(listener.mock.calls).toEqual([[[wallet.address().toLowerCase()]], [[]]]);
});

test('classifies every error of a missing chain as an unknown chain', () => {
  for (const name of ['chainMissing', 'chainMissingNested', 'chainMissingInWords'] as const) {
    expect(walletProblem(walletFailure(name))).toBe('chainMissing');
  }
});

test('announceWallet announces the wallet to pages that ask before and after', () => {
  const early = discoverWallets(window);
  const takeAway = announceWallet(window, createFakeWallet());
  const late = discoverWallets(window);
  expect([early, late].map((each) => each.wallets()[0]?.name)).toEqual(['Test wallet', 'Test wallet']);
  takeAway();
});

test('giveBrowserWallet forwards a page’s call to the wallet and keeps error codes', async () => {
  const wallet = createFakeWallet();
  wallet.failNext('eth_requestAccounts', 'rejected');
  Object.assign(window, { answerTestWallet: (call: string) => answerBrowserCall(wallet, call) });
  // The script is what a browser would run before the page's own.
  const script = browserWalletScript({ uuid: 'a', name: 'In the browser', icon: '', rdns: 'test' });
  new Function('window', script)(window);
  const discovery = discoverWallets(window);
  const found = discovery.wallets().find(({ name }) => name === 'In the browser');
  await expect(found?.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 });
  expect(await found?.provider.request({ method: 'eth_chainId' })).toBe('0x1');
});
