import { fireEvent, screen, within } from '@testing-library/react';
import { press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { act } from 'react';
import { WalletDialog } from './wallet-dialog.tsx';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ETHEREUM_NODE = 'https://ethereum.test';
const XANA_NODE = 'https://xana.test';
const EMPTY_BLOCK = { timestamp: '0x1', transactions: [] };

/** Results by node and method; a node without an entry does not answer. */
let results: Record<string, Record<string, unknown>>;

beforeEach(() => {
  results = {};
  globalThis.fetch = jest.fn(async (node: string, { body }: { body: string }) => {
    const answers = results[node];
    if (!answers) throw new TypeError('Failed to fetch');
    const reply = ({ id, method }: { id: number; method: string }) => ({ id, result: answers[method] });
    const calls = JSON.parse(body);
    return { json: async () => (Array.isArray(calls) ? calls.map(reply) : reply(calls)) };
  }) as never;
});

const open = ({ address = ADDRESS.toLowerCase(), locale = 'en' as 'en' | 'ja' } = {}) =>
  renderInFakeShell(WalletDialog, {
    remote: 'mfe-auth',
    locale,
    member: buildMember({ id: 7, name: 'Mia', userWallet: { address } }),
    config: { rpc: { 1: [ETHEREUM_NODE], 8888: [XANA_NODE] } },
  });

const balances = () => within(screen.getByRole('region', { name: 'Balances' }));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[WL-01] links to the explorer of the chosen chain with the checksum address after a reload', async () => {
  await open();
  const explorer = await screen.findByRole('link', { name: /explorer/ });
  // Ethereum, the default chain.
  expect(explorer.getAttribute('href')).toBe('https://etherscan.io/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
});

test('[WL-08] [WL-09] shows XETA and the coin of the selected network with separators and four decimals', async () => {
  results = {
    [XANA_NODE]: { eth_getBalance: `0x${(1_234_567_898_765_432_100_000n * 1n).toString(16)}` },
    [ETHEREUM_NODE]: { eth_getBalance: `0x${(5n * 10n ** 17n).toString(16)}` },
  };
  await open();
  expect((await balances().findByText(/1,234.5678/)).textContent).toBe('1,234.5678 XETA');
  expect((await balances().findByText(/^0.5/)).textContent).toBe('0.5 ETH');
});

test('[WL-08] shows an unavailable balance as unavailable, not as 0, and reads it again on request', async () => {
  results = { [ETHEREUM_NODE]: { eth_getBalance: '0x0' } };
  await open();
  expect(await balances().findByText('Balance unavailable')).toBeTruthy();
  expect((await balances().findByText(/^0/)).textContent).toBe('0 ETH');
  results[XANA_NODE] = { eth_getBalance: `0x${(25n * 10n ** 18n).toString(16)}` };
  click('Refresh the balances');
  expect((await balances().findByText(/^25/)).textContent).toBe('25 XETA');
});

test('reads the transfers when their list is opened, and states how far back it goes', async () => {
  results = { [XANA_NODE]: { eth_getBalance: '0x0', eth_blockNumber: '0x1', eth_getBlockByNumber: EMPTY_BLOCK } };
  await open();
  expect(screen.queryByText(/No transfers/)).toBeNull();
  click('Recent XETA transfers');
  expect(await screen.findByText('No transfers in the last 50 blocks')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All transfers in the explorer' }).getAttribute('href')).toMatch(
    /^https:\/\/xanachain.xana.net\/address\/0x5aAe/,
  );
});

it('[LO-05] asks before it logs out, and stays logged in on request', async () => {
  const { asked } = await open();
  await press('Disconnect');
  const question = screen.getByRole('alertdialog', { name: 'Disconnect your wallet?' });
  expect(question.textContent).toContain('You will be logged out here and in all other tabs of this browser.');
  await press('Stay logged in');
  expect(screen.getByRole('dialog', { name: 'Your wallet' })).toBeTruthy();
  expect(asked).toEqual([]);
  await press('Disconnect');
  await press('Disconnect');
  expect(asked).toEqual(['logout']);
});

it('[WL-01] [WL-07] copies the whole address, whose short form has six characters of each end, for three seconds', async () => {
  jest.useFakeTimers();
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  await open();
  expect(screen.getByText(ADDRESS)).toBeTruthy();
  expect(screen.getByText('0x5aAe…1BeAed')).toBeTruthy();
  await press('Copy address');
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeTruthy();
  jest.useRealTimers();
});

it('[WL-01] opens the profile of the member', async () => {
  const { path } = await open();
  fireEvent.click(await screen.findByRole('link', { name: 'View your profile' }));
  expect(path()).toBe('/profile?user=7');
});

it('states that a member without a wallet has none, and offers no explorer', async () => {
  await open({ address: '' });
  expect(await screen.findByText('You logged in without a wallet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /explorer/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Balances' })).toBeNull();
});

it('[LO-05] asks in Japanese', async () => {
  const { asked } = await open({ locale: 'ja' });
  await screen.findByRole('dialog', { name: 'ウォレット' });
  const buttons = screen.getAllByRole('button');
  await act(async () => buttons.at(-1)?.click());
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(asked).toEqual([]);
});
