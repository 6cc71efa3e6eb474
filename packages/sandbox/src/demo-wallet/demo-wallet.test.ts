import { rmSync } from 'node:fs';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { hexlify, toUtf8Bytes, verifyMessage } from 'ethers';
import { type ChainNode, startChainNode } from '../chains/chain-node.ts';
import { startFaucet } from '../faucet/faucet-server.ts';
import { createDemoWallet } from './demo-wallet.ts';

const CHAIN_PORT = 14310;
const FAUCET = 'http://localhost:14311';
const FRIEND = '0x00000000000000000000000000000000000000aa';

let chain: ChainNode;
let faucet: Awaited<ReturnType<typeof startFaucet>>;
let dataDirectory: string;
let wallet: ReturnType<typeof createDemoWallet>;
let storage: { getItem(key: string): string | null; setItem(key: string, value: string): void };

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const ask = (method: string, ...params: unknown[]) => wallet.request({ method, params });
const balanceOf = async (address: string) => BigInt(String(await ask('eth_getBalance', address, 'latest')));

beforeAll(async () => {
  dataDirectory = createTempDirectory('xana-chain');
  chain = await startChainNode({ port: CHAIN_PORT, chainId: 8888, dataDirectory });
  faucet = await startFaucet({ port: 14311, siteOrigin: 'http://localhost:3000', chain });
});

afterAll(async () => {
  faucet.close();
  await chain.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

beforeEach(() => {
  storage = memoryStorage();
  wallet = createDemoWallet({ rpc: { 8888: [chain.url], 1: ['http://localhost:1'] }, faucet: FAUCET, storage });
});

test('default: connects with one account, on XANAChain, with 25 XETA', async () => {
  const [address] = (await ask('eth_requestAccounts')) as string[];
  expect(address).toMatch(/^0x[0-9a-f]{40}$/);
  expect(await ask('eth_chainId')).toBe('0x22b8');
  expect(await balanceOf(String(address))).toBe(25n * 10n ** 18n);
});

test('behavior: keeps the account of a browser', async () => {
  const again = createDemoWallet({ rpc: {}, faucet: FAUCET, storage });
  expect(await again.request({ method: 'eth_accounts' })).toEqual(await ask('eth_accounts'));
});

test('behavior: signs text given in hex or as plain text', async () => {
  const [address] = (await ask('eth_accounts')) as string[];
  for (const message of ['Welcome. ようこそ', hexlify(toUtf8Bytes('Welcome. ようこそ'))]) {
    const signature = await ask('personal_sign', message, address);
    expect(verifyMessage('Welcome. ようこそ', String(signature)).toLowerCase()).toBe(address);
  }
});

test('behavior: sends value on the chain, and the faucet funds an address only once', async () => {
  const [address] = (await ask('eth_requestAccounts')) as string[];
  const hash = await ask('eth_sendTransaction', { from: address, to: FRIEND, value: '0xde0b6b3a7640000' });
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
  expect(await balanceOf(FRIEND)).toBe(10n ** 18n);
  await ask('eth_requestAccounts');
  expect(await balanceOf(String(address))).toBeLessThan(24n * 10n ** 18n);
});

test('behavior: switches to known chains and emits chainChanged once', async () => {
  const listener = jest.fn();
  wallet.on('chainChanged', listener);
  await ask('wallet_switchEthereumChain', { chainId: '0x1' });
  await ask('wallet_switchEthereumChain', { chainId: '0x1' });
  expect(listener.mock.calls).toEqual([['0x1']]);
  await expect(ask('wallet_switchEthereumChain', { chainId: '0x89' })).rejects.toMatchObject({ code: 4902 });
  await ask('wallet_addEthereumChain', { chainId: '0x89', rpcUrls: ['http://localhost:1'] });
  expect(await ask('eth_chainId')).toBe('0x89');
});

test('behavior: rejects unknown methods with the EIP-1193 error code', async () => {
  await expect(ask('wallet_watchAsset', {})).rejects.toMatchObject({ code: 4200 });
  await expect(ask('constructor')).rejects.toMatchObject({ code: 4200 });
  await expect(ask('eth_noSuchThing')).rejects.toMatchObject({ code: -32601 });
});
