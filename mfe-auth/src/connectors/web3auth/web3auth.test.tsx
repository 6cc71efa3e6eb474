import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import type { Web3authSdk } from './sdk.ts';
import { createWeb3authConnector } from './web3auth.ts';

/** What the stand-in of the SDK does. */
interface Behaviour {
  init?: () => Promise<void>;
  isReadyLate?: boolean;
  connectTo?: () => Promise<unknown>;
  isConnected?: boolean;
}

const never = () => new Promise<never>(() => undefined);
const signal = () => new AbortController().signal;

/** The used part of the SDK, over a wallet of this test. */
function createFakeSdk({
  init = async () => undefined,
  isReadyLate = false,
  connectTo,
  isConnected = false,
}: Behaviour) {
  const provider = createFakeWallet({ chainId: 8888 });
  void provider.request({ method: 'eth_requestAccounts' });
  const made: Record<string, unknown>[] = [];
  const calls: string[] = [];
  const connector = {
    status: isReadyLate ? 'not_ready' : 'ready',
    once: (_event: string, listener: () => void) => {
      calls.push('waits for ready');
      queueMicrotask(listener);
    },
  };
  class Web3AuthNoModal {
    connected = isConnected;
    connection = { ethereumProvider: provider };
    constructor(options: Record<string, unknown>) {
      made.push(options);
    }
    init = init;
    getConnector = () => connector;
    once = () => undefined;
    async connectTo(_connector: string, { authConnection }: { authConnection: string }) {
      calls.push(`connects with ${authConnection}`);
      await connectTo?.();
      this.connected = true;
    }
    getAuthTokenInfo = async () => ({ idToken: 'id.token.x' });
    getUserInfo = async () => ({ email: 'mia@x.test' });
    logout = async () => void calls.push('logs out');
  }
  const sdk = {
    Web3AuthNoModal,
    authConnector: (options: object) => options,
    AUTH_CONNECTION: { GOOGLE: 'google', APPLE: 'apple' },
    CHAIN_NAMESPACES: { EIP155: 'eip155' },
    CONNECTOR_STATUS: { NOT_READY: 'not_ready' },
    WALLET_CONNECTORS: { AUTH: 'auth' },
  } as unknown as Web3authSdk;
  return { sdk, made, calls, provider };
}

const create = (behaviour: Behaviour = {}, during = signal()) => {
  const fake = createFakeSdk(behaviour);
  const connector = createWeb3authConnector(
    {
      brand: 'google',
      service: { kind: 'web3auth', clientId: 'client', network: 'sapphire_devnet' },
      chainId: 8888,
      rpc: { 8888: ['http://localhost:8545'] },
      siteOrigin: 'http://localhost:3000',
      load: async () => fake.sdk,
    },
    during,
  );
  return { ...fake, connector };
};

const sdkError = (name: string, code: number, message = '') => Object.assign(new Error(message), { name, code });

afterEach(() => jest.useRealTimers());

it('[LG-07] [LG-17] starts the SDK for seven days, without analytics, before a window can open', async () => {
  const { connector, made, calls } = create({ isReadyLate: true });
  await connector;
  expect(made[0]).toMatchObject({
    clientId: 'client',
    web3AuthNetwork: 'sapphire_devnet',
    sessionTime: 604_800,
    disableAnalytics: true,
    defaultChainId: '0x22b8',
  });
  expect(calls).toEqual(['waits for ready']);
});

it('[LG-06] [LG-16] returns the wallet with its type, email and ID token', async () => {
  const { connector, provider, calls } = create();
  const wallet = await (await connector).connect(signal());
  expect(wallet).toMatchObject({
    walletType: 'web3Auth',
    address: provider.address(),
    chainId: 8888,
    email: 'mia@x.test',
    idToken: 'id.token.x',
  });
  expect(calls).toEqual(['connects with google']);
});

it.each([
  ['popupBlocked', new Error('popup window is blocked')],
  ['popupClosed', sdkError('WalletLoginError', 5114, 'User closed the window.')],
  ['popupClosed', sdkError('WalletLoginError', 5111, 'Failed to login with auth. user closed popup')],
  ['unreachable', sdkError('WalletInitializationError', 5003)],
  ['failed', sdkError('WalletLoginError', 5111, 'Failed to login with auth')],
] as const)('[LG-11] reports %s for the error of the SDK', async (problem, error) => {
  const { connector } = create({ connectTo: () => Promise.reject(error) });
  await expect((await connector).connect(signal())).rejects.toMatchObject({ problem, cause: error });
});

it('reports a start that fails, and one that hangs', async () => {
  const failing = create({ init: () => Promise.reject(sdkError('WalletInitializationError', 5003)) });
  await expect(failing.connector).rejects.toMatchObject({ problem: 'unreachable' });
  jest.useFakeTimers();
  const { connector } = create({ init: never });
  const outcome = expect(connector).rejects.toMatchObject({ problem: 'timeout' });
  await jest.advanceTimersByTimeAsync(15_000);
  await outcome;
});

it('ends a login that never settles, by cancel and after five minutes', async () => {
  const { connector } = create({ connectTo: never });
  const prepared = await connector;
  const controller = new AbortController();
  const cancelled = prepared.connect(controller.signal);
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ problem: 'cancelled' });
  jest.useFakeTimers();
  const outcome = expect(prepared.connect(signal())).rejects.toMatchObject({ problem: 'timeout' });
  await jest.advanceTimersByTimeAsync(300_000);
  await outcome;
});

it('restores a connected session without a window, and logs it out', async () => {
  const { connector, calls, provider } = create({ isConnected: true });
  const prepared = await connector;
  expect((await prepared.reconnect(signal()))?.address).toBe(provider.address());
  await prepared.disconnect();
  expect(calls).toEqual(['logs out']);
  const other = await create().connector;
  expect(await other.reconnect(signal())).toBeNull();
  await other.disconnect();
});

it('[LG-11] finishes a login that left the page, in redirect mode', async () => {
  const { connector, made, provider } = create({ isConnected: true });
  const wallet = await (await connector).resume(signal());
  expect(wallet.address).toBe(provider.address());
  expect(made[1]).toMatchObject({
    connectors: [{ connectorSettings: { uxMode: 'redirect', redirectUrl: 'http://localhost:3000/?login' } }],
  });
});

it.each([
  ['popupClosed', 'error=access_denied&state=x'],
  ['popupClosed', `b64Params=${btoa('{"error":"User cancelled"}')}`],
  ['failed', 'error=server_error'],
] as const)('[LG-11] reports %s for a return with #%s, once', async (problem, hash) => {
  history.replaceState(null, '', `/?login#${hash}`);
  await expect(create().connector).rejects.toMatchObject({ problem });
  expect(location.search + location.hash).toBe('?login');
  await expect(create().connector).resolves.toBeDefined();
});

it('leaves a fragment without an error to the SDK', async () => {
  history.replaceState(null, '', '/?login#b64Params=not-json');
  await create().connector;
  expect(location.hash).toBe('#b64Params=not-json');
});

it('hides duplicate rejections of the SDK, and no others', async () => {
  await create().connector;
  const isHidden = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    return !window.dispatchEvent(event);
  };
  expect(isHidden(sdkError('WalletLoginError', 5114))).toBe(true);
  expect(isHidden(new Error('popup window is blocked'))).toBe(true);
  expect(isHidden(new TypeError('x is not a function'))).toBe(false);
  expect(isHidden(undefined)).toBe(false);
});
