import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@xana/test-kit/eventually';
import { freePort } from '@xana/test-kit/free-port';
import { type ChainNode, startChainNode } from './chain-node.ts';
import { SANDBOX_GENESIS } from './genesis.ts';
import { produceBlocks } from './produce-blocks.ts';

const SENDER = `0x${'11'.repeat(20)}`;
const RECIPIENT = `0x${'22'.repeat(20)}`;
let directory: string;
let chain: ChainNode;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'xana-chain-'));
  chain = await startChainNode({ port: await freePort(), chainId: 8888, dataDirectory: directory });
});
afterEach(async () => {
  await chain.stop();
  rmSync(directory, { recursive: true, force: true });
});

const hashOf = async (block: string) =>
  ((await chain.ask('eth_getBlockByNumber', [block, false])) as { hash: string }).hash;
const height = async () => Number(await chain.ask('eth_blockNumber', []));

test('starts with the first block that the configuration names', async () => {
  expect(await hashOf('0x0')).toBe(SANDBOX_GENESIS);
});

test('adds two blocks after a transaction, and then rests', async () => {
  const stop = produceBlocks(chain);
  try {
    await chain.fund(SENDER, 10n ** 18n);
    await chain.ask('anvil_impersonateAccount', [SENDER]);
    await chain.ask('eth_sendTransaction', [{ from: SENDER, to: RECIPIENT, value: '0x1' }]);
    await eventually(async () => expect(await height()).toBe(3));
    // Real time: longer than the pause between two blocks of the node, a process of its own.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await height()).toBe(3);
  } finally {
    stop();
  }
});
