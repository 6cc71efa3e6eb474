import { act, fireEvent, screen, within } from '@testing-library/react';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { PublicConfig } from '@xana/contracts/public-config';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import type { WalletType } from '@xana/wallet/injected-wallets';
import { SwitchNetworkDialog } from './switch-network-dialog.tsx';

interface Options {
  type?: WalletType;
  provider?: FakeWallet | null;
  config?: Partial<PublicConfig>;
  locale?: 'en' | 'ja';
  /** The network that the member has selected in the sidebar. */
  wanted?: number | undefined;
}

function open({ type = 'ethereum', provider = null, config, locale, wanted }: Options) {
  const address = provider?.address() ?? '';
  const member = { id: 7, name: 'Mia', userWallet: { address } } as SessionUser;
  return renderInFakeShell(() => <SwitchNetworkDialog onClose={() => {}} wanted={wanted} />, {
    remote: 'mfe-auth',
    member,
    locale,
    wallet: { type, address, provider },
    config,
  });
}

const names = () =>
  within(screen.getByRole('list', { name: 'Networks' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('[WL-04] offers the mainnets with the selected one marked, and no retired network', async () => {
  await open({ provider: createFakeWallet() });
  expect(names()).toEqual(['EthereumSelected', 'BNB Smart ChainBNB', 'PolygonPOL', 'XANAChainXETA']);
  expect(screen.getByRole('button', { name: /Ethereum/ }).getAttribute('aria-current')).toBe('true');
});

test('[WL-02] offers test networks only where the configuration shows them', async () => {
  await open({ provider: createFakeWallet(), config: { showTestnets: true } });
  expect(names()).toEqual(expect.arrayContaining(['XANAChain TestnetTest network']));
  expect(names().join()).not.toMatch(/Goerli|Mumbai/);
});

test('[WL-04] switches the wallet and then the site', async () => {
  const provider = createFakeWallet();
  const { asked } = await open({ provider });
  choose(/XANAChain/);
  expect(await screen.findByRole('button', { name: /XANAChain Selected/ })).toBeTruthy();
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x22b8');
  expect(asked).toEqual(['toast: Switched to XANAChain']);
});

test('[WL-04] shows nothing for a rejected switch, and the site stays', async () => {
  const provider = createFakeWallet();
  const { asked } = await open({ provider });
  provider.failNext('wallet_switchEthereumChain', 'rejected');
  choose(/XANAChain/);
  await screen.findByRole('button', { name: /XANAChain XETA/ });
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(asked).toEqual([]);
});

test.each([
  ['requestPending', /already waiting in your wallet/],
  ['disconnected', /not connected to a network/],
] as const)('[WL-04] explains a switch that fails with %s', async (failure, text) => {
  const provider = createFakeWallet();
  await open({ provider });
  provider.failNext('wallet_switchEthereumChain', failure);
  choose(/XANAChain/);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('[WL-05] shows the exact text for Ethereum in a wallet on WalletConnect', async () => {
  const provider = createFakeWallet({ chainId: 8888 });
  provider.failNext('wallet_switchEthereumChain', 'disconnected');
  await open({ provider, type: 'walletconnect' });
  choose(/Ethereum/);
  expect((await screen.findByText(/Something went wrong/)).textContent).toBe(
    'Something went wrong while switching chain. Please switch it manually from your wallet.',
  );
});

test('[WL-04] names the network of a wallet that is elsewhere, and that a network is not supported', async () => {
  const provider = createFakeWallet({ chainId: 8888 });
  await open({ provider });
  expect(await screen.findByText('Your wallet is on XANAChain, this site on Ethereum.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'XANAChain Selected in your wallet' })).toBeTruthy();
});

test('[WL-04] shows a notice for a network that the site does not support', async () => {
  await open({ provider: createFakeWallet({ chainId: 42_161 }) });
  expect(await screen.findByText(/Your wallet is on network 42161, which is not supported here/)).toBeTruthy();
});

test('switches only the site for a member without a wallet', async () => {
  const { asked } = await open({ type: 'SNS' });
  choose(/Polygon/);
  expect(await screen.findByRole('button', { name: /Polygon Selected/ })).toBeTruthy();
  expect(asked).toEqual(['toast: Switched to Polygon']);
});

describe('[WL-04] a wallet that does not answer', () => {
  /** Opens on the request of the sidebar for Polygon. */
  async function request() {
    const provider = createFakeWallet();
    provider.holdNext('wallet_switchEthereumChain');
    const shell = await open({ provider, wanted: 137 });
    await screen.findByRole('button', { name: 'Polygon Confirm in your wallet' });
    return { provider, ...shell };
  }
  const isOnEthereum = () => screen.getByRole('button', { name: /^Ethereum/ }).getAttribute('aria-current') === 'true';

  test('keeps the network of the site until the member cancels', async () => {
    const { asked } = await request();
    expect(isOnEthereum()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Polygon POL' });
    expect([isOnEthereum(), asked, screen.getByRole('alert').textContent]).toEqual([true, [], '']);
  });

  test('explains after a minute that the wallet did not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    await request();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert').textContent).toMatch(/^Your wallet did not answer/);
    expect(isOnEthereum()).toBe(true);
    jest.useRealTimers();
  });
});
