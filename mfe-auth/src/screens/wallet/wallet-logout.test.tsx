import { fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { act } from 'react';
import { WalletDialog } from './wallet-dialog.tsx';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  }) as never;
});

const open = ({ address = ADDRESS.toLowerCase(), locale = 'en' as 'en' | 'ja' } = {}) =>
  renderInFakeShell(WalletDialog, {
    remote: 'mfe-auth',
    locale,
    member: buildMember({ id: 7, name: 'Mia', userWallet: { address } }),
  });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

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
