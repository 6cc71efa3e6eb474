import type { InjectedWallet } from '@xana/wallet/injected-wallets';
import { walletIdentity } from './wallet-identity.ts';

const wallet = (id: string, name: string, rdns: string | null) => ({ id, name, rdns }) as InjectedWallet;
const real = wallet('1', 'MetaMask', 'io.metamask');

test.each([
  ['the known wallet beside one of the same name', real, [wallet('2', 'MetaMask', 'io.evil')], 'known'],
  ['one that takes its name', wallet('2', 'MetaMask', 'io.evil'), [real], 'imitation'],
  ['one that takes its name in other letters', wallet('2', 'Ｍeta\u200bMask ', 'io.evil'), [real], 'imitation'],
  ['one that takes its name alone', wallet('2', 'MetaMask', 'io.metamaskx'), [], 'imitation'],
  ['the known wallet alone', real, [], null],
  ['the app of the known wallet', wallet('2', 'MetaMask', 'io.metamask.mobile'), [], null],
  ['a wallet from before EIP-6963', wallet('legacy', 'MetaMask', null), [], null],
  ['two that are not known', wallet('2', 'Mine', 'com.mine'), [wallet('3', 'mine', 'com.yours')], 'ambiguous'],
] as const)('[LG-01] states of %s what it is', (_, one, others, identity) => {
  expect(walletIdentity(one, [one, ...others])).toBe(identity);
});
