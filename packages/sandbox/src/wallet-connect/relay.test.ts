import { SignClient } from '@walletconnect/sign-client';
import { eventually } from '@xana/test-kit/eventually';
import { startWalletConnect, type WalletConnect } from './start-wallet-connect.ts';

type Client = Awaited<ReturnType<typeof SignClient.init>>;

let service: WalletConnect;
let time = 0;
const clients: Client[] = [];

beforeEach(async () => {
  time = 0;
  service = await startWalletConnect({ port: 0, now: () => Date.now() + time });
});

afterEach(async () => {
  for (const client of clients.splice(0)) {
    client.core.heartbeat.stop();
    await client.core.relayer.transportClose();
  }
  await service.close();
});

async function createClient(name: string): Promise<Client> {
  const client = await SignClient.init({
    projectId: 'sandbox',
    relayUrl: service.origin.replace('http', 'ws'),
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: `${name}-${Math.random()}`,
    storageOptions: { database: ':memory:' },
    metadata: { name, description: name, url: 'http://localhost', icons: [] },
  });
  clients.push(client);
  return client;
}

const propose = (site: Client) =>
  site.connect({ optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } } });

async function approve(wallet: Client, uri = '') {
  const proposed = new Promise<number>((resolve) => wallet.once('session_proposal', ({ id }) => resolve(id)));
  await wallet.core.pairing.pair({ uri });
  const { acknowledged } = await wallet.approve({
    id: await proposed,
    namespaces: { eip155: { accounts: [`eip155:1:0x${'a'.repeat(40)}`], methods: ['personal_sign'], events: [] } },
  });
  await acknowledged();
}

/** A session that a wallet joins after its proposal. */
async function connect() {
  const [site, wallet] = [await createClient('site'), await createClient('wallet')];
  const { uri, approval } = await propose(site);
  const approved = approval();
  await approve(wallet, uri);
  const { topic } = await approved;
  return { site, wallet, topic };
}

test('[LG-17] carries a session of the protocol’s own clients, also for a wallet that comes later', async () => {
  const { site, wallet, topic } = await connect();
  wallet.on('session_request', ({ id, topic: of }) => {
    void wallet.respond({ topic: of, response: { id, jsonrpc: '2.0', result: '0xsigned' } });
  });
  const signed = await site.request({
    topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: ['0x', '0x'] },
  });
  expect(signed).toBe('0xsigned');
  const ended = new Promise((resolve) => site.once('session_delete', resolve));
  await wallet.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } });
  await ended;
});

test('delivers what was published while a peer was disconnected', async () => {
  const { site, wallet, topic } = await connect();
  await fetch(`${service.origin}/sandbox/interruption`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refuseForMs: 60_000 }),
  });
  await eventually(async () => expect(site.core.relayer.connected).toBe(false));
  const ended = new Promise((resolve) => site.once('session_delete', resolve));
  time = 60_000;
  await wallet.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } });
  await ended;
});
