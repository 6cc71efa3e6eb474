import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AbiCoder, getAddress, hashMessage, Interface, verifyMessage, Wallet } from 'ethers';
import { claimOf, signLogin, startTestServer, type TestServer } from '../../test-server.ts';

const owner = Wallet.createRandom();
/** The wallet that is a program; its owner's key signs for it. */
const SAFE = `0x${'5afe'.repeat(10)}`;
const abi = new Interface(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);

let chain: Server;
let server: TestServer;
let isChainUp = true;
let lastMessage = '';

/** A chain node that knows one program: it agrees with its owner's signatures of the last message, and with no other. */
function answer({ id, method, params }: { id: number; method: string; params: [{ to?: string; data?: string }] }) {
  const reply = (result: unknown) => ({ jsonrpc: '2.0', id, result });
  if (method !== 'eth_call' || params[0].to?.toLowerCase() !== SAFE) return reply('0x');
  const [hash, signature] = abi.decodeFunctionData('isValidSignature', params[0].data ?? '0x') as unknown as [
    string,
    string,
  ];
  let isOwners = false;
  try {
    isOwners = hash === hashMessage(lastMessage) && verifyMessage(lastMessage, signature) === owner.address;
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
      const asked = JSON.parse(body) as Parameters<typeof answer>[0] | Parameters<typeof answer>[0][];
      const answers = Array.isArray(asked) ? asked.map(answer) : answer(asked);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers));
    });
  });
  await new Promise<void>((resolve) => chain.listen(0, resolve));
  const rpcUrl = `http://localhost:${(chain.address() as AddressInfo).port}`;
  const directory = mkdtempSync(join(tmpdir(), 'platform-'));
  server = await startTestServer(directory, { chain: { id: 8888, rpcUrl } });
}, 60_000);
afterAll(async () => {
  await server.close();
  chain.closeAllConnections();
  chain.close();
});

/** What a browser does for a wallet that is a program: its owner signs a message that names the program. */
async function signFor(signer: { signMessage(message: string): Promise<string> }, address = SAFE) {
  const signed = await signLogin(server, {
    address: getAddress(address),
    signMessage: (message: string) => signer.signMessage(message),
  } as Wallet);
  lastMessage = signed.message;
  return signed;
}

const verify = (body: object) => server.ask('POST', '/auth/v3/verify-signature', { body });

describe('[LG-04] a wallet that is a program on the chain', () => {
  it('logs in with its owner’s signature, once', async () => {
    const signed = await signFor(owner);
    expect((await server.ask('POST', '/auth/login-external-wallet', { body: claimOf(signed) })).status).toBe(200);
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
    expect((await verify(await signFor(stranger, `0x${'00ff'.repeat(10)}`))).code).toBe('SIGNATURE_INVALID');
    expect((await verify({ ...(await signFor(owner)), walletAddress: stranger.address })).code).toBe(
      'SIGNATURE_INVALID',
    );
  });

  it('is refused while the chain does not answer, and wallets with a key are not', async () => {
    isChainUp = false;
    try {
      expect((await verify(await signFor(owner))).code).toBe('SIGNATURE_INVALID');
      const signed = await signLogin(server, owner);
      expect((await server.ask('POST', '/auth/login-external-wallet', { body: claimOf(signed) })).status).toBe(200);
      expect((await verify(signed)).status).toBe(200);
    } finally {
      isChainUp = true;
    }
  });
});
