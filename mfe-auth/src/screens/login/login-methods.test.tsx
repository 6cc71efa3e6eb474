import { screen, within } from '@testing-library/react';
import { press } from '@xana/remote-kit/fake-shell';
import { announceWallet } from '@xana/test-kit/announce-wallet';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import { act } from 'react';
import { lastMethod } from '../../shared/last-method.ts';
import { openLoginDialog } from './test-login-dialog.tsx';

const META_MASK = { uuid: '1', name: 'MetaMask', icon: '', rdns: 'io.metamask' };

const { matchMedia } = window;
let stopAnnouncing = () => {};
afterEach(() => {
  stopAnnouncing();
  window.matchMedia = matchMedia;
  localStorage.clear();
});

/** A screen of this width, which can be changed. */
function useScreen(width: number) {
  const listeners = new Set<() => void>();
  let current = width;
  window.matchMedia = ((media: string) => ({
    get matches() {
      return current >= Number(/min-width: (\d+)px/.exec(media)?.[1]);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as never;
  return (next: number) =>
    act(async () => {
      current = next;
      for (const listener of listeners) listener();
    });
}

it('[LG-02] offers an installed MetaMask only on screens wider than 767 px', async () => {
  stopAnnouncing = announceWallet(window, createFakeWallet(), META_MASK);
  const resize = useScreen(768);
  await openLoginDialog();
  expect(await screen.findByRole('button', { name: 'Log in with MetaMask' })).toBeTruthy();
  await resize(767);
  expect(screen.queryByRole('button', { name: /MetaMask/ })).toBeNull();
  // It is installed, so its app is not offered either.
  expect(screen.queryByRole('link', { name: /MetaMask/ })).toBeNull();
});

it('[LG-02] links to MetaMask’s site where it is not installed, and to its app on a phone', async () => {
  const resize = useScreen(768);
  await openLoginDialog();
  const link = () => screen.getByRole('link', { name: /MetaMask/ });
  expect(link().getAttribute('href')).toBe('https://metamask.io/download');
  expect(link().textContent).toContain('Install the extension');
  await resize(390);
  expect(link().getAttribute('href')).toBe(`https://metamask.app.link/dapp/${location.host}/`);
  expect(link().textContent).toContain('Open in MetaMask');
});

it('[LG-02] offers other wallets at each width', async () => {
  stopAnnouncing = announceWallet(window, createFakeWallet());
  useScreen(390);
  await openLoginDialog();
  expect(await screen.findByRole('button', { name: 'Log in with Test wallet' })).toBeTruthy();
});

it.each([
  ['en', 'LINE: Coming soon', 'Binance: Coming soon'],
  ['ja', 'LINE: 近日公開', 'Binance: 近日公開'],
] as const)('[LG-03] announces in %s that LINE and Binance are coming soon', async (locale, line, binance) => {
  await openLoginDialog({ locale });
  await press('LINE');
  expect(screen.getByRole('status').textContent).toBe(line);
  await press('Binance');
  expect(screen.getByRole('status').textContent).toBe(binance);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
});

it('[LG-01] returns the focus to the method whose view was left', async () => {
  await openLoginDialog();
  const others = within(screen.getByRole('list', { name: 'Other ways to log in' }));
  act(() => others.getByRole('button', { name: 'Email' }).click());
  await press('Other ways to log in');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Email' }));
});

it('marks the method that was used last, and offers it first of its group', async () => {
  lastMethod.write('email');
  await openLoginDialog();
  const others = within(await screen.findByRole('list', { name: 'Other ways to log in' })).getAllByRole('button');
  expect(others.map((button) => button.textContent)).toEqual(['EmailLast used', 'Google', 'Apple']);
  // The mark is a description: the name of the button stays the same.
  const email = await screen.findByRole('button', { name: 'Email', description: 'Last used' });
  expect(email).toBe(others[0]);
});

it('marks a wallet by its reverse domain name', async () => {
  stopAnnouncing = announceWallet(window, createFakeWallet());
  lastMethod.write('test.wallet');
  await openLoginDialog();
  await screen.findByRole('button', { name: 'Log in with Test wallet', description: 'Last used' });
});

it('marks nothing on a device that has not logged in, and offers no method without a service', async () => {
  await openLoginDialog();
  await screen.findByRole('button', { name: 'Google' });
  expect(screen.queryByText('Last used')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Telegram' })).toBeNull();
});
