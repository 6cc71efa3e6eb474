import type { Session } from '@xana/session';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import {
  formatLoginMessage,
  type LoginMessage,
  parseLoginMessage,
  WELCOME_STATEMENT,
} from '@xana/wallet/login-message';
import { verifyMessage } from 'ethers';
import type { ConnectedWallet } from '../../connectors/connector.ts';
import { logIn } from './log-in.ts';

/** The server's clock is a day ahead of this browser's. */
const SERVER_TIME = new Date(Date.now() + 86_400_000).toISOString();

interface Sent {
  signature: string;
  walletAddress: string;
  chainId: number;
  message?: string;
  is_web3_auth?: number;
  email?: string;
  idToken?: string;
}

interface Change {
  wallet?: Partial<ConnectedWallet>;
  tampered?: Partial<LoginMessage>;
}

/** Logs in, and returns the input of each call. */
async function sentBy(messageMode: 'erc4361' | 'fixed', { wallet, tampered }: Change = {}) {
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
  await logIn({
    wallet: { walletType: 'ethereum', address: provider.address(), chainId: 8888, provider, ...wallet },
    attempt: { id: 'demo', name: 'Demo wallet' },
    session: { call, handOff: () => ({}) } as unknown as Session,
    establish: () => undefined,
    siteOrigin: 'http://localhost:3000',
    messageMode,
  });
  return { sent, address: provider.address() };
}

it('[LG-04] signs the message of the server for this site, address and chain', async () => {
  const { sent, address } = await sentBy('erc4361');
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
  expect(sent.verifySignature).toMatchObject({ method: 'wallet', walletName: 'Demo wallet' });
});

it.each<[string, Partial<LoginMessage>]>([
  ['site', { domain: 'evil.test', uri: 'https://evil.test' }],
  ['address', { address: `0x${'00'.repeat(20)}` }],
  ['nonce', { nonce: 'anotherNonce1234' }],
])('[T04] rejects a message with another %s', async (_what, tampered) => {
  await expect(sentBy('erc4361', { tampered })).rejects.toThrow('not for this login');
});

it('[LG-04] signs the fixed message and sends no message to a host with a fixed message', async () => {
  const { sent, address } = await sentBy('fixed');
  for (const step of ['loginExternalWallet', 'verifySignature']) {
    expect(sent[step]?.message).toBeUndefined();
    expect(verifyMessage(WELCOME_STATEMENT, sent[step]?.signature ?? '')).toBe(address);
  }
});

it.each([
  ['ethereum', 0],
  ['walletconnect', 0],
  ['web3Auth', 1],
  ['magiclink', 1],
] as const)('[LG-06] [LG-16] sends is_web3_auth for a wallet of type %s: %i', async (walletType, flag) => {
  const wallet = { walletType, email: 'mia@x.test', idToken: 'signed.by.service' };
  const { sent } = await sentBy('erc4361', { wallet });
  expect(sent.loginExternalWallet).toMatchObject({
    is_web3_auth: flag,
    email: 'mia@x.test',
    idToken: 'signed.by.service',
  });
});
