import { screen, within } from '@testing-library/react';
import { press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { act } from 'react';
import { type ConnectedWallet, ConnectorError } from '../../../connectors/connector.ts';
import { createWalletConnectConnector, type PairingLink } from '../../../connectors/walletconnect/wallet-connect.ts';
import { useAttempt } from '../use-attempt.ts';
import { WalletConnectView } from './wallet-connect-view.tsx';

jest.mock('../../../connectors/walletconnect/wallet-connect.ts', () => ({ createWalletConnectConnector: jest.fn() }));

const URI = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`;
const WALLET = { walletType: 'walletconnect', address: '0x1', chainId: 1, provider: {} } as unknown as ConnectedWallet;

interface Pairing {
  onLink(link: PairingLink): void;
  onRelay(isConnected: boolean): void;
  approve(wallet: ConnectedWallet): void;
  reject(error: unknown): void;
}
/** The pairings that the view has begun. */
let pairings: Pairing[];
const { matchMedia } = window;

beforeEach(() => {
  jest.useFakeTimers();
  pairings = [];
  jest.mocked(createWalletConnectConnector).mockImplementation(({ onLink, onRelay }) => ({
    connect: () =>
      new Promise((approve, reject) => {
        pairings.push({ onLink: onLink ?? jest.fn(), onRelay: onRelay ?? jest.fn(), approve, reject });
      }),
    disconnect: async () => undefined,
  }));
});
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
});

/** @param sign what the wallet does with the login message */
async function open({
  sign = () => new Promise<void>(() => undefined),
  isWide = true,
  locale = 'en' as 'en' | 'ja',
} = {}) {
  window.matchMedia = (() => ({ matches: isWide, addEventListener() {}, removeEventListener() {} })) as never;
  const onBack = jest.fn();
  function View() {
    return (
      <WalletConnectView
        method="walletconnect"
        attempt={useAttempt({ purpose: 'login', onConnected: sign })}
        onBack={onBack}
      />
    );
  }
  const shell = await renderInFakeShell(View, {
    remote: 'mfe-auth',
    locale,
    config: {
      login: { walletConnect: { projectId: 'made-up' } },
      origins: { site: 'https://xana.test' } as never,
      rpc: {},
    },
  });
  return { ...shell, onBack };
}

const newest = () => pairings.at(-1) as Pairing;
const showLink = () => act(async () => newest().onLink({ uri: URI, expiresAt: Date.now() + 300_000 }));
const alertText = () => screen.getByRole('alert').textContent;

it('[LG-01] shows the code of the pairing with the time that it is valid for', async () => {
  await open();
  expect(screen.getByText('Preparing the connection…')).toBeTruthy();
  await showLink();
  expect(screen.getByRole('img', { name: 'QR code for your wallet app' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('Valid for 5:00');
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.getByRole('timer').textContent).toBe('Valid for 3:59');
});

it('[LG-01] offers a new code when the pairing has expired', async () => {
  await open();
  await showLink();
  await act(async () => newest().reject(new ConnectorError('timeout')));
  expect(alertText()).toBe('This code has expired.');
  await press('Get a new code');
  expect(pairings).toHaveLength(2);
  await showLink();
  expect(screen.getByRole('timer').textContent).toBe('Valid for 5:00');
  expect(alertText()).toBe('');
});

it.each([
  ['unreachable', 'WalletConnect cannot be reached. Check your connection and try again.'],
  ['timeout', 'WalletConnect did not answer in time. Please try again.'],
] as const)('explains a pairing that ends with %s before its code, and tries again', async (problem, text) => {
  await open();
  await act(async () => newest().reject(new ConnectorError(problem)));
  expect(alertText()).toBe(text);
  await press('Try again');
  expect(pairings).toHaveLength(2);
});

it('shows that the relay is lost while it waits, and that it is back', async () => {
  await open();
  await showLink();
  await act(async () => newest().onRelay(false));
  expect(screen.getByText('The connection is interrupted. Reconnecting…')).toBeTruthy();
  await act(async () => newest().onRelay(true));
  expect(screen.queryByText(/Reconnecting/)).toBeNull();
});

it('explains a signature that the wallet did not give in time, and connects again', async () => {
  await open({ sign: () => Promise.reject(new ConnectorError('timeout')) });
  await showLink();
  await act(async () => newest().approve(WALLET));
  expect(alertText()).toBe('WalletConnect did not answer in time. Please try again.');
  await press('Try again');
  expect(pairings).toHaveLength(2);
});

it('[LG-10] explains a rejected session as a wallet that was not connected', async () => {
  await open();
  await showLink();
  const rejected = Object.assign(new Error('The wallet rejected the connection.'), { code: 4001 });
  await act(async () => newest().reject(rejected));
  expect(alertText()).toBe('You did not connect WalletConnect. You can try again at any time.');
});

it('asks for a rejected signature again, or for a new code', async () => {
  const rejected = Object.assign(new Error('User rejected the request.'), { code: 4001 });
  const sign = jest.fn(() => Promise.reject(rejected));
  await open({ sign });
  await showLink();
  await act(async () => newest().approve(WALLET));
  expect(alertText()).toBe('You did not sign the message. You can try again at any time.');
  await press('Sign again');
  expect([sign.mock.calls.length, pairings.length]).toEqual([2, 1]);
  await press('Get a new code');
  expect(pairings).toHaveLength(2);
});

it('shows wallet apps as links on a phone', async () => {
  await open({ isWide: false });
  await showLink();
  const apps = within(screen.getByRole('list', { name: 'Wallet apps' }));
  const hrefOf = (name: string) => apps.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Other wallet')).toBe(URI);
  expect(hrefOf('MetaMask')).toBe(`https://metamask.app.link/wc?uri=${encodeURIComponent(URI)}`);
  expect(screen.getByText('Show a code for another device')).toBeTruthy();
});

it('copies the link of the pairing, and confirms it for three seconds, in Japanese', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  await open({ locale: 'ja' });
  await showLink();
  await press('リンクをコピー');
  expect(writeText).toHaveBeenCalledWith(URI);
  expect(screen.getByRole('button', { name: 'コピーしました' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: 'リンクをコピー' })).toBeTruthy();
});
