/** @jest-environment jsdom */
import { discoverWallets, type Eip1193Provider } from './injected-wallets.ts';

const provider = (): Eip1193Provider => ({ request: async () => null });
const announce = (detail: unknown) => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
const info = (uuid: string, more: object = {}) => ({
  uuid,
  name: `Wallet ${uuid}`,
  icon: 'data:image/svg+xml,<svg/>',
  rdns: 'org.example',
  ...more,
});

afterEach(() => Reflect.deleteProperty(window, 'ethereum'));

test('finds the wallets that announce themselves', () => {
  const mine = provider();
  const answer = () => announce({ info: info('a'), provider: mine });
  window.addEventListener('eip6963:requestProvider', answer);
  const discovery = discoverWallets(window);
  window.removeEventListener('eip6963:requestProvider', answer);
  expect(discovery.wallets()).toEqual([
    { id: 'a', name: 'Wallet a', icon: 'data:image/svg+xml,<svg/>', rdns: 'org.example', provider: mine },
  ]);
  discovery.stop();
});

test('reports a late wallet once', () => {
  const discovery = discoverWallets(window);
  const listener = jest.fn();
  const unsubscribe = discovery.subscribe(listener);
  announce({ info: info('a'), provider: provider() });
  announce({ info: info('a'), provider: provider() });
  announce({ info: info('b'), provider: provider() });
  unsubscribe();
  announce({ info: info('c'), provider: provider() });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(discovery.wallets().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  discovery.stop();
  announce({ info: info('d'), provider: provider() });
  expect(discovery.wallets()).toHaveLength(3);
});

test('returns the same list until it changes', () => {
  const discovery = discoverWallets(window);
  expect(discovery.wallets()).toBe(discovery.wallets());
  discovery.stop();
});

test('ignores an icon that is not a data URL', () => {
  const discovery = discoverWallets(window);
  announce({ info: info('a', { icon: 'https://tracker.example/a.png' }), provider: provider() });
  expect(discovery.wallets()[0]?.icon).toBeNull();
  discovery.stop();
});

test.each([
  undefined,
  null,
  {},
  { info: info('a') },
  { info: { uuid: 1, name: 'x' }, provider: provider() },
  { info: info('a'), provider: {} },
])('behavior: an announcement that is none is ignored: %j', (detail) => {
  const discovery = discoverWallets(window);
  announce(detail);
  expect(discovery.wallets()).toEqual([]);
  discovery.stop();
});

test('falls back to window.ethereum when no wallet announces itself', () => {
  Object.assign(window, { ethereum: { ...provider(), isMetaMask: true } });
  const discovery = discoverWallets(window);
  expect(discovery.wallets().map(({ name }) => name)).toEqual(['MetaMask']);
  announce({ info: info('a'), provider: provider() });
  expect(discovery.wallets().map(({ name }) => name)).toEqual(['Wallet a']);
  discovery.stop();
});
