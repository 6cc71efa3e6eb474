import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hexlify, toUtf8Bytes, verifyMessage } from 'ethers';
import { createKeyWallet } from './key-wallet.ts';
import { readAccount } from './read-account.ts';

const KEY = `0x${'07'.repeat(32)}`;
const walletOn = (rpc: Record<string, string[]> = {}) => createKeyWallet({ privateKey: KEY, chainId: 8888, rpc });

it('signs a message with the key of its account', async () => {
  const wallet = walletOn();
  const { address, chainId } = await readAccount(wallet);
  const message = 'Welcome. ようこそ';
  const params = [hexlify(toUtf8Bytes(message)), address];
  const signature = await wallet.request({ method: 'personal_sign', params });
  expect(verifyMessage(message, String(signature))).toBe(address);
  expect(chainId).toBe(8888);
});

it('switches the chain without a question, and emits chainChanged once', async () => {
  const wallet = walletOn();
  const changes: unknown[] = [];
  wallet.on?.('chainChanged', (chain) => changes.push(chain));
  for (let times = 0; times < 2; times += 1)
    await wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] });
  expect(changes).toEqual(['0x89']);
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x89');
  await expect(
    wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: 'nonsense' }] }),
  ).rejects.toMatchObject({ code: -32602 });
});

it('reads from the node of its chain, and reports a chain without a node', async () => {
  const node = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', () => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_getBalance' ? '0x7' : null }));
    });
  });
  await new Promise<void>((resolve) => node.listen(0, 'localhost', resolve));
  const wallet = walletOn({ 8888: [`http://localhost:${(node.address() as AddressInfo).port}`] });
  const getBalance = { method: 'eth_getBalance', params: [`0x${'1'.repeat(40)}`, 'latest'] };
  expect(await wallet.request(getBalance)).toBe('0x7');
  await wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] });
  await expect(wallet.request(getBalance)).rejects.toMatchObject({ code: 4901 });
  node.closeAllConnections();
  node.close();
});

it('rejects methods that it does not support', async () => {
  await expect(walletOn().request({ method: 'wallet_revokePermissions' })).rejects.toMatchObject({ code: 4200 });
});
