import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AbiCoder, getAddress, hashMessage, Interface, verifyMessage, Wallet } from 'ethers';
import { claimOf, signLogin, startTestServer, type TestServer, type TestWallet } from '../../test-server.ts';
import { handOffRoom, reissueHandOffCode } from './hand-off/hand-offs.ts';
import { letAppIn } from './hand-off/test-consent.ts';

const owner = Wallet.createRandom();
/** The wallet that is a program; its owner's key signs for it. */
const SAFE = `0x${'5afe'.repeat(10)}`;
const abi = new Interface(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);

let chain: Server;
let server: TestServer;
let isChainUp = true;
/** Of the last login, and of consents since. */
let messages: string[] = [];

/** What the chain says beside the truth, for tests. */
let word: string | 'truth' | 'late' = 'truth';

/** A chain node that knows one program: it agrees with its owner's signatures of these messages, and with no other. */
function answer({ id, method, params }: { id: number; method: string; params: [{ to?: string; data?: string }] }) {
  const reply = (result: unknown) => ({ jsonrpc: '2.0', id, result });
  if (method !== 'eth_call' || params[0].to?.toLowerCase() !== SAFE) return reply('0x');
  if (word === 'reverted') return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: '0x' } };
  if (word !== 'truth') return reply(word);
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
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (!isChainUp) return response.destroy();
      if (word === 'late') return;
      const asked = JSON.parse(body) as Parameters<typeof answer>[0] | Parameters<typeof answer>[0][];
      const answers = Array.isArray(asked) ? asked.map(answer) : answer(asked);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers));
    });
  });
  await new Promise<void>((resolve) => chain.listen(0, resolve));
  const rpcUrl = `http://localhost:${(chain.address() as AddressInfo).port}`;
  const directory = mkdtempSync(join(tmpdir(), 'platform-'));
  server = await startTestServer(directory, { chain: { id: 8888, rpcUrl } });
}, 120_000);
afterAll(async () => {
  await server.close();
  chain.closeAllConnections();
  chain.close();
});

type Signer = { signMessage(message: string): Promise<string> };

/** What a browser does for a wallet that is a program: its owner signs a message that names the program. */
async function signFor(signer: Signer, { address = SAFE, chainId = 8888 } = {}) {
  const wallet = { address: getAddress(address), signMessage: (message: string) => signer.signMessage(message) };
  const signed = await signLogin(server, wallet as Wallet, { chainId });
  messages = [signed.message];
  return signed;
}

const login = (signed: Parameters<typeof claimOf>[0]) =>
  server.ask('POST', '/auth/login-external-wallet', { body: claimOf(signed) });
const verify = (body: object) => server.ask('POST', '/auth/v3/verify-signature', { body });

describe('[LG-04] a wallet that is a program on the chain', () => {
  it('logs in with its owner’s signature, once', async () => {
    const signed = await signFor(owner);
    expect((await login(signed)).status).toBe(200);
    const { status, data } = await verify(signed);
    expect([status, (data as { user: { userWallet: { address: string } } }).user.userWallet.address]).toEqual([
      200,
      SAFE,
    ]);
    expect((await verify(signed)).code).toBe('NONCE_INVALID');
  });

  it('is not opened by somebody else’s key, nor is a wallet of which the chain knows nothing', async () => {
    const stranger = Wallet.createRandom();
    expect((await verify(await signFor(stranger))).code).toBe('SIGNATURE_INVALID');
    expect((await verify(await signFor(stranger, { address: `0x${'00ff'.repeat(10)}` }))).code).toBe(
      'SIGNATURE_INVALID',
    );
    // The nonce was given to the wallet, and to nobody else.
    expect((await verify({ ...(await signFor(owner)), walletAddress: stranger.address })).code).toBe('NONCE_INVALID');
  });

  const full = (start: string) => `0x${start}${'0'.repeat(64 - start.length)}`;
  it.each([
    ['says no', full('ffffffff')],
    ['says yes in other words', full('1626ba7f')],
    ['says nothing', '0x'],
    ['says a byte too few', `0x1626ba7e${'0'.repeat(54)}`],
    ['says yes with something behind it', `0x1626ba7e${'0'.repeat(48)}deadbeef`],
    ['fails', 'reverted'],
    ['does not answer in time', 'late'],
  ])('[T07] is refused when its program %s', async (_what, says) => {
    const signed = await signFor(owner);
    word = says;
    try {
      expect((await verify(signed)).code).toBe('SIGNATURE_INVALID');
    } finally {
      word = 'truth';
    }
    expect((await verify(signed)).status).toBe(200);
  });

  it('[T07] is believed for our chain alone: elsewhere another program may have its address', async () => {
    expect((await verify(await signFor(owner, { chainId: 1 }))).code).toBe('SIGNATURE_INVALID');
    const key = Wallet.createRandom();
    const signed = await signLogin(server, key, { chainId: 1 });
    await login(signed);
    expect((await verify(signed)).status).toBe(200);
  });

  /** An app that the member of this token lets in. @returns its refresh token */
  async function letIn(token: string, signer: Signer): Promise<string> {
    const signMessage = (message: string) => {
      messages.push(message);
      return signer.signMessage(message);
    };
    const wallet = { signMessage } as TestWallet;
    const place = { builderLoginHash: `made-up-${Wallet.createRandom().address}`, deviceId: 'a-device-of-theirs' };
    expect((await letAppIn(server, { token, wallet }, place)).status).toBe(200);
    const code = await reissueHandOffCode(server.database, String(handOffRoom(place.builderLoginHash, place.deviceId)));
    const app = await server.ask('POST', '/auth/exchange-hand-off', { body: { ...place, code: code?.code } });
    return (app.data as { refresh_token: string }).refresh_token;
  }

  it('[T07] is out with its next exchange when its program no longer agrees, with the apps that it let in', async () => {
    const { cookie, data } = await verify(await signFor(owner));
    const refresh = (sent: string | undefined) =>
      server.ask('POST', '/auth/refresh-token', { body: {}, cookie: String(sent) });
    const { token } = data as { token: string };
    const refreshToken = await letIn(token, owner);
    const key = Wallet.createRandom();
    const signed = await signLogin(server, key);
    await login(signed);
    const ofKey = await letIn(((await verify(signed)).data as { token: string }).token, key);
    const next = await refresh(cookie);
    expect(next.status).toBe(200);
    word = 'late';
    // Nobody knows: it neither goes on nor ends.
    expect((await refresh(next.cookie)).code).toBe('SERVER_BUSY');
    word = full('ffffffff');
    expect((await refresh(next.cookie)).code).toBe('SESSION_ENDED');
    const headers = { 'x-client': 'app' };
    const refreshApp = (refresh_token: string) =>
      server.ask('POST', '/auth/refresh-token', { body: { refresh_token }, headers });
    expect((await refreshApp(refreshToken)).code).toBe('SESSION_ENDED');
    // An app that a wallet with a key let in owes that program nothing.
    expect((await refreshApp(ofKey)).status).toBe(200);
    word = 'truth';
    expect((await refresh(next.cookie)).code).toBe('SESSION_ENDED');
    expect((await server.ask('GET', '/auth/sessions', { token })).status).toBe(401);
  }, 120_000);

  it('[B20] is refused while the chain does not answer, and wallets with a key are not', async () => {
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
