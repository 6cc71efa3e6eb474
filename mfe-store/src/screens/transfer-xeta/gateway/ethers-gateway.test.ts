import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_GENESIS } from '@xana/sandbox/chain-genesis';
import { type ChainNode, startChainNode } from '@xana/sandbox/chain-node';
import { eventually } from '@xana/test-kit/eventually';
import { freePort } from '@xana/test-kit/free-port';
import { Wallet } from 'ethers';
import { createEthersGateway } from './ethers-gateway.ts';
import { maximumFee, type NewTransfer, type SentTransaction } from './xeta-gateway.ts';

const XETA = 10n ** 18n;
const TO = `0x${'22'.repeat(20)}`;
let directory: string;
let chain: ChainNode;
let from: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'xana-gateway-'));
  chain = await startChainNode({ port: await freePort(), chainId: 8888, dataDirectory: directory });
});
afterAll(async () => {
  await chain.stop();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  from = Wallet.createRandom().address;
  await chain.fund(from, 5n * XETA);
  await chain.ask('anvil_impersonateAccount', [from]);
});

/** The node itself is the wallet: it signs for the account. */
const wallet = () => ({
  request: ({ method, params = [] }: { method: string; params?: unknown[] | object }) =>
    chain.ask(method, params as unknown[]),
});
const open = (change: Partial<Parameters<typeof createEthersGateway>[0]> = {}) =>
  createEthersGateway({ nodes: [chain.url], genesis: SANDBOX_GENESIS, wallet: wallet(), ...change });

async function prepare(wei: bigint): Promise<NewTransfer> {
  const gateway = open();
  return { from, to: TO, wei, fee: await gateway.estimateFee(from, TO), nonce: await gateway.nextNonce(from) };
}
const sentAs = ({ to, wei, nonce }: NewTransfer, hash: string | null, sentAt = Date.now()): SentTransaction => ({
  hash,
  from,
  to,
  wei,
  nonce,
  sentAt,
});

/** The node mines at once, and answers a moment before the block can be read. */
async function send(transfer: NewTransfer): Promise<string> {
  const hash = await open().send(transfer);
  await eventually(async () => expect(await chain.ask('eth_getTransactionReceipt', [hash])).not.toBeNull());
  return hash;
}

test('[TX-05] [TX-06] sends exactly the amount, for at most the fee that was shown', async () => {
  const transfer = await prepare(2n * XETA);
  const before = await open().balanceOf(TO);
  const hash = await send(transfer);
  expect(await open().stateOf(sentAs(transfer, hash))).toEqual({ status: 'included', hash, confirmations: 1 });
  expect((await open().balanceOf(TO)) - before).toBe(2n * XETA);
  const paid = 5n * XETA - 2n * XETA - (await open().balanceOf(from));
  expect(paid > 0n && paid <= maximumFee(transfer.fee)).toBe(true);
});

test('[TX-04] sends MAX: the balance without twice the fee', async () => {
  const { fee } = await prepare(0n);
  const transfer = await prepare(5n * XETA - maximumFee(fee));
  const hash = await send(transfer);
  expect(await open().stateOf(sentAs(transfer, hash))).toMatchObject({ status: 'included' });
});

test('a second transaction with the same nonce is refused: nothing is paid twice', async () => {
  const transfer = await prepare(XETA);
  await send(transfer);
  const before = await open().balanceOf(TO);
  await expect(open().send(transfer)).rejects.toThrow();
  expect(await open().balanceOf(TO)).toBe(before);
});

test('[TX-05] finds a transfer whose answer was lost, and one that was sent again with a higher fee', async () => {
  const transfer = await prepare(XETA);
  const hash = await send(transfer);
  expect(await open().stateOf(sentAs(transfer, null))).toMatchObject({ status: 'included', hash });
  expect(await open().stateOf(sentAs(transfer, `0x${'0'.repeat(64)}`))).toMatchObject({ status: 'included', hash });
});

test('tells a replaced transfer from a dropped and a pending one', async () => {
  const transfer = await prepare(XETA);
  expect(await open().stateOf(sentAs(transfer, null))).toEqual({ status: 'pending' });
  expect(await open().stateOf(sentAs(transfer, null, Date.now() - 121_000))).toEqual({ status: 'dropped' });
  await open().send({ ...transfer, wei: 1n });
  await eventually(async () => expect(await open().stateOf(sentAs(transfer, null))).toEqual({ status: 'replaced' }));
});

test('[TX-05] never claims that a transfer was not sent when its block is too old to be read', async () => {
  const transfer = await prepare(XETA);
  const hash = await send(transfer);
  await chain.ask('anvil_mine', ['0x40']);
  expect(await open().stateOf(sentAs(transfer, hash))).toMatchObject({ status: 'included', hash });
  expect(await open().stateOf(sentAs(transfer, null))).toEqual({ status: 'pending' });
  expect(await open().stateOf(sentAs(transfer, null, Date.now() - 121_000))).toEqual({ status: 'untraced' });
});

test('reports a transfer that the chain reverted as failed', async () => {
  const reverting = `0x${'33'.repeat(20)}`;
  await chain.ask('anvil_setCode', [reverting, '0x60006000fd']);
  const transfer = { ...(await prepare(XETA)), to: reverting };
  const hash = await send({ ...transfer, fee: { ...transfer.fee, gasLimit: 60_000n } });
  expect(await open().stateOf(sentAs(transfer, hash))).toMatchObject({ status: 'failed', hash });
});

describe('checkNetwork', () => {
  test('accepts the configured chain', async () => {
    await expect(open().checkNetwork()).resolves.toBeUndefined();
  });

  test.each<[string, () => Partial<Parameters<typeof createEthersGateway>[0]>]>([
    ['another block 0 of the same chain id', () => ({ genesis: `0x${'1'.repeat(64)}` })],
    ['no configured block 0', () => ({ genesis: undefined })],
    ['a wallet on another chain', () => ({ wallet: answering('eth_chainId', '0x1') })],
    ['a wallet whose node has another block 0', () => ({ wallet: answering('eth_getBlockByNumber', { hash: '0x1' }) })],
    ['a wallet whose node has no block 0', () => ({ wallet: answering('eth_getBlockByNumber', null) })],
  ])('rejects %s', async (_, change) => {
    await expect(open(change()).checkNetwork()).rejects.toMatchObject({ problem: 'wrongNetwork' });
  });
});

function answering(method: string, answer: unknown) {
  const real = wallet();
  return {
    request: async (call: { method: string; params?: unknown[] | object }) =>
      call.method === method ? answer : real.request(call),
  };
}

test('asks the next node when one does not answer', async () => {
  const dead = `http://localhost:${await freePort()}`;
  expect(await open({ nodes: [dead, chain.url] }).balanceOf(from)).toBe(5n * XETA);
  await expect(open({ nodes: [dead] }).balanceOf(from)).rejects.toMatchObject({ problem: 'unreachable' });
});
