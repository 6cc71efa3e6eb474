import { PAGE, runOne, SITE } from '../test-settings.ts';
import { useStandIn } from '../test-stand-in.ts';
import { chainNodeProbe, pageChainsProbe, transfersProbe } from './chain.ts';

const GENESIS = `0x${'ab'.repeat(32)}`;
let chainId: string | undefined = '0x22b8';
let allowedOrigin = '*';
const node = useStandIn(({ body }) => {
  const { method } = JSON.parse(body);
  const result = method === 'eth_chainId' ? chainId : { hash: GENESIS };
  return {
    status: chainId ? 200 : 401,
    headers: { 'access-control-allow-origin': allowedOrigin },
    json: chainId ? { jsonrpc: '2.0', id: 1, result } : { jsonrpc: '2.0', id: 1, error: { message: 'unknown key' } },
  };
});
beforeEach(() => {
  chainId = '0x22b8';
  allowedOrigin = '*';
});

const platform = (id = 8888) => ({ chain: { id, rpcUrl: `${node.origin}/v2/a-key-of-the-operator` } });
const page = (genesis = GENESIS) => ({ rpc: { 8888: [node.origin] }, genesis: { 8888: genesis } });

describe('the chain node of the platform', () => {
  it('is ok when its chain and its block 0 are those of the configuration', async () => {
    const line = await runOne(chainNodeProbe, {
      config: platform(),
      page: page(GENESIS.toUpperCase().replace('X', 'x')),
    });
    expect(line).toMatchObject({ status: 'ok', texts: ['chain 8888'] });
  });

  it('is off without a URL', async () => {
    expect(await runOne(chainNodeProbe)).toMatchObject({ status: 'off' });
  });

  it('is wrong when it is of another chain than CHAIN_ID', async () => {
    chainId = '0x1';
    const { status, texts } = await runOne(chainNodeProbe, { config: platform(), page: page() });
    expect([status, texts]).toEqual([
      'wrong',
      ['the node is of chain 1. Correct CHAIN_RPC_URL, or CHAIN_ID (now 8888).'],
    ]);
  });

  it('is wrong when the page has another block 0, or no node of this chain', async () => {
    const other = await runOne(chainNodeProbe, { config: platform(), page: page('0x12') });
    expect(other).toMatchObject({
      status: 'wrong',
      texts: [expect.stringContaining(`block 0 of the node is ${GENESIS}`)],
    });
    const none = await runOne(chainNodeProbe, { config: platform(), page: { ...PAGE, rpc: {} } });
    expect(none.texts).toEqual(['the page settings have no node of chain 8888. Correct config.rpc, or CHAIN_ID.']);
  });

  it('is wrong with the answer of a node that rejects the key', async () => {
    chainId = undefined;
    const { texts } = await runOne(chainNodeProbe, { config: platform() });
    expect(texts).toEqual(['eth_chainId was answered with 401 unknown key. Correct CHAIN_RPC_URL.']);
  });
});

describe('the chain nodes of the page', () => {
  it('are ok when each is of its chain and allows requests of the site', async () => {
    allowedOrigin = SITE;
    expect(await runOne(pageChainsProbe, { page: page() })).toMatchObject({ status: 'ok', texts: ['chains 8888'] });
    expect(node.received.at(-1)?.headers.origin).toBe(SITE);
  });

  it('are off when none is configured', async () => {
    expect(await runOne(pageChainsProbe)).toMatchObject({ status: 'off' });
  });

  it('are wrong when a node is of another chain, allows another site, or does not answer', async () => {
    allowedOrigin = 'https://other.example';
    const unused = 'http://127.0.0.1:1';
    const { texts } = await runOne(pageChainsProbe, { page: { rpc: { 1: [node.origin], 8888: [unused] } } });
    const host = new URL(node.origin).host;
    expect(texts).toEqual([
      `the node is of chain 8888. Correct config.rpc of 1 (${host}).`,
      `the node does not allow requests of ${SITE} (CORS). Correct config.rpc of 1 (${host}).`,
      'connect ECONNREFUSED 127.0.0.1:1. Correct config.rpc of 8888 (127.0.0.1:1).',
    ]);
  });
});

describe('XETA transfers', () => {
  it('are ok with the hash of block 0, and off without one', async () => {
    expect(await runOne(transfersProbe, { page: page() })).toMatchObject({ status: 'ok' });
    expect(await runOne(transfersProbe, { page: { rpc: { 8888: [node.origin] } } })).toMatchObject({ status: 'off' });
  });

  it('are wrong with the hash of another network', async () => {
    const { texts } = await runOne(transfersProbe, { page: page('0x12') });
    expect(texts).toEqual([`block 0 of the node is ${GENESIS}. Correct config.genesis of 8888 in the page settings.`]);
  });
});
