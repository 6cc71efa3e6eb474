import type { Session } from '@xana/session';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import {
  formatLoginMessage,
  type LoginMessage,
  parseLoginMessage,
  WELCOME_STATEMENT,
} from '@xana/wallet/login-message';
import { verifyMessage } from 'ethers';
import { logInWithWallet } from './log-in-with-wallet.ts';

/** The server's clock is a day ahead of this browser's. */
const SERVER_TIME = new Date(Date.now() + 86_400_000).toISOString();

interface Sent {
  signature: string;
  walletAddress: string;
  chainId: number;
  message?: string;
}

/** Logs in, and returns the input of each call. */
async function logIn(messageMode: 'erc4361' | 'fixed', tampered: Partial<LoginMessage> = {}) {
  const provider = createFakeWallet({ chainId: 8888 });
  const sent: Record<string, Sent> = {};
  const call = async ({ id }: { id: string }, input: Sent) => {
    sent[id] = input;
    if (id !== 'saveUserNonce') return { user: { id: 1 } };
    const nonce = 'abcDEF1234567890';
    if (messageMode === 'fixed') return { nonce };
    const message = formatLoginMessage({
      domain: 'localhost:3000',
      address: input.walletAddress,
      uri: 'http://localhost:3000',
      chainId: input.chainId,
      nonce,
      issuedAt: SERVER_TIME,
      expirationTime: new Date(Date.parse(SERVER_TIME) + 300_000).toISOString(),
      ...tampered,
    });
    return { nonce, message, serverTime: SERVER_TIME };
  };
  await logInWithWallet({
    wallet: { id: 'fake', name: 'Fake', icon: null, provider } as never,
    session: { call, handOff: () => ({}) } as unknown as Session,
    establish: () => undefined,
    siteOrigin: 'http://localhost:3000',
    messageMode,
  });
  return { sent, address: provider.address() };
}

it('[LG-04] signs the message of the server for this site, address and chain', async () => {
  const { sent, address } = await logIn('erc4361');
  const { message = '', signature = '' } = sent.verifySignature ?? {};
  expect(verifyMessage(message, signature)).toBe(address);
  expect(parseLoginMessage(message)).toMatchObject({
    domain: 'localhost:3000',
    address,
    chainId: 8888,
    nonce: 'abcDEF1234567890',
    issuedAt: SERVER_TIME,
  });
  expect(sent.loginExternalWallet).toMatchObject({ message, signature });
});

it.each<[string, Partial<LoginMessage>]>([
  ['site', { domain: 'evil.test', uri: 'https://evil.test' }],
  ['address', { address: `0x${'00'.repeat(20)}` }],
  ['nonce', { nonce: 'anotherNonce1234' }],
])('[T04] rejects a message with another %s', async (_what, tampered) => {
  await expect(logIn('erc4361', tampered)).rejects.toThrow('not for this login');
});

it('[LG-04] signs the fixed message and sends no message to a host with a fixed message', async () => {
  const { sent, address } = await logIn('fixed');
  for (const step of ['loginExternalWallet', 'verifySignature']) {
    expect(sent[step]?.message).toBeUndefined();
    expect(verifyMessage(WELCOME_STATEMENT, sent[step]?.signature ?? '')).toBe(address);
  }
});
