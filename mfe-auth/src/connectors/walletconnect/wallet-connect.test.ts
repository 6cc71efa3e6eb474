import { SignClient } from '@walletconnect/sign-client';
import { createWallet, type SandboxWallet } from '@xana/sandbox/sandbox-wallet';
import { startWalletConnect, type WalletConnect } from '@xana/sandbox/wallet-connect';
import { eventually } from '@xana/test-kit/eventually';
import { verifyMessage } from 'ethers';
import { loadProvider } from './load-provider.ts';
import { createWalletConnectConnector, type PairingLink } from './wallet-connect.ts';

/** The real SDK with the real protocol: the sandbox's relay, and a wallet made with the protocol's own client. */
let service: WalletConnect;
let wallet: SandboxWallet;
let client: Awaited<ReturnType<typeof SignClient.init>>;

beforeAll(async () => {
  service = await startWalletConnect({ port: 0 });
  client = await SignClient.init({
    projectId: 'sandbox',
    relayUrl: service.origin.replace('http', 'ws'),
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: 'wallet',
    storageOptions: { database: ':memory:' },
    metadata: { name: 'Wallet', description: 'Wallet', url: 'http://localhost', icons: [] },
  });
  // The client warns about events without a listener.
  for (const event of ['session_proposal', 'session_request'] as const) client.on(event, () => undefined);
  wallet = createWallet({ client, key: `0x${'11'.repeat(32)}`, chainId: 137, onChain: () => undefined });
});

afterAll(async () => {
  const provider = await loadProvider(settings());
  for (const { core } of [client, provider.signer.client]) {
    core.heartbeat.stop();
    await core.relayer.transportClose();
  }
  await service.close();
});

const settings = () => ({
  projectId: 'sandbox',
  relay: service.origin.replace('http', 'ws'),
  rpc: { 1: 'http://localhost:1', 137: 'http://localhost:1' },
  siteUrl: 'http://localhost',
});

/** Begins a connection, whose failure the test may expect later. */
function visit(chainId: number) {
  const links: PairingLink[] = [];
  const connector = createWalletConnectConnector({ settings: settings(), chainId, onLink: (link) => links.push(link) });
  const signal = new AbortController();
  const connecting = connector.connect(signal.signal);
  connecting.catch(() => undefined);
  return { connector, links, signal, connecting };
}

/** The wallet opens the link, and its user decides. */
async function scan(links: PairingLink[], decide: (id: number) => Promise<unknown>) {
  await eventually(() => expect(links).toHaveLength(1));
  await client.core.pairing.pair({ uri: links[0]?.uri ?? '' });
  await eventually(() => expect(wallet.proposals()).toHaveLength(1));
  await decide(wallet.proposals()[0]?.id ?? 0);
}

test('[LG-17] connects by a link, signs, and ends the session at the wallet', async () => {
  const { connector, links, signal, connecting } = visit(137);
  await scan(links, wallet.approve);
  const connected = await connecting;
  expect(connected).toMatchObject({ walletType: 'walletconnect', address: wallet.address, chainId: 137 });
  expect((links[0]?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(290_000);
  const text = `0x${Buffer.from('Log in').toString('hex')}`;
  const signing = connected.provider.request({ method: 'personal_sign', params: [text, connected.address] });
  await eventually(() => expect(wallet.requests()).toHaveLength(1));
  const [request] = wallet.requests();
  if (request) await wallet.confirm(request);
  expect(verifyMessage('Log in', (await signing) as string)).toBe(wallet.address);
  await connector.disconnect();
  await eventually(() => expect(wallet.sessions()).toHaveLength(0));
  expect(await connector.reconnect?.(signal.signal)).toBeNull();
});

test('[LG-10] rejects a wallet whose chain is not the selected one', async () => {
  const { connector, links, connecting } = visit(1);
  await scan(links, wallet.approve);
  await expect(connecting).rejects.toMatchObject({ problem: 'wrongChain' });
  await connector.disconnect();
  await eventually(() => expect(wallet.sessions()).toHaveLength(0));
});

test('reports the rejection of the wallet with the code of EIP-1193', async () => {
  const { links, connecting } = visit(137);
  await scan(links, wallet.reject);
  await expect(connecting).rejects.toMatchObject({ code: 4001 });
});

test('restores the session, reports the end of the connection, and fails what is pending', async () => {
  const { connector, links, signal, connecting } = visit(137);
  await scan(links, wallet.approve);
  await connecting;
  const restored = await connector.reconnect?.(signal.signal);
  expect(restored).toMatchObject({ address: wallet.address });
  const onDisconnect = jest.fn();
  restored?.provider.on?.('disconnect', onDisconnect);
  const pending = restored?.provider.request({ method: 'personal_sign', params: ['0x', wallet.address] });
  pending?.catch(() => undefined);
  await eventually(() => expect(wallet.requests()).toHaveLength(1));
  await wallet.disconnect(wallet.sessions()[0]?.topic ?? '');
  await expect(pending).rejects.toMatchObject({ code: 4900 });
  await eventually(() => expect(onDisconnect).toHaveBeenCalledTimes(1));
});

test('leaves no message that it handles for the SDK to handle again', async () => {
  const { links, connecting } = visit(137);
  await scan(links, wallet.approve);
  await connecting;
  const { core, session } = (await loadProvider(settings())).signer.client;
  // What the SDK would handle again one second after its start, while it handles the message.
  const unacknowledged = new Promise((resolve) => {
    core.relayer.once('relayer_message', () =>
      setImmediate(() => resolve(Object.values(core.relayer.messages.getWithoutAck(session.keys)).flat())),
    );
  });
  await wallet.disconnect(wallet.sessions()[0]?.topic ?? '');
  expect(await unacknowledged).toEqual([]);
  await eventually(() => expect(session.keys).toEqual([]));
});

test('[T84] a cancelled pairing cannot be approved any more', async () => {
  const { connector, links, signal, connecting } = visit(137);
  await eventually(() => expect(links).toHaveLength(1));
  const { signer } = await loadProvider(settings());
  const onExpired = jest.fn();
  signer.client.once('proposal_expire', onExpired);
  signal.abort();
  await expect(connecting).rejects.toMatchObject({ problem: 'cancelled' });
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(await connector.reconnect?.(new AbortController().signal)).toBeNull();
});
