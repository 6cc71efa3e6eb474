import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBalance } from './chain-node.ts';
import { readRecentTransfers, SCANNED_BLOCKS } from './recent-transfers.ts';

const OWN = '0x00000000000000000000000000000000000000AA';
const FRIEND = '0x00000000000000000000000000000000000000bb';
const DEAD_NODE = 'http://127.0.0.1:1';

let answer: (method: string, params: unknown[]) => unknown;
let requests = 0;
let server: Server;
let node: string;

interface Call {
  id: number;
  method: string;
  params: unknown[];
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests += 1;
    let body = '';
    for await (const chunk of request) body += chunk;
    const calls = JSON.parse(body) as Call | Call[];
    const reply = ({ id, method, params }: Call) => ({ jsonrpc: '2.0', id, result: answer(method, params) });
    // A batch may be answered in any order.
    response.end(JSON.stringify(Array.isArray(calls) ? calls.map(reply).reverse() : reply(calls)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  node = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('[WL-08] reads a balance of any size exactly', async () => {
  answer = () => '0xd3c21bcecceda1000001';
  expect(await readBalance([node], OWN)).toBe(1_000_000n * 10n ** 18n + 1n);
});

test('[WL-08] asks the next node when one does not answer', async () => {
  answer = () => '0x5';
  expect(await readBalance([DEAD_NODE, node], OWN)).toBe(5n);
});

test.each([
  ['nothing', undefined],
  ['an error text', 'busy'],
  ['an empty quantity', '0x'],
  ['null', null],
])('[WL-08] rejects %s instead of a balance, so that it is not shown as 0', async (_what, result) => {
  answer = () => result;
  await expect(readBalance([node], OWN)).rejects.toThrow('did not return a number');
});

test('rejects when no node is configured or none answers', async () => {
  await expect(readBalance([], OWN)).rejects.toThrow('No RPC node');
  await expect(readBalance([DEAD_NODE], OWN)).rejects.toThrow();
});

test('lists the transfers of an address in the last blocks, newest first, in two requests', async () => {
  const transfer = (hash: string, from: string, to: string | null, value = '0x1') => ({ hash, from, to, value });
  const blocks: Record<string, unknown[]> = {
    '0x64': [transfer('0x3', FRIEND, OWN.toLowerCase()), transfer('0x2', FRIEND, FRIEND)],
    '0x63': [
      transfer('0x1', OWN.toLowerCase(), FRIEND),
      transfer('0x0', OWN, FRIEND, '0x0'),
      transfer('0xc', OWN, null),
    ],
  };
  const read: unknown[] = [];
  answer = (method, [block]) => {
    if (method === 'eth_blockNumber') return '0x64';
    read.push(block);
    return { timestamp: '0x65a00000', transactions: blocks[String(block)] ?? [] };
  };
  requests = 0;
  const transfers = await readRecentTransfers([node], OWN);
  expect(transfers.map(({ hash }) => hash)).toEqual(['0x3', '0x1']);
  expect(transfers[0]).toMatchObject({
    from: FRIEND,
    to: OWN.toLowerCase(),
    value: 1n,
    at: '2024-01-11T14:49:36.000Z',
  });
  expect(read).toHaveLength(SCANNED_BLOCKS);
  expect(requests).toBe(2);
});

test('reads no block before the first one of a young chain', async () => {
  const read: unknown[] = [];
  answer = (method, [block]) => {
    if (method === 'eth_blockNumber') return '0x1';
    read.push(block);
    return { timestamp: '0x1', transactions: [] };
  };
  expect(await readRecentTransfers([node], OWN)).toEqual([]);
  expect(read.sort()).toEqual(['0x0', '0x1']);
});
