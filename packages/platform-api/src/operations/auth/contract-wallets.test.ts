import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AbiCoder, getAddress, hashMessage, Interface, verifyMessage, Wallet } from 'ethers';
import { claimOf, signLogin, type TestWallet, useTestServer } from '../../../test/test-server.ts';
import { handOffRoom, reissueHandOffCode } from './hand-off/hand-offs.ts';
import { grantHandOffTo } from './hand-off/test-consent.ts';

const owner = Wallet.createRandom();
/** The address of the contract wallet; its owner's key signs for it. */
const SAFE = `0x${'5afe'.repeat(10)}`;
const abi = new Interface(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);

let chain: Server;
let isChainUp = true;
/** The messages of the last login and of consents since. */
let messages: string[] = [];

/** What the chain returns instead of the right result. */
let chainResult: string | 'right' | 'late' = 'right';

/** A chain node with one contract, which accepts its owner's signatures of `messages` alone. */
function answer({ id, method, params }: { id: number; method: string; params: [{ to?: string; data?: string }] }) {
  const reply = (result: unknown) => ({ jsonrpc: '2.0', id, result });
  if (method !== 'eth_call' || params[0].to?.toLowerCase() !== SAFE) return reply('0x');
  if (chainResult === 'reverted')
    return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: '0x' } };
  if (chainResult !== 'right') return reply(chainResult);
  const [hash, signature] = abi.decodeFunctionData('isValidSignature', params[0].data ?? '0x') as unknown as [
    string,
    string,
  ];
  let isOwners = false;
  try {
    isOwners = messages.some(
      (message) => hash === hashMessage(message) && verifyMessage(message, signature) === owner.address,
    );
  } catch {}
  return reply(AbiCoder.defaultAbiCoder().encode(['bytes4'], [isOwners ? '0x1626ba7e' : '0xffffffff']));
}

beforeAll(async () => {
  chain = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (!isChainUp) return response.destroy();
      if (chainResult === 'late') return;
      const asked = JSON.parse(body) as Parameters<typeof answer>[0] | Parameters<typeof answer>[0][];
      const answers = Array.isArray(asked) ? asked.map(answer) : answer(asked);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers));
    });
  });
  await new Promise<void>((resolve) => chain.listen(0, resolve));
});
afterAll(() => {
  chain.closeAllConnections();
  chain.close();
});
const server = useTestServer(() => {
  const { port } = chain.address() as AddressInfo;
  return { chain: { id: 8888, rpcUrl: `http://localhost:${port}` } };
});

type Signer = { signMessage(message: string): Promise<string> };

/** What a browser does for a contract wallet: its owner signs a message that contains the address of the contract. */
async function signFor(signer: Signer, { address = SAFE, chainId = 8888 } = {}) {
  const wallet = { address: getAddress(address), signMessage: (message: string) => signer.signMessage(message) };
  const signed = await signLogin(server, wallet as Wallet, { chainId });
  messages = [signed.message];
  return signed;
}

const login = (signed: Parameters<typeof claimOf>[0]) =>
  server.ask('POST', '/auth/login-external-wallet', { body: claimOf(signed) });
const verify = (body: object) => server.ask('POST', '/auth/v3/verify-signature', { body });

describe('[LG-04] contract wallet (ERC-1271)', () => {
  it('logs in once with the signature of its owner', async () => {
    const signed = await signFor(owner);
    expect((await login(signed)).status).toBe(200);
    const { status, data } = await verify(signed);
    expect([status, (data as { user: { userWallet: { address: string } } }).user.userWallet.address]).toEqual([
      200,
      SAFE,
    ]);
    expect((await verify(signed)).code).toBe('NONCE_INVALID');
  });

  it('rejects the signature of another key, and an address without a contract', async () => {
    const stranger = Wallet.createRandom();
    expect((await verify(await signFor(stranger))).code).toBe('SIGNATURE_INVALID');
    expect((await verify(await signFor(stranger, { address: `0x${'00ff'.repeat(10)}` }))).code).toBe(
      'SIGNATURE_INVALID',
    );
    // The nonce belongs to the contract wallet alone.
    expect((await verify({ ...(await signFor(owner)), walletAddress: stranger.address })).code).toBe('NONCE_INVALID');
  });

  const full = (start: string) => `0x${start}${'0'.repeat(64 - start.length)}`;
  it.each([
    ['returns the value for an invalid signature', full('ffffffff')],
    ['returns a value similar to the magic value', full('1626ba7f')],
    ['returns nothing', '0x'],
    ['returns a byte too few', `0x1626ba7e${'0'.repeat(54)}`],
    ['returns further bytes after the magic value', `0x1626ba7e${'0'.repeat(48)}deadbeef`],
    ['reverts', 'reverted'],
    ['does not answer in time', 'late'],
  ])('[T07] rejects a login when the contract %s', async (_what, result) => {
    const signed = await signFor(owner);
    chainResult = result;
    try {
      expect((await verify(signed)).code).toBe('SIGNATURE_INVALID');
    } finally {
      chainResult = 'right';
    }
    expect((await verify(signed)).status).toBe(200);
  });

  it('[T07] rejects a message for another chain, where another contract may have the address', async () => {
    expect((await verify(await signFor(owner, { chainId: 1 }))).code).toBe('SIGNATURE_INVALID');
    const key = Wallet.createRandom();
    const signed = await signLogin(server, key, { chainId: 1 });
    await login(signed);
    expect((await verify(signed)).status).toBe(200);
  });

  /** Grants a hand-off to an app. @returns the refresh token of the app */
  async function grantHandOff(token: string, signer: Signer): Promise<string> {
    const signMessage = (message: string) => {
      messages.push(message);
      return signer.signMessage(message);
    };
    const wallet = { signMessage } as TestWallet;
    const app = { builderLoginHash: `made-up-${Wallet.createRandom().address}`, deviceId: 'phone-7' };
    expect((await grantHandOffTo(server, { token, wallet }, app)).status).toBe(200);
    const code = await reissueHandOffCode(server.database, String(handOffRoom(app.builderLoginHash, app.deviceId)));
    const session = await server.ask('POST', '/auth/exchange-hand-off', { body: { ...app, code: code?.code } });
    return (session.data as { refresh_token: string }).refresh_token;
  }

  it('[T07] ends the session and those of its apps at the next refresh when the contract no longer accepts the signature', async () => {
    const { cookie, data } = await verify(await signFor(owner));
    const refresh = (sent: string | undefined) =>
      server.ask('POST', '/auth/refresh-token', { body: {}, cookie: String(sent) });
    const { token } = data as { token: string };
    const refreshToken = await grantHandOff(token, owner);
    const key = Wallet.createRandom();
    const signed = await signLogin(server, key);
    await login(signed);
    const ofKey = await grantHandOff(((await verify(signed)).data as { token: string }).token, key);
    const next = await refresh(cookie);
    expect(next.status).toBe(200);
    chainResult = 'late';
    // While the chain is unavailable the session is neither refreshed nor ended.
    expect((await refresh(next.cookie)).code).toBe('SERVER_BUSY');
    chainResult = full('ffffffff');
    expect((await refresh(next.cookie)).code).toBe('SESSION_ENDED');
    const headers = { 'x-client': 'app' };
    const refreshApp = (refresh_token: string) =>
      server.ask('POST', '/auth/refresh-token', { body: { refresh_token }, headers });
    expect((await refreshApp(refreshToken)).code).toBe('SESSION_ENDED');
    // The session of an app of a key wallet does not depend on the contract.
    expect((await refreshApp(ofKey)).status).toBe(200);
    chainResult = 'right';
    expect((await refresh(next.cookie)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
  }, 120_000);

  it('[B20] rejects contract wallets while the chain is unavailable, and accepts wallets with a key', async () => {
    isChainUp = false;
    try {
      expect((await verify(await signFor(owner))).code).toBe('SIGNATURE_INVALID');
      const signed = await signLogin(server, owner);
      expect((await login(signed)).status).toBe(200);
      expect((await verify(signed)).status).toBe(200);
    } finally {
      isChainUp = true;
    }
  });
});
